/// The tool itself.
enum Tool {
  /// Its version, as CHANGELOG.md has it.
  static let version = "0.1.0"
}
