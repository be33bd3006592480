import LibClang

/// A declaration behind each import: where it is missing, a header has swallowed what follows it.
///
/// An unclosed brace or comment in one header would otherwise make its neighbours empty, with no error of
/// their own.
enum Sentinels {
  private static let prefix = "sdkdiff_sentinel_"

  /// The line behind the import of that number.
  static func line(_ number: Int) -> String { "extern int \(prefix)\(number);\n" }

  /// The first of `count` that is not there; nil when all are.
  static func firstMissing(in unit: TranslationUnit, of count: Int, mainFile: String) -> Int? {
    var seen: Set<Int> = []
    unit.cursor.visitChildren { cursor in
      if cursor.kind == .varDecl, cursor.location?.file.path == mainFile,
        let number = Int(cursor.spelling.dropFirst(prefix.count))
      {
        seen.insert(number)
      }
      return .next
    }
    return (0..<count).first { !seen.contains($0) }
  }
}
