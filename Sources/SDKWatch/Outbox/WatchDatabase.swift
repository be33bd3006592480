import Foundation
import SQLite
import SnapshotStore

/// The file in which a watch keeps what it has seen, and what is on its way.
///
/// Write-ahead logging with full syncs: what a commit has said outlives a power cut.
final class WatchDatabase {
  let sqlite: SQLiteDatabase

  /// Opens the file, makes or migrates it.
  ///
  /// - Throws: `WatchError`.
  init(path: String) throws {
    do {
      sqlite = try SQLiteDatabase(path: path)
      // Before the journal's mode: that of a database which nobody can read is not to be changed.
      let version = try sqlite.userVersion
      guard version <= Self.migrations.count else { throw WatchError.newerState(path) }
      // Bodies are large, and soon gone: the file shall not keep their room. Only to be said of an empty one.
      if version == 0 { try sqlite.execute(script: "PRAGMA auto_vacuum = FULL") }
      try sqlite.execute(
        script: "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON;")
      if version < Self.migrations.count { try migrate() }
    } catch let error as SQLiteError {
      throw WatchError.state(error)
    }
  }

  private init?(readingFrom path: String, _ access: SQLiteDatabase.Access) throws {
    sqlite = try SQLiteDatabase(path: path, access: access)
    let version = try sqlite.userVersion
    guard version <= Self.migrations.count else { throw WatchError.newerState(path) }
    if version < Self.migrations.count { return nil }
  }

  /// What `body` reads in the file, which is left alone, and so is its folder as long as no pass is on its way; nil
  /// when there is no state yet.
  ///
  /// - Throws: `WatchError`, and what `body` throws.
  static func reading<Result>(_ path: String, _ body: (WatchDatabase) throws -> Result) throws -> Result? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do {
      if !FileManager.default.fileExists(atPath: path + "-wal") {
        // A pass that begins meanwhile may spoil what is read.
        do { return try WatchDatabase(readingFrom: path, .immutable).map(body) } catch is SQLiteError {}
      }
      return try WatchDatabase(readingFrom: path, .readOnly).map(body)
    } catch let error as SQLiteError {
      throw WatchError.state(error)
    }
  }

  /// All that `body` does, or nothing.
  func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try sqlite.transaction(body)
  }

  private func migrate() throws {
    try sqlite.transaction {
      // Another process may have been faster.
      for version in try sqlite.userVersion..<Self.migrations.count {
        try sqlite.execute(script: Self.migrations[version])
        try sqlite.setUserVersion(version + 1)
      }
    }
  }

  /// Each brings the file from the version of its place to the next. Those that were published never change.
  private static let migrations = [
    """
    CREATE TABLE inputs (
      source TEXT NOT NULL, path TEXT NOT NULL, stamp TEXT NOT NULL, seen REAL NOT NULL,
      PRIMARY KEY (source, path)
    );
    CREATE TABLE places (
      source TEXT NOT NULL, path TEXT NOT NULL, product TEXT NOT NULL, platform TEXT NOT NULL,
      build TEXT NOT NULL,
      PRIMARY KEY (source, path, product, platform)
    );
    CREATE TABLE builds (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      source TEXT NOT NULL, product TEXT NOT NULL, platform TEXT NOT NULL, build TEXT NOT NULL,
      version TEXT, position INTEGER NOT NULL, seen REAL NOT NULL, outcome TEXT NOT NULL, detail TEXT,
      UNIQUE (source, product, platform, build)
    );
    CREATE TABLE deliveries (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      kind TEXT NOT NULL, target TEXT NOT NULL, key TEXT NOT NULL, subject TEXT NOT NULL,
      names TEXT NOT NULL, body BLOB NOT NULL, created REAL NOT NULL,
      state TEXT NOT NULL, tries INTEGER NOT NULL DEFAULT 0, tried REAL, due REAL, ended REAL, reason TEXT,
      UNIQUE (kind, target, key)
    );
    CREATE INDEX deliveries_by_state ON deliveries (state, id);
    CREATE TABLE channels (
      name TEXT PRIMARY KEY, failed_passes INTEGER NOT NULL, since REAL NOT NULL, reason TEXT NOT NULL,
      told INTEGER NOT NULL DEFAULT 0
    );
    CREATE TABLE passes (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      started REAL NOT NULL, ended REAL, status INTEGER, builds INTEGER NOT NULL DEFAULT 0,
      delivered INTEGER NOT NULL DEFAULT 0, failed INTEGER NOT NULL DEFAULT 0, errors TEXT
    );
    """
  ]
}
