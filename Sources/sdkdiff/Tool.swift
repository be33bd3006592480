import Foundation

/// The tool itself.
enum Tool {
  /// Its version, as CHANGELOG.md has it.
  static let version = "0.1.0"

  /// The version, and what tells this program from another of the same version.
  static var identity: String {
    #if os(Linux)
      let path: String? = "/proc/self/exe"
    #else
      let path = Bundle.main.executablePath
    #endif
    var facts = stat()
    guard let path, stat(path, &facts) == 0 else { return version }
    #if os(Linux)
      let changed = facts.st_mtim
    #else
      let changed = facts.st_mtimespec
    #endif
    return "\(version) \(facts.st_size) \(changed.tv_sec).\(changed.tv_nsec)"
  }
}
