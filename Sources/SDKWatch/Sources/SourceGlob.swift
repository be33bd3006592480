import Foundation
import SymbolModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The paths that a source's pattern fits, by `glob(3)`: `*`, `?` and `[…]` fit within a name.
enum SourceGlob {
  /// Whether a text has characters that stand for others.
  static func isPattern(_ text: String) -> Bool { text.contains { "*?[".contains($0) } }

  /// A text that stands for itself.
  static func escape(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "*?[]\\".contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  /// The paths, sorted by their bytes. A path that is there under the pattern's own name means itself.
  static func paths(_ pattern: String) -> [String] {
    if FileManager.default.fileExists(atPath: pattern) { return [pattern] }
    var found = glob_t()
    defer { globfree(&found) }
    guard glob(pattern, GLOB_NOSORT, nil, &found) == 0, let names = found.gl_pathv else { return [] }
    return (0..<Int(found.gl_pathc)).compactMap { names[$0].map { String(cString: $0) } }
      .sorted { $0.precedesInBytes($1) }
  }
}
