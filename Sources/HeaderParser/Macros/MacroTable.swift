import LibClang

/// The macros that a translation unit defined, and where.
final class MacroTable {
  private struct Entry {
    let file: SourceFile
    let range: Range<Int>
  }

  private var entries: [String: [Entry]] = [:]
  private var parsed: [String: MacroDefinition] = [:]
  private var texts: HeaderTexts

  init(texts: HeaderTexts) { self.texts = texts }

  func add(name: String, file: SourceFile, range: Range<Int>) {
    entries[name, default: []].append(Entry(file: file, range: range))
  }

  /// Whether some header defines `name`.
  func isDefined(_ name: String) -> Bool { entries[name] != nil }

  /// The definition of `name` that counts in `file` at `offset`: the latest above in the same file, else
  /// the last that the unit saw.
  func definition(of name: String, in file: SourceFile, at offset: Int) -> MacroDefinition? {
    guard let candidates = entries[name], let last = candidates.last else { return nil }
    if candidates.count == 1 { return read(name, last) }
    let local = candidates.last { $0.file == file && $0.range.lowerBound < offset }
    return read(name, local ?? last)
  }

  private func read(_ name: String, _ entry: Entry) -> MacroDefinition? {
    let id = "\(entry.range.lowerBound) \(name) \(entry.file.path)"
    if let known = parsed[id] { return known }
    let definition = MacroDefinition(text: texts[entry.file].bytes[entry.range])
    parsed[id] = definition
    return definition
  }
}
