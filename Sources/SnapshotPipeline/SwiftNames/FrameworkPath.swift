/// The frameworks in a path.
enum FrameworkPath {
  private static let suffix = ".framework"

  /// The folder of the outermost framework that a file lies in; nil when it lies in none.
  static func outermost(in path: String) -> String? {
    guard let range = path.range(of: suffix + "/") else { return nil }
    return String(path[..<range.lowerBound]) + suffix
  }

  /// The name of the outermost framework that a file lies in.
  static func outermostName(in path: String) -> String? {
    outermost(in: path)?.split(separator: "/").last.map { String($0.dropLast(suffix.count)) }
  }
}
