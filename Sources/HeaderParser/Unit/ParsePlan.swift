/// What one translation unit shall read; crosses from the tool to its worker as JSON.
package struct ParsePlan: Codable, Sendable {
  /// A header of a module.
  package struct Header: Codable, Sendable, Hashable {
    /// Where it is, as the parse will find it.
    package var path: String
    /// Path below the module's header folder.
    package var name: String
    /// How to import it: `<X/Y.h>`, or a quoted path.
    package var spelling: String
    /// Other paths under which the parse may find the same file.
    package var otherPaths: [String]

    /// Makes a header.
    package init(path: String, name: String, spelling: String, otherPaths: [String] = []) {
      self.path = path
      self.name = name
      self.spelling = spelling
      self.otherPaths = otherPaths
    }
  }

  /// A module with its headers, the umbrella first.
  package struct Module: Codable, Sendable, Hashable {
    /// The module's name.
    package var name: String
    /// Its headers, in the order to import them.
    package var headers: [Header]
    /// How many of them, from the first, are the umbrella's.
    package var umbrellaCount: Int

    /// Makes a module.
    package init(name: String, headers: [Header], umbrellaCount: Int) {
      self.name = name
      self.headers = headers
      self.umbrellaCount = umbrellaCount
    }
  }

  /// The modules to read.
  package var modules: [Module]
  /// The compiler's target triple.
  package var target: String
  /// The SDK that answers imports; nil where only the tool's stub headers do.
  package var sysroot: String?
  /// Folders of frameworks, searched before the SDK.
  package var frameworkFolders: [String]
  /// Folders of headers, searched before the SDK.
  package var headerFolders: [String]
  /// More arguments for the compiler, the user's.
  package var extraArguments: [String]
  /// Whether the tool answers for what is not there, with its stub headers and with declarations of names
  /// that it missed. A whole SDK answers its own imports; what it lacks is an error of its own, and a second
  /// parse of it all would cost seconds.
  package var usesStandIns: Bool
  /// Headers that bring the compiler down: wherever they are imported, nothing is read.
  package var blocked: [String]

  /// Makes a plan.
  package init(
    modules: [Module], target: String, sysroot: String? = nil, frameworkFolders: [String] = [],
    headerFolders: [String] = [], extraArguments: [String] = [], usesStandIns: Bool = true,
    blocked: [String] = []
  ) {
    self.modules = modules
    self.target = target
    self.sysroot = sysroot
    self.frameworkFolders = frameworkFolders
    self.headerFolders = headerFolders
    self.extraArguments = extraArguments
    self.usesStandIns = usesStandIns
    self.blocked = blocked
  }
}
