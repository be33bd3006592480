import LibClang

/// Prints types the same way under every libclang and in every folder.
final class TypePrinter {
  private let macros: MacroTable
  /// A few thousand types stand in hundreds of thousands of places.
  private var known: [String: String] = [:]

  init(macros: MacroTable) { self.macros = macros }

  func print(_ type: ClangType) -> String {
    var text = type.spelling
    if type.isUnexposed, let bare = withoutMacros(text) {
      text = bare
      if let word = type.nullability, !text.hasSuffix(word) { text = Self.adding(word, to: text) }
    }
    if let printed = known[text] { return printed }
    let printed = Self.normalize(withoutAttributeMacros(text))
    known[text] = printed
    return printed
  }

  /// Without the macros of attributes that libclang 22 prints before some types, inside others, too.
  private func withoutAttributeMacros(_ text: String) -> String {
    guard text.utf8.contains(0x5F) else { return text }
    var result = ""
    var rest = text[...]
    while !rest.isEmpty {
      let word = rest.utf8.prefix { PreprocessorLexer.isIdentifierPart($0) }
      guard !word.isEmpty else {
        result.append(rest.removeFirst())
        continue
      }
      let name = String(Substring(word))
      let isCapital = name.utf8.allSatisfy { $0 == 0x5F || $0 < 0x61 } && name.utf8.contains(0x5F)
      rest = rest[word.endIndex...]
      if isCapital, rest.hasPrefix(" "), isOnlyAttributes(name) {
        rest = rest.dropFirst()
      } else {
        result += name
      }
    }
    return result
  }

  /// Whether a name is a macro of attributes alone.
  private func isOnlyAttributes(_ name: String) -> Bool {
    guard let entry = macros.lastEntry(name), let definition = macros.definition(entry) else { return false }
    let classifier = MacroClassifier(macros: macros)
    return !classifier.isSymbol(definition, in: entry.file, at: entry.range.upperBound)
  }

  /// The compiler prints `MACRO(…) NSString *` for a type it met beside an attribute macro, and leaves
  /// the nullability out; nil when the text begins with no macro.
  private func withoutMacros(_ spelling: String) -> String? {
    var rest = spelling[...]
    while true {
      let name = rest.utf8.prefix { PreprocessorLexer.isIdentifierPart($0) }
      guard !name.isEmpty, macros.isDefined(String(Substring(name))) else { break }
      var after = rest[name.endIndex...]
      if after.hasPrefix("(") {
        var depth = 0
        guard
          let close = after.utf8.firstIndex(where: {
            depth += $0 == 0x28 ? 1 : $0 == 0x29 ? -1 : 0
            return depth == 0
          })
        else { break }
        after = after[after.utf8.index(after: close)...]
      }
      guard after.hasPrefix(" ") else { break }
      rest = after.dropFirst()
    }
    return rest.startIndex == spelling.startIndex ? nil : String(rest)
  }

  /// `NSString *const` with `_Nonnull`, or a block type with it behind its caret.
  private static func adding(_ word: String, to type: String) -> String {
    if let open = type.find("(^") ?? type.find("(*") {
      let gap = type[open.upperBound...].hasPrefix(")") ? "" : " "
      return type[..<open.upperBound] + " \(word)" + gap + type[open.upperBound...]
    }
    return "\(type) \(word)"
  }

  /// Takes out what ARC adds by itself, and the path in the name of an unnamed tag.
  static func normalize(_ spelling: String) -> String {
    var text = spelling
    if text.utf8.contains(0x5F) {
      for word in ["__strong", "__autoreleasing"] where text.holds(word) {
        text = text.replacingWords(word)
      }
      if text.holds("__kindof") || text.holds("_N") { text = onceNullable(tidy(text)) }
    }
    if text.holds("(unnamed") || text.holds("(anonymous") { text = unnamed(text) }
    return text
  }

  /// libclang 22 says the nullability of some types twice: once as written, once as a region around has it.
  private static func onceNullable(_ text: String) -> String {
    var result = text
    for word in [" _Nonnull", " _Nullable", " _Null_unspecified"] where result.holds(word + word) {
      var rest = result[...]
      result = ""
      while let found = rest.find(word + word) {
        result += rest[..<found.lowerBound] + word
        // An array has its own beside that of what it holds.
        if rest[found.upperBound...].hasPrefix("[") { result += word }
        rest = rest[found.upperBound...]
      }
      result += rest
    }
    return result
  }

  private static func tidy(_ text: String) -> String {
    var result = text
    for (old, new) in [("  ", " "), ("*_N", "* _N"), ("* )", "*)"), ("( ", "("), (" ,", ","), (" >", ">")] {
      result = result.replacingAll(old, with: new)
    }
    return result
  }

  /// `struct (unnamed struct at /x/y.h:3:1)` is `struct {…}`.
  private static func unnamed(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let open = rest.find("(unnamed") ?? rest.find("(anonymous") {
      guard let close = rest[open.upperBound...].firstIndex(of: ")") else { break }
      var head = rest[..<open.lowerBound]
      if head.hasSuffix("::") { head = head.dropLast(2) }
      result += head + "{…}"
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}

extension StringProtocol {
  /// The first occurrence of `needle`.
  func find(_ needle: String) -> Range<Index>? {
    guard let offset = offset(of: needle) else { return nil }
    let start = utf8.index(startIndex, offsetBy: offset)
    return start..<utf8.index(start, offsetBy: needle.utf8.count)
  }

  /// Bytes before the first occurrence of `needle`.
  private func offset(of needle: String) -> Int? {
    func search(_ text: UnsafeBufferPointer<UInt8>, _ wanted: UnsafeBufferPointer<UInt8>) -> Int? {
      guard let first = wanted.first, text.count >= wanted.count else { return nil }
      for start in 0...(text.count - wanted.count) where text[start] == first {
        var at = 1
        while at < wanted.count, text[start + at] == wanted[at] { at += 1 }
        if at == wanted.count { return start }
      }
      return nil
    }
    let found = utf8.withContiguousStorageIfAvailable { text in
      needle.utf8.withContiguousStorageIfAvailable { search(text, $0) }
    }
    if let found, let found { return found }
    // Not stored as UTF-8 in one piece.
    return Array(utf8).withUnsafeBufferPointer { text in
      Array(needle.utf8).withUnsafeBufferPointer { search(text, $0) }
    }
  }

  /// Whether `needle` occurs.
  func holds(_ needle: String) -> Bool { find(needle) != nil }

  /// Every occurrence of `needle` replaced.
  func replacingAll(_ needle: String, with replacement: String) -> String {
    var result = ""
    var rest = self[...]
    while let found = rest.find(needle) {
      result += rest[..<found.lowerBound]
      result += replacement
      rest = rest[found.upperBound...]
    }
    return result + rest
  }

  /// Without the qualifier `word` and one blank beside it.
  func replacingWords(_ word: String) -> String {
    var result = replacingAll(" " + word + " ", with: " ").replacingAll(word + " ", with: "")
    result = result.replacingAll(" " + word, with: "").replacingAll(word, with: "")
    return result.replacingAll("* *", with: "**").replacingAll("* )", with: "*)")
  }
}
