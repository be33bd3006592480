import Foundation

/// Paths of a configuration file: relative ones are relative to it.
struct ConfigurationPaths {
  /// Its folder, absolute.
  let folder: String

  init(file: String) { folder = (file as NSString).deletingLastPathComponent }

  /// An absolute path; `~/` is the home folder.
  func absolute(_ path: String) -> String {
    if path.hasPrefix("~/") {
      return NSString(string: path).expandingTildeInPath
    }
    return path.hasPrefix("/") ? path : tidy("\(folder)/\(path)")
  }

  /// An absolute pattern: what stands for itself in the folder's own path goes on doing so.
  func pattern(_ path: String) -> String {
    if path.hasPrefix("/") || path.hasPrefix("~/") { return absolute(path) }
    return tidy("\(SourceGlob.escape(folder))/\(path)")
  }

  /// Without `./` and doubled slashes; `..` is the file system's to resolve.
  private func tidy(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    return "/" + parts.joined(separator: "/")
  }
}
