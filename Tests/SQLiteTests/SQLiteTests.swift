import Foundation
import Testing

@testable import SQLite

@Suite struct SQLiteTests {
  private let folder = NSTemporaryDirectory() + "sqlite-\(UUID().uuidString)"

  private func inFolder(_ body: (String) throws -> Void) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder + "/a.sqlite")
  }

  @Test func valuesComeBackAsTheyWentIn() throws {
    try inFolder { path in
      let database = try SQLiteDatabase(path: path)
      try database.execute(script: "CREATE TABLE t (a, b, c, d, e, f)")
      let row: [SQLiteValue] = [
        .null, .integer(.min), .real(0.5), .text("a\0é"), .blob([0, 255]), .blob([]),
      ]
      try database.run("INSERT INTO t VALUES (?, ?, ?, ?, ?, ?)", row)
      #expect(database.changedRows == 1)
      #expect(try database.run("SELECT * FROM t") == [row])
    }
  }

  @Test func whatThrowsInATransactionUndoesIt() throws {
    try inFolder { path in
      struct Stop: Error {}
      let database = try SQLiteDatabase(path: path)
      try database.execute(script: "CREATE TABLE t (a)")
      #expect(throws: Stop.self) {
        try database.transaction {
          try database.run("INSERT INTO t VALUES (1)")
          throw Stop()
        }
      }
      #expect(try database.run("SELECT count(*) FROM t") == [[0]])
      try database.setUserVersion(7)
      #expect(try database.userVersion == 7)
    }
  }

  @Test func faultsNameTheFile() throws {
    try inFolder { path in
      try Data("no database at all, but long enough to be looked at".utf8).write(
        to: URL(fileURLWithPath: path))
      let database = try SQLiteDatabase(path: path)
      let error = #expect(throws: SQLiteError.self) { try database.run("SELECT * FROM t") }
      #expect(error?.isDamaged == true)
      #expect(error?.description.contains(path) == true)
      #expect(throws: SQLiteError.self) {
        try SQLiteDatabase(path: path + "/missing", access: .readOnly)
      }
    }
  }
}
