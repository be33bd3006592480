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
    entry(of: name, in: file, at: offset).flatMap { read(name, $0) }
  }

  /// The file of that definition.
  func definingFile(of name: String, in file: SourceFile, at offset: Int) -> SourceFile? {
    entry(of: name, in: file, at: offset)?.file
  }

  private func entry(of name: String, in file: SourceFile, at offset: Int) -> Entry? {
    guard let candidates = entries[name], let last = candidates.last else { return nil }
    if candidates.count == 1 { return last }
    return candidates.last { $0.file == file && $0.range.lowerBound < offset } ?? last
  }

  private func read(_ name: String, _ entry: Entry) -> MacroDefinition? {
    let id = "\(entry.range.lowerBound) \(name) \(entry.file.path)"
    if let known = parsed[id] { return known }
    let definition = MacroDefinition(text: texts[entry.file].bytes[entry.range])
    parsed[id] = definition
    return definition
  }
}
