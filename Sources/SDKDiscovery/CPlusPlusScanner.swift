/// Tells a header that only a C++ compiler can read from one for C or Objective-C, by its text.
///
/// It looks for what C has no reading for (`namespace x {`, `template <typename`, `class X {`, a header of
/// the C++ library, `#error` where `__cplusplus` is not defined) outside comments, literals, macros and
/// conditionals. Any conditional but an include guard may hide its text from C, so nothing in it counts: in
/// doubt a header is not C++.
struct CPlusPlusScanner {
  private enum Conditional {
    /// An include guard: its text is always read.
    case transparent
    /// Its text may be hidden from C.
    case opaque
    /// Its text is for C alone.
    case withoutCPlusPlus
  }

  private var text: TextCursor
  private var conditionals: [Conditional] = []
  private var hiding = 0
  /// The name in an `#ifndef`, until the next directive tells whether it is an include guard.
  private var guardName: Range<Int>?

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { text = TextCursor(bytes) }

  /// Whether a header's text is C++ and nothing else.
  static func isCPlusPlus(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var scanner = CPlusPlusScanner(bytes)
    return scanner.run()
  }

  /// Whether a header's text is C++ and nothing else.
  static func isCPlusPlus(_ text: String) -> Bool {
    Array(text.utf8).withUnsafeBufferPointer { isCPlusPlus($0) }
  }

  private mutating func run() -> Bool {
    var isLineStart = true
    while let byte = text.current {
      switch byte {
      case UInt8(ascii: "\n"):
        isLineStart = true
        text.index += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), 0x0C:
        text.index += 1
      case UInt8(ascii: "/") where text.skipComment():
        break
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        text.skipLiteral()
        isLineStart = false
      case UInt8(ascii: "#") where isLineStart:
        if directive() { return true }
      default:
        if isLineStart, hiding == 0, declaration(byte) { return true }
        isLineStart = false
        text.skipPlain()
      }
    }
    return false
  }

  // MARK: - Declarations

  /// Whether a declaration that is C++ only begins here; the place stays.
  private mutating func declaration(_ first: UInt8) -> Bool {
    guard [UInt8(ascii: "c"), UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "u")].contains(first) else {
      return false
    }
    let start = text.index
    defer { text.index = start }
    let word = text.identifier()
    if text.range(word, is: "class") { return isClass() }
    if text.range(word, is: "namespace") { return isNamespace() }
    if text.range(word, is: "template") { return isTemplate() }
    if text.range(word, is: "using") {
      return text.range(text.nextIdentifier(), is: "namespace") && !text.nextIdentifier().isEmpty
    }
    return false
  }

  /// After `class`: names, macros with arguments, then a body or `: public`.
  private mutating func isClass() -> Bool {
    var names = 0
    for _ in 0..<16 {
      text.skipBlank()
      switch text.current {
      case UInt8(ascii: "("):
        guard names > 0, text.skipParentheses() else { return false }
      case UInt8(ascii: "{"):
        return names > 0
      case UInt8(ascii: ":"):
        guard names > 0 else { return false }
        text.index += 1
        let base = text.nextIdentifier()
        return ["public", "protected", "private", "virtual"].contains { text.range(base, is: $0) }
      default:
        guard !text.identifier().isEmpty else { return false }
        names += 1
      }
    }
    return false
  }

  /// After `namespace`: names and `::`, then `{`.
  private mutating func isNamespace() -> Bool {
    for _ in 0..<16 {
      text.skipBlank()
      if text.current == UInt8(ascii: "{") { return true }
      if text.current == UInt8(ascii: ":") {
        text.index += 1
        guard text.current == UInt8(ascii: ":") else { return false }
        text.index += 1
      } else if text.identifier().isEmpty {
        return false
      }
    }
    return false
  }

  /// After `template`: `<` and a word that begins a parameter, or `<>`.
  private mutating func isTemplate() -> Bool {
    text.skipBlank()
    guard text.current == UInt8(ascii: "<") else { return false }
    text.index += 1
    text.skipBlank()
    if text.current == UInt8(ascii: ">") { return true }
    let word = text.identifier()
    return ["typename", "class", "template"].contains { text.range(word, is: $0) }
  }

  // MARK: - Directives

  /// Reads a directive to the end of its last line; whether it shows that the header is C++.
  private mutating func directive() -> Bool {
    text.index += 1
    let word = text.identifierOnLine()
    let pending = guardName
    var isEvidence = false
    if text.range(word, is: "ifndef") {
      let name = text.identifierOnLine()
      open(text.range(name, is: "__cplusplus") ? .withoutCPlusPlus : .opaque)
      guardName = name
    } else if text.range(word, is: "if") {
      let name = text.negatedDefinition()
      open(text.range(name, is: "__cplusplus") ? .withoutCPlusPlus : .opaque)
      guardName = name.isEmpty ? nil : name
    } else if text.range(word, is: "ifdef") {
      open(.opaque)
      guardName = nil
    } else if text.range(word, is: "endif") {
      close()
      guardName = nil
    } else if text.range(word, is: "pragma") {
      // `#pragma once` may stand inside the guard.
    } else {
      guardName = nil
      if text.range(word, is: "define") {
        if let pending, text.sameText(pending, text.identifierOnLine()), conditionals.last == .opaque {
          close()
          open(.transparent)
        }
      } else if text.range(word, is: "error") {
        isEvidence = hiding == 1 && conditionals.last == .withoutCPlusPlus
      } else if text.range(word, is: "include") || text.range(word, is: "import") {
        isEvidence = hiding == 0 && CPlusPlusLibrary.holds(text.angledNameOnLine())
      } else if text.range(word, is: "else") || text.range(word, is: "elif"), !conditionals.isEmpty {
        close()
        open(.opaque)
      }
    }
    if !isEvidence { text.skipDirective() }
    return isEvidence
  }

  private mutating func open(_ conditional: Conditional) {
    conditionals.append(conditional)
    if conditional != .transparent { hiding += 1 }
  }

  private mutating func close() {
    if let last = conditionals.popLast(), last != .transparent { hiding -= 1 }
  }
}
