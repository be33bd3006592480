import Foundation
import SQLite
import Testing

@testable import SDKWatch

/// The database of a watch: what is in it outlives a pass that ends anywhere.
@Suite struct StateTests {
  private let folder: WatchFolder

  init() throws { folder = try WatchFolder() }

  @Test func journal() throws {
    let database = try WatchDatabase(path: folder.state)
    #expect(try database.sqlite.run("PRAGMA journal_mode") == [["wal"]])
    // 2 is FULL.
    #expect(try database.sqlite.run("PRAGMA synchronous") == [[2]])
    #expect(try database.sqlite.userVersion == 1)
  }

  /// A pass that ends between the snapshot and the commit is finished by the next.
  @Test func storedButUnseen() throws {
    try folder.sdk("24A1", "int a(void);")
    try folder.pass()
    try folder.sdk("24A2", "int b(void);")
    let configuration = folder.configuration()
    let database = try WatchDatabase(path: folder.state)
    var tally = PassTally()
    let found = try Intake(
      configuration: configuration, context: folder.context, seen: SeenBuilds(database: database)
    ).run(&tally)
    #expect(found.builds.map(\.build.build) == ["24A2"])
    #expect(try folder.store.manifests().count == 2)
    #expect(try folder.pass() == 0)
    #expect(folder["team"].messages.count == 1)
  }

  /// A commit that fails marks nothing as seen, and tells nobody.
  @Test func commitsThatFail() throws {
    try folder.sdk("24A1", "int a(void);")
    try folder.pass()
    try folder.sdk("24A2", "int b(void);")
    let database = try WatchDatabase(path: folder.state)
    try database.sqlite.execute(
      script: """
        CREATE TRIGGER stop BEFORE INSERT ON builds WHEN NEW.build = '24A2'
        BEGIN SELECT RAISE(ABORT, 'no room'); END
        """)
    #expect(throws: SQLiteError.self) { try folder.pass() }
    #expect(folder["team"].tried == [])
    #expect(try Outbox(database: database).pending(withBodies: false) == [])
    try database.sqlite.execute(script: "DROP TRIGGER stop")
    #expect(try folder.pass() == 0)
    #expect(folder["team"].accepted.count == 1)
  }

  /// An acknowledgement that cannot be recorded means the same once more.
  @Test func acknowledgementsThatAreLost() throws {
    try folder.sdk("24A1", "int a(void);")
    try folder.pass()
    try folder.sdk("24A2", "int b(void);")
    let database = try WatchDatabase(path: folder.state)
    try database.sqlite.execute(
      script: """
        CREATE TRIGGER stop BEFORE UPDATE ON deliveries BEGIN SELECT RAISE(ABORT, 'no room'); END
        """)
    #expect(throws: SQLiteError.self) { try folder.pass() }
    try database.sqlite.execute(script: "DROP TRIGGER stop")
    #expect(try folder.pass() == 0)
    #expect(folder["team"].accepted.count == 2)
    #expect(Set(folder["team"].accepted).count == 1)
  }

  @Test func statesThatCannotBeUsed() throws {
    try folder.write("state.sqlite", "this is no database, and long enough to be looked at")
    let damaged = #expect(throws: WatchError.self) { try folder.pass() }
    #expect(damaged.map { "\($0)" }?.contains("state.sqlite: the watch's state is damaged") == true)
    try folder.remove("state.sqlite")
    let database = try WatchDatabase(path: folder.state)
    try database.sqlite.setUserVersion(99)
    let newer = #expect(throws: WatchError.self) { try folder.pass() }
    #expect(newer.map { "\($0)" }?.contains("newer sdkdiff") == true)
  }

  @Test func migratesOnce() throws {
    let database = try SQLiteDatabase(path: folder.state)
    #expect(try database.userVersion == 0)
    _ = try WatchDatabase(path: folder.state)
    _ = try WatchDatabase(path: folder.state)
    #expect(try database.userVersion == 1)
  }

  /// A lost state tells the newest once more, under the key that receivers know.
  @Test func lostStates() throws {
    for (number, build) in ["24A1", "24A2"].enumerated() {
      try folder.sdk(build, "int a\(number)(void);")
      try folder.pass()
    }
    for suffix in ["", "-wal", "-shm"] { try? folder.remove("state.sqlite\(suffix)") }
    try folder.pass()
    #expect(folder["team"].accepted.count == 2)
    #expect(Set(folder["team"].accepted.map(\.idempotencyKey)).count == 1)
  }

  @Test func status() throws {
    func sections() throws -> [WatchStatus.Section] {
      try WatchStatus(configuration: folder.configuration(), now: folder.clock.withLock { $0 }).sections()
    }
    #expect(try sections()[0].absence.contains("no pass yet"))
    try folder.sdk("24A1", "int a(void);")
    try folder.pass()
    try folder.sdk("24A2", "int b(void);")
    folder["team"].isBroken(true)
    try folder.pass()
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let status = try sections()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == files)
    #expect(
      status.map(\.title) == [
        "Sources", "Channels", "Pending deliveries", "Failed deliveries", "Last passes",
      ])
    #expect(status[0].rows[1][1] == "sdk/iphoneos/24A2")
    #expect(status[0].rows[2][4] == "the baseline of later ones")
    #expect(status[1].rows[1][0...1] == ["team", "1"])
    #expect(status[1].rows[1][2].hasSuffix("in 1 pass: broken"))
    #expect(status[2].rows[1][1] == "sdk/iphoneos 24A1 to 24A2")
    #expect(status[3].rows.isEmpty)
    #expect(status[4].rows.dropFirst().map { $0[2] } == ["1", "0"])
  }
}
