import LibClang

/// A declaration behind each import: where it is missing, a header has swallowed what follows it.
///
/// An unclosed brace or comment in one header would otherwise make its neighbours empty, with no error of
/// their own.
enum Sentinels {
  private static let prefix = "sdkdiff_sentinel_"

  /// The line behind the import of that number.
  static func line(_ number: Int) -> String { "extern int \(prefix)\(number);\n" }

  /// The number of a declaration of the main file; nil when it is no sentinel.
  static func number(_ name: String) -> Int? {
    name.hasPrefix(prefix) ? Int(name.dropFirst(prefix.count)) : nil
  }
}
