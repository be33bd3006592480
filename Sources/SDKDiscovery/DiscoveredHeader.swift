/// A header of a module.
package struct DiscoveredHeader: Sendable, Hashable {
  /// Where it is, as the compiler will find it: absolute, inside the input's root, links not resolved.
  package var path: String
  /// Path below the module's header folder: `ATTrackingManager.h`, `sub/x.h`; a private one of a framework
  /// is `PrivateHeaders/x.h`.
  package var name: String
  /// How to import it: `<Framework/X.h>`, `<dispatch/queue.h>`, or the quoted absolute path where no search
  /// path leads to it.
  package var spelling: String
  /// Other paths of the same file, by links inside the input: the compiler may name it by one of them.
  package var otherPaths: [String]

  /// Makes a header.
  package init(path: String, name: String, spelling: String, otherPaths: [String] = []) {
    self.path = path
    self.name = name
    self.spelling = spelling
    self.otherPaths = otherPaths
  }
}
