import SymbolModel

/// Whether a symbol is one that was asked for.
struct NameMatcher: Sendable {
  private let text: String
  private let pattern: GlobPattern?
  /// Bytes that stand in the line of every symbol that fits: lines without them need no second look. Empty where
  /// nothing is known.
  let needle: [UInt8]

  init(_ text: String) {
    self.text = text
    let isPattern = text.contains { $0 == "*" || $0 == "?" }
    pattern = isPattern ? GlobPattern(text) : nil
    needle = Self.needle(of: text)
  }

  /// Whether any of a symbol's names fits: the printed one, with or without its container or its category, the Swift
  /// name, the USR, the key.
  func matches(_ row: NameRow) -> Bool {
    if fits(row.name) || fits(row.key) || !row.usr.isEmpty && fits(row.usr) { return true }
    if let name = row.swiftName, fits(name) { return true }
    return Self.shortNames(of: row.name).contains { fits($0) }
  }

  private func fits(_ name: SwiftName) -> Bool {
    guard let pattern else { return name.answers(to: text) }
    return [name.path, name.asyncPath].contains { path in
      guard let path else { return false }
      return pattern.matches(path) || pattern.matches(SwiftName.lastComponent(path))
    }
  }

  private func fits(_ name: some StringProtocol) -> Bool { pattern?.matches(name) ?? (name == text) }

  /// A printed name without its category, and its part behind the container.
  static func shortNames(of name: String) -> [Substring] {
    if name.first == "-" || name.first == "+", name.last == "]", let space = name.firstIndex(of: " ") {
      var names = [name[name.index(after: space)...].dropLast()]
      if let open = name[..<space].firstIndex(of: "(") { names.append(name[..<open] + name[space...]) }
      return names
    }
    var names: [Substring] = []
    // A field of a struct inside a struct has several dots: any of its ends will do.
    var rest = name[...]
    while let dot = rest.firstIndex(of: ".") {
      rest = rest[rest.index(after: dot)...]
      names.append(rest)
    }
    if name.last == ")", let open = name.firstIndex(of: "(") {
      names.append(name[name.index(after: open)...].dropLast())
    }
    return names
  }

  /// The longest run of letters, digits and underscores in the last word: the names that are made of the printed one
  /// leave whole words out.
  private static func needle(of text: String) -> [UInt8] {
    let word = text.utf8.split(separator: 0x20).last.map(Array.init) ?? []
    let runs = word.split { byte in
      !(byte >= 0x80 || byte == 0x5F || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte))
    }
    return runs.max { $0.count < $1.count }.map(Array.init) ?? []
  }
}

extension Substring {
  fileprivate static func + (left: Substring, right: Substring) -> Substring {
    Substring(String(left) + String(right))
  }
}
