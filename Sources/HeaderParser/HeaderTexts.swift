import LibClang

/// The texts of a unit's files, as one thread of work sees them.
///
/// libclang could give them, but looks through every macro expansion of the unit for each file.
final class HeaderTexts {
  private let unsaved: [String: String]
  private let files: HeaderFiles
  private var known: [SourceFile: HeaderText] = [:]

  /// Makes a reader that knows the files that exist only for the parse.
  init(unsaved: [UnsavedFile], files: HeaderFiles) {
    self.unsaved = Dictionary(unsaved.map { ($0.path, $0.contents) }) { first, _ in first }
    self.files = files
  }

  subscript(file: SourceFile) -> HeaderText {
    if let text = known[file] { return text }
    let text = unsaved[file.path].map { HeaderText(bytes: Array($0.utf8)) } ?? files.text(at: file.path)
    known[file] = text
    return text
  }
}
