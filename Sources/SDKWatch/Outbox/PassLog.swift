import SQLite

/// The passes, in the database.
struct PassLog {
  let database: WatchDatabase
  private static let kept = 200

  /// Notes that a pass begins; gives its number.
  func begin(_ record: PassRecord) throws -> Int {
    try database.sqlite.run("INSERT INTO passes (started) VALUES (?)", [.real(record.started)])
    return Int(try database.sqlite.run("SELECT last_insert_rowid()").first?.first?.integer ?? 0)
  }

  /// Notes how a pass ended, and forgets those of long ago.
  func end(_ record: PassRecord, number: Int?) throws {
    let number = try number ?? begin(record)
    try database.sqlite.run(
      """
      UPDATE passes SET ended = ?, status = ?, builds = ?, delivered = ?, failed = ?, errors = ? WHERE id = ?
      """,
      [
        record.ended.map { .real($0) } ?? .null, record.status.map { SQLiteValue($0) } ?? .null,
        SQLiteValue(record.builds), SQLiteValue(record.delivered), SQLiteValue(record.failed),
        SQLiteValue(record.errors), SQLiteValue(number),
      ])
    try database.sqlite.run("DELETE FROM passes WHERE id <= ?", [SQLiteValue(number - Self.kept)])
  }

  /// The last passes, newest first.
  func last(_ count: Int) throws -> [PassRecord] {
    try database.sqlite.run(
      "SELECT started, ended, status, builds, delivered, failed, errors FROM passes ORDER BY id DESC LIMIT \(count)"
    ).map { row in
      PassRecord(
        started: row[0].real ?? 0, ended: row[1].real, status: row[2].integer.map(Int.init),
        builds: Int(row[3].integer ?? 0), delivered: Int(row[4].integer ?? 0),
        failed: Int(row[5].integer ?? 0),
        errors: row[6].text)
    }
  }
}
