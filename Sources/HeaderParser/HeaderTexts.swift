import Foundation
import LibClang

/// The texts of a unit's files, read once.
///
/// libclang could give them, but looks through every macro expansion of the unit for each file.
final class HeaderTexts {
  private let unsaved: [String: String]
  private var known: [SourceFile: HeaderText] = [:]

  /// Makes a reader that knows the files that exist only for the parse.
  init(unsaved: [UnsavedFile]) {
    self.unsaved = Dictionary(unsaved.map { ($0.path, $0.contents) }) { first, _ in first }
  }

  subscript(file: SourceFile) -> HeaderText {
    if let text = known[file] { return text }
    let bytes = unsaved[file.path].map { Array($0.utf8) }
    let text = HeaderText(
      bytes: bytes ?? FileManager.default.contents(atPath: file.path).map(Array.init) ?? [])
    known[file] = text
    return text
  }
}
