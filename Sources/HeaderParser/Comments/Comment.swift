/// A comment of a header: one block, or lines of `//` that belong together.
struct Comment: Sendable {
  /// How it is opened.
  enum Style {
    case docLine, docBlock, line, block
  }

  let style: Style
  /// Its number in its file.
  var number = 0
  /// Bytes from the first marker to the end.
  var range: Range<Int>
  /// Column of its first byte, from 0.
  let column: Int
  /// Code stands before it on its line.
  let followsCode: Bool
  /// Opened with `<`: it belongs to what stands before it.
  let pointsBack: Bool
  /// A block right below one that follows code, in the same column: it goes on where that ended.
  var continuesTrailing = false

  var isDoc: Bool { style == .docLine || style == .docBlock }
  var isLine: Bool { style == .docLine || style == .line }
}
