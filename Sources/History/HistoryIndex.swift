import Dispatch
import Foundation
import SQLite
import SnapshotStore
import Synchronization

/// What was worked out of a store before, in a database outside of it.
///
/// Everything in it is named by the digests of what it was made of, so that it can be short of something, never wrong;
/// and everything is checked when it is read. It can be deleted at any moment.
final class HistoryIndex {
  private let database: SQLiteDatabase
  /// Version of what is kept, and how.
  private static let format = 1
  /// Whether what was kept by another build of the tool was dropped.
  private let tool: String

  /// Opens an index, or makes one; one that is damaged or of another version goes. nil where there can be none:
  /// answers do not depend on it.
  ///
  /// - Parameter tool: names the program: findings are kept for the one that found them.
  init?(path: String, tool: String) {
    let folder = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    guard let database = Self.open(path) ?? Self.openAnew(path) else { return nil }
    self.database = database
    self.tool = tool
  }

  private static func openAnew(_ path: String) -> SQLiteDatabase? {
    for name in [path, path + "-wal", path + "-shm"] { try? FileManager.default.removeItem(atPath: name) }
    return open(path)
  }

  private static func open(_ path: String) -> SQLiteDatabase? {
    do {
      // Whoever waits longer is faster without.
      let database = try SQLiteDatabase(path: path, busyMilliseconds: 500)
      try database.execute(script: "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
      let version = try database.userVersion
      if version == format { return database }
      guard version == 0 else { return nil }
      try database.transaction {
        try database.execute(
          script: """
            CREATE TABLE IF NOT EXISTS build (id TEXT PRIMARY KEY, sum BLOB, body BLOB) WITHOUT ROWID;
            CREATE TABLE IF NOT EXISTS list (id TEXT PRIMARY KEY, sum BLOB, body BLOB);
            CREATE TABLE IF NOT EXISTS finding
              (id TEXT PRIMARY KEY, pair TEXT, tool TEXT, sum BLOB, body BLOB) WITHOUT ROWID;
            PRAGMA user_version = \(format);
            """)
      }
      return database
    } catch {
      return nil
    }
  }

  // MARK: - Reading

  /// The builds of some manifests' digests, as far as they are known.
  func builds(_ digests: [String]) -> [String: StoredBuild] {
    var builds: [String: StoredBuild] = [:]
    for (digest, bytes) in unpacked(rows(digests, "SELECT sum, body FROM build WHERE id = ?")) {
      builds[digest] = StoredBuild(bytes: bytes, digest: digest)
    }
    return builds
  }

  /// Lists of names, as far as they are known.
  func lists(_ ids: Set<NameListID>) -> [NameListID: NameList] {
    let names = Dictionary(ids.map { ($0.text, $0) }) { first, _ in first }
    var lists: [NameListID: NameList] = [:]
    for (text, bytes) in unpacked(rows(Array(names.keys), "SELECT sum, body FROM list WHERE id = ?")) {
      if let id = names[text] { lists[id] = NameList(bytes) }
    }
    return lists
  }

  /// The findings that are known of some symbols between two builds.
  func findings(_ pair: String, of nodes: Set<SymbolNode>) -> [SymbolNode: [StoredFinding]] {
    let names = Dictionary(nodes.map { (findingID(pair, $0), $0) }) { first, _ in first }
    var findings: [SymbolNode: [StoredFinding]] = [:]
    for (id, bytes) in unpacked(rows(Array(names.keys), "SELECT sum, body FROM finding WHERE id = ?")) {
      guard let node = names[id],
        let list = try? JSONDecoder().decode([StoredFinding].self, from: Data(bytes))
      else { continue }
      findings[node] = list
    }
    return findings
  }

  private func findingID(_ pair: String, _ node: SymbolNode) -> String { "\(tool)\n\(pair)\n\(node.text)" }

  private struct Row: Sendable {
    let id: String
    let sum: [UInt8]
    let body: [UInt8]
  }

  private func rows(_ ids: [String], _ sql: String) -> [Row] {
    var rows: [Row] = []
    for id in ids {
      // What cannot be read is not there.
      guard let row = (try? database.run(sql, [.text(id)]))?.first, let sum = row[0].blob,
        let body = row[1].blob
      else { continue }
      rows.append(Row(id: id, sum: sum, body: body))
    }
    return rows
  }

  private func unpacked(_ rows: [Row]) -> [(String, [UInt8])] {
    let result = Mutex<[(String, [UInt8])]>([])
    DispatchQueue.concurrentPerform(iterations: rows.count) { number in
      let row = rows[number]
      guard Self.sum(row.id, row.body) == row.sum, let bytes = Compression.decompress(row.body) else {
        return
      }
      result.withLock { $0.append((row.id, bytes)) }
    }
    return result.withLock { $0 }
  }

  // MARK: - Writing

  /// What there is to keep.
  struct Addition {
    var builds: [StoredBuild] = []
    var lists: [NameListID: [UInt8]] = [:]
    var findings: [(pair: String, node: SymbolNode, findings: [StoredFinding])] = []
    /// All that the store still needs, where that is known: the rest goes.
    var needed: (builds: Set<String>, lists: Set<NameListID>)?

    var isEmpty: Bool { builds.isEmpty && lists.isEmpty && findings.isEmpty }
  }

  /// The form in which lines are kept.
  static func packed(_ bytes: [UInt8]) -> [UInt8] { Compression.compress(bytes, level: 1) ?? [] }

  /// Keeps what was worked out, all or nothing. That it cannot be kept is no news.
  func add(_ addition: Addition) {
    guard !addition.isEmpty else { return }
    try? database.transaction {
      for build in addition.builds {
        try put("INSERT OR REPLACE INTO build VALUES (?, ?, ?)", build.digest, Self.packed(build.bytes))
      }
      for (id, body) in addition.lists {
        try put("INSERT OR REPLACE INTO list VALUES (?, ?, ?)", id.text, body)
      }
      for (pair, node, findings) in addition.findings {
        let id = findingID(pair, node)
        let body = Self.packed(Array(try JSONEncoder().encode(findings)))
        try database.run(
          "INSERT OR REPLACE INTO finding VALUES (?, ?, ?, ?, ?)",
          [.text(id), .text(pair), .text(tool), .blob(Self.sum(id, body)), .blob(body)])
      }
      if let needed = addition.needed { try drop(allBut: needed) }
    }
  }

  private func put(_ sql: String, _ id: String, _ body: [UInt8]) throws {
    try database.run(sql, [.text(id), .blob(Self.sum(id, body)), .blob(body)])
  }

  /// What no build of the store needs any more, and findings of other programs.
  private func drop(allBut needed: (builds: Set<String>, lists: Set<NameListID>)) throws {
    try database.run("DELETE FROM finding WHERE tool <> ?", [.text(tool)])
    for row in try database.run("SELECT DISTINCT pair FROM finding") {
      guard let pair = row.first?.text else { continue }
      let builds = pair.split(separator: ">").map(String.init)
      if !builds.allSatisfy(needed.builds.contains) {
        try database.run("DELETE FROM finding WHERE pair = ?", [.text(pair)])
      }
    }
    for (table, ids) in [("build", needed.builds), ("list", Set(needed.lists.map(\.text)))] {
      for row in try database.run("SELECT id FROM \(table)") {
        guard let id = row.first?.text, !ids.contains(id) else { continue }
        try database.run("DELETE FROM \(table) WHERE id = ?", [.text(id)])
      }
    }
  }

  /// Of the name and the body: a row that stands in another's place is as wrong as one with a flipped bit.
  private static func sum(_ id: String, _ body: [UInt8]) -> [UInt8] {
    (Array(id.utf8) + [0] + body).withUnsafeBytes { ContentDigest.sha256($0) }
  }
}

extension HistoryIndex {
  /// Where the index of a store is kept: below `$XDG_CACHE_HOME`, else in the home folder's place for caches
  /// (https://specifications.freedesktop.org/basedir-spec/latest/); nil where there is no home.
  ///
  /// It lies outside of the store: that may be read-only, shared, or kept in git.
  static func path(store: String, environment: [String: String]) -> String? {
    let folder: String
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
      folder = cache
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      #if os(macOS)
        folder = home + "/Library/Caches"
      #else
        folder = home + "/.cache"
      #endif
    } else {
      return nil
    }
    let real = URL(fileURLWithPath: store).resolvingSymlinksInPath().standardizedFileURL.path
    return "\(folder)/sdkdiff/history-\(ContentDigest.hex(Array(real.utf8)).prefix(32)).sqlite"
  }
}
