/// What SQLite answered, with the file and SQLite's own words.
package struct SQLiteError: Error, Equatable, CustomStringConvertible {
  /// The file of the database.
  package var path: String
  /// SQLite's extended result code: https://www.sqlite.org/rescode.html
  package var code: Int32
  /// SQLite's words.
  package var message: String

  /// One line.
  package var description: String { "\(path): \(message) (SQLite \(code))" }

  /// The primary result code: the low eight bits.
  package var primaryCode: Int32 { code & 0xFF }
  /// Whether another process holds the database.
  package var isBusy: Bool { primaryCode == 5 || primaryCode == 6 }
  /// Whether the file is no database, or a damaged one.
  package var isDamaged: Bool { primaryCode == 11 || primaryCode == 26 }
  /// Whether the disk, or a quota, is full.
  package var isFull: Bool { primaryCode == 13 }
}
