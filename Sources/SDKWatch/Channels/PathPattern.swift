import Foundation

/// A file's path with places for names: `alerts/{product}-{current}.json`.
package struct PathPattern: Hashable, Sendable {
  /// What may stand between braces.
  package static let names = ["product", "platform", "baseline", "current"]

  /// As the configuration has it, made absolute.
  package let text: String

  /// Takes a pattern.
  package init(_ text: String) { self.text = text }

  /// Whether it has a place for a name.
  package var hasPlaces: Bool { Self.names.contains { text.contains("{\($0)}") } }

  /// The words between braces that stand for nothing.
  package var unknownPlaces: [String] {
    var unknown: [String] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let word = String(rest[rest.index(after: open)..<close])
      if !Self.names.contains(word) { unknown.append(word) }
      rest = rest[rest.index(after: close)...]
    }
    return unknown
  }

  /// The path, each name as a part of a file's name: no name leads out of the folder that the pattern names.
  /// A name that is not given stands as `none`.
  package func path(_ names: [String: String]) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let word = String(rest[rest.index(after: open)..<close])
      if Self.names.contains(word) {
        result += rest[..<open] + Self.fileName(names[word] ?? "none")
      } else {
        result += rest[...close]
      }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// A name without what file systems, shells' globs and other systems trip over: other characters stand as the
  /// hexadecimal digits of their bytes behind a per cent sign. Different names give different texts.
  private static func fileName(_ name: String) -> String {
    var result = ""
    for (place, scalar) in name.unicodeScalars.enumerated() {
      if isPlain(scalar), !(place == 0 && (scalar == "." || scalar == "-")) {
        result.unicodeScalars.append(scalar)
      } else {
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
          result += "%" + String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
        }
      }
    }
    return result.isEmpty ? "%" : result
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if "-_.+,".unicodeScalars.contains(scalar) { return true }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter, .decimalNumber,
      .nonspacingMark, .spacingMark:
      return true
    default: return false
    }
  }
}
