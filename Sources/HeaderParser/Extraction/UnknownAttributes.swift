import LibClang

/// Attributes of the input's headers that this libclang does not know, and therefore leaves out of its cursors.
struct UnknownAttributes {
  /// How often each was met, by name.
  let counts: [String: Int]
  /// Where they are written, or the macros that bring them, in order.
  private let offsets: [SourceFile: [Int]]

  /// Finds them among what the compiler complained about.
  init(_ diagnostics: [Diagnostic], _ owners: HeaderOwners) {
    var counts: [String: Int] = [:]
    var offsets: [SourceFile: Set<Int>] = [:]
    for diagnostic in diagnostics where diagnostic.message.hasPrefix("unknown attribute '") {
      guard let location = diagnostic.location, owners[location.file] != nil,
        let name = DiagnosticWords.quoted(diagnostic.message)
      else { continue }
      counts[ParsedAttribute(name: name, arguments: []).name, default: 0] += 1
      offsets[location.file, default: []].insert(location.offset)
    }
    self.counts = counts
    self.offsets = offsets.mapValues { $0.sorted() }
  }

  /// Those that stand in a stretch of a file.
  func places(in range: Range<Int>, of file: SourceFile) -> [AttributePlace] {
    guard !offsets.isEmpty, let known = offsets[file] else { return [] }
    return known.filter(range.contains).map { AttributePlace(file: file, offset: $0) }
  }

  /// Those that stand at one of some places of a file.
  func places(among candidates: [Int], of file: SourceFile) -> [AttributePlace] {
    guard !offsets.isEmpty, let known = offsets[file] else { return [] }
    return candidates.filter(known.contains).map { AttributePlace(file: file, offset: $0) }
  }

  /// Whether a file has any.
  func isEmpty(in file: SourceFile) -> Bool { offsets[file] == nil }
}
