import Foundation
import SnapshotStore

/// Where a watch keeps its state when the configuration does not say.
enum StateLocation {
  /// A file in `$XDG_STATE_HOME/sdkdiff` (or `~/.local/state/sdkdiff`), one for each configuration file; nil when
  /// neither is known.
  static func path(configuration: String, environment: [String: String]) -> String? {
    let folder: String
    // Relative values are to be ignored: https://specifications.freedesktop.org/basedir-spec
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      folder = state
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      folder = home + "/.local/state"
    } else {
      return nil
    }
    let digest = ContentDigest.hex(Array(configuration.utf8)).prefix(12)
    return "\(folder)/sdkdiff/watch-\(digest).sqlite"
  }

  /// Whether a path is in a folder, links and `..` resolved as far as there is something.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    func real(_ path: String) -> String {
      URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }
    let (inner, outer) = (real(path), real(folder))
    return inner == outer || inner.hasPrefix(outer.hasSuffix("/") ? outer : outer + "/")
  }
}
