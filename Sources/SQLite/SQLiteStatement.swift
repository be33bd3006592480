import CSQLite

/// A prepared statement. The database keeps it, so it keeps no database alive.
final class SQLiteStatement {
  private let handle: OpaquePointer
  private unowned let database: SQLiteDatabase
  /// SQLite copies what it is given before the call returns.
  private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  init(_ sql: String, in database: SQLiteDatabase) throws(SQLiteError) {
    var handle: OpaquePointer?
    guard sqlite3_prepare_v3(database.handle, sql, -1, 0, &handle, nil) == SQLITE_OK, let handle else {
      throw database.failure()
    }
    self.handle = handle
    self.database = database
  }

  deinit { sqlite3_finalize(handle) }

  func bind(_ parameters: [SQLiteValue]) throws(SQLiteError) {
    for (index, parameter) in parameters.enumerated() {
      let place = Int32(index + 1)
      let code =
        switch parameter {
        case .null: sqlite3_bind_null(handle, place)
        case .integer(let value): sqlite3_bind_int64(handle, place, value)
        case .real(let value): sqlite3_bind_double(handle, place, value)
        // With its length: a text may hold NULs.
        case .text(let value):
          sqlite3_bind_text(handle, place, value, Int32(value.utf8.count), Self.transient)
        case .blob(let value):
          value.isEmpty
            ? sqlite3_bind_zeroblob(handle, place, 0)
            : sqlite3_bind_blob64(handle, place, value, UInt64(value.count), Self.transient)
        }
      guard code == SQLITE_OK else { throw database.failure() }
    }
  }

  /// The next row; nil after the last.
  func step() throws(SQLiteError) -> [SQLiteValue]? {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: (0..<sqlite3_column_count(handle)).map(value)
    case SQLITE_DONE: nil
    default: throw database.failure()
    }
  }

  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  private func value(_ column: Int32) -> SQLiteValue {
    func bytes(_ base: UnsafeRawPointer?) -> [UInt8] {
      let count = Int(sqlite3_column_bytes(handle, column))
      return base.map { Array(UnsafeRawBufferPointer(start: $0, count: count)) } ?? []
    }
    switch sqlite3_column_type(handle, column) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(handle, column))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(handle, column))
    case SQLITE_TEXT:
      let text = sqlite3_column_text(handle, column)
      return .text(String(decoding: bytes(text.map { UnsafeRawPointer($0) }), as: UTF8.self))
    case SQLITE_BLOB: return .blob(bytes(sqlite3_column_blob(handle, column)))
    default: return .null
    }
  }
}
