import LibClang

/// The macros that a translation unit defined, and where.
final class MacroTable {
  /// One definition, read when somebody asks.
  final class Entry {
    let file: SourceFile
    let range: Range<Int>
    fileprivate lazy var definition: MacroDefinition? = MacroDefinition(
      text: text.bytes[range.clamped(to: 0..<text.bytes.count)])
    private let text: HeaderText

    fileprivate init(file: SourceFile, range: Range<Int>, text: HeaderText) {
      self.file = file
      self.range = range
      self.text = text
    }
  }

  private var entries: [String: [Entry]] = [:]
  private let texts: HeaderTexts

  init(texts: HeaderTexts) { self.texts = texts }

  func add(_ definition: MacroReader.Definition) {
    let place = definition.place
    entries[definition.name, default: []].append(
      Entry(file: place.file, range: place.range, text: texts[place.file]))
  }

  /// Whether some header defines `name`.
  func isDefined(_ name: String) -> Bool { entries[name] != nil }

  /// Whether `name` is defined, but never in `file`.
  func isDefined(_ name: String, outside file: SourceFile) -> Bool {
    entries[name]?.contains { $0.file == file } == false
  }

  /// Whether `name` is defined several times.
  func isRedefined(_ name: String) -> Bool { (entries[name]?.count ?? 0) > 1 }

  /// The definition of `name` that counts in `file` at `offset`: the latest above in the same file, else
  /// the last that the unit saw.
  func entry(_ name: String, in file: SourceFile, at offset: Int) -> Entry? {
    guard let candidates = entries[name], let last = candidates.last else { return nil }
    if candidates.count == 1 { return last }
    return candidates.last { $0.file == file && $0.range.lowerBound < offset } ?? last
  }

  /// The same, and whether `name` is defined several times.
  func lookUp(_ name: String, in file: SourceFile, at offset: Int) -> (entry: Entry, isRedefined: Bool)? {
    guard let candidates = entries[name], let last = candidates.last else { return nil }
    if candidates.count == 1 { return (last, false) }
    return (candidates.last { $0.file == file && $0.range.lowerBound < offset } ?? last, true)
  }

  /// The last definition of `name` that the unit saw.
  func lastEntry(_ name: String) -> Entry? { entries[name]?.last }

  /// What an entry says.
  func definition(_ entry: Entry) -> MacroDefinition? { entry.definition }

  /// What `name` stands for in `file` at `offset`.
  func definition(of name: String, in file: SourceFile, at offset: Int) -> MacroDefinition? {
    entry(name, in: file, at: offset)?.definition
  }
}
