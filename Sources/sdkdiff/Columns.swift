import ChangelogRender

/// Lines up rows of text, whatever is in their cells.
enum Columns {
  static func text(_ rows: [[String]]) -> String {
    let rows = rows.map { $0.map(VisibleText.escape) }
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0
    }
    var text = ""
    for row in rows {
      var line = ""
      for (column, cell) in row.enumerated() {
        line += cell
        if column < row.count - 1 { line += String(repeating: " ", count: widths[column] - cell.count + 2) }
      }
      text += line + "\n"
    }
    return text
  }
}
