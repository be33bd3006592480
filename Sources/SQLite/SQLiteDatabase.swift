import CSQLite

/// One connection to a database file. Not to be shared between threads.
package final class SQLiteDatabase {
  /// The file.
  package let path: String
  let handle: OpaquePointer
  /// Statements that were prepared once, by their text.
  private var statements: [String: SQLiteStatement] = [:]

  /// How a file is opened.
  package enum Access: Sendable {
    /// Made when it is missing.
    case readWrite
    /// Must be there; nothing is written to it. Beside a database with a write-ahead log, its files may be made.
    case readOnly
    /// Must be there, and nobody may be writing to it: then nothing is made beside it.
    case immutable
  }

  /// Opens a file.
  ///
  /// - Parameter busyMilliseconds: how long a statement waits for another process's lock.
  /// - Throws: `SQLiteError`.
  package init(path: String, access: Access = .readWrite, busyMilliseconds: Int32 = 10_000)
    throws(SQLiteError)
  {
    var handle: OpaquePointer?
    let flags =
      switch access {
      case .readWrite: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      case .readOnly: SQLITE_OPEN_READONLY
      case .immutable: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      }
    let name = access == .immutable ? Self.immutableName(path) : path
    let code = sqlite3_open_v2(name, &handle, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let handle else {
      let message =
        handle.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(code))
      let extended = handle.map { sqlite3_extended_errcode($0) } ?? code
      sqlite3_close_v2(handle)
      throw SQLiteError(path: path, code: extended, message: message)
    }
    self.path = path
    self.handle = handle
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, busyMilliseconds)
  }

  /// https://www.sqlite.org/uri.html
  private static func immutableName(_ path: String) -> String {
    var name = "file:"
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"):
        name.unicodeScalars.append(Unicode.Scalar(byte))
      default: name += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
    return name + "?immutable=1"
  }

  deinit {
    statements.removeAll()
    sqlite3_close_v2(handle)
  }

  /// Runs statements that have no parameters and give no rows: a schema, a pragma.
  ///
  /// - Throws: `SQLiteError`.
  package func execute(script: String) throws(SQLiteError) {
    guard sqlite3_exec(handle, script, nil, nil, nil) == SQLITE_OK else { throw failure() }
  }

  /// Runs one statement and gives its rows, each in the order of its columns.
  ///
  /// - Throws: `SQLiteError`.
  @discardableResult
  package func run(_ sql: String, _ parameters: [SQLiteValue] = []) throws(SQLiteError) -> [[SQLiteValue]] {
    let statement = try prepared(sql)
    defer { statement.reset() }
    try statement.bind(parameters)
    var rows: [[SQLiteValue]] = []
    while let row = try statement.step() { rows.append(row) }
    return rows
  }

  /// Runs `body` in one transaction that has the right to write from its start; what it throws undoes it all.
  ///
  /// - Throws: `SQLiteError`, and what `body` throws.
  package func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try execute(script: "BEGIN IMMEDIATE")
    do {
      let result = try body()
      try execute(script: "COMMIT")
      return result
    } catch {
      // After some errors (a full disk) SQLite has rolled back by itself.
      if sqlite3_get_autocommit(handle) == 0 { try? execute(script: "ROLLBACK") }
      throw error
    }
  }

  /// How many rows the last statement changed.
  package var changedRows: Int { Int(sqlite3_changes64(handle)) }

  /// The number that `PRAGMA user_version` keeps in the file, for migrations.
  package var userVersion: Int {
    get throws(SQLiteError) { Int(try run("PRAGMA user_version").first?.first?.integer ?? 0) }
  }

  /// Writes that number.
  ///
  /// - Throws: `SQLiteError`.
  package func setUserVersion(_ version: Int) throws(SQLiteError) {
    try execute(script: "PRAGMA user_version = \(version)")
  }

  private func prepared(_ sql: String) throws(SQLiteError) -> SQLiteStatement {
    if let statement = statements[sql] { return statement }
    let statement = try SQLiteStatement(sql, in: self)
    statements[sql] = statement
    return statement
  }

  func failure() -> SQLiteError {
    SQLiteError(
      path: path, code: sqlite3_extended_errcode(handle), message: String(cString: sqlite3_errmsg(handle)))
  }
}
