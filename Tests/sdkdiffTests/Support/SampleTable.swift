import Foundation
import Testing

/// The tables of `Tests/Fixtures/SDKs/README.md`: what each comparison of samples has to give.
struct SampleTable {
  /// One row.
  struct Row {
    var module: String
    var symbol: String
    var id: String
    var platform: String?
    var part: String?
    /// As written, without the marks.
    var old: String?
    var new: String?
    /// The words of a documentation change that differ: pairs of removed and added.
    var words: [(removed: String?, added: String?)]
    var level: String
  }

  var rows: [Row] = []
  /// The counts by level that the text above a table names.
  var counts: [String: Int] = [:]

  /// Reads the section of a pair of builds.
  init(from old: String, to new: String) throws {
    let readme = try String(contentsOfFile: "\(Tool.root)/Tests/Fixtures/SDKs/README.md", encoding: .utf8)
    var isHere = false
    var module = ""
    for line in readme.split(separator: "\n") {
      if line.hasPrefix("## ") { isHere = line == "## \(old) → \(new)" }
      guard isHere else { continue }
      if line.hasPrefix("### ") { module = String(line.dropFirst(4)) }
      if line.hasPrefix("| `") {
        rows.append(try Self.row(line, module))
      } else if counts.isEmpty {
        for match in line.matches(of: /(\d+) (breaking|warning|info|noise)/) {
          counts[String(match.2)] = Int(match.1)
        }
      }
    }
  }

  private static func row(_ line: Substring, _ module: String) throws -> Row {
    let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    try #require(cells.count == 6, "\(line)")
    func ticked(_ text: String) -> String? {
      text.firstMatch(of: /`([^`]+)`/).map { String($0.1) }
    }
    var row = Row(
      module: module, symbol: try #require(ticked(cells[0])), id: try #require(ticked(cells[1])),
      platform: cells[2] == "—" ? nil : cells[2],
      part: cells[3].hasPrefix("—") ? nil : cells[3], words: [], level: cells[5])
    if row.id.hasPrefix("documentation-") {
      for pair in cells[4].split(separator: ";") {
        let sides = pair.components(separatedBy: "→").map { side in
          side.firstMatch(of: /“([^”]+)”/).map { String($0.1) }
        }
        if sides.count == 2 { row.words.append((sides[0], sides[1])) }
      }
    } else if cells[4].contains("→") {
      let sides = cells[4].components(separatedBy: " → ").map { side -> String? in
        if side == "—" { return nil }
        return ticked(side) ?? side.trimmingCharacters(in: CharacterSet(charactersIn: "“”"))
      }
      (row.old, row.new) = (sides[0], sides[1])
    }
    return row
  }
}
