import Foundation
import Testing

@testable import SDKWatch

/// Words about what did not arrive reach those who can be reached, and do not heap up.
@Suite struct NoticesTests {
  /// Words about words that did not arrive would multiply with each pass.
  @Test func noticesDoNotMultiply() throws {
    let failing = ["a", "b", "c", "d"]
    let folder = try WatchFolder(channels: failing + ["works"])
    func pass() throws -> Int32 { try folder.pass { $0.retry.maximumAge = 3 * 86_400 } }
    let database = try WatchDatabase(path: folder.state)
    func rows() throws -> Int {
      Int(try database.sqlite.run("SELECT count(*) FROM deliveries")[0][0].integer ?? 0)
    }
    try folder.sdk("24A1", "int a(void);")
    #expect(try pass() == 0)
    // Notices that are under way when the other channels begin to fail are given up, too.
    folder["a"].isBroken(true)
    try folder.sdk("24A2", "int b(void);")
    var counts: [Int] = []
    for number in 0..<30 {
      if number == 2 { for name in failing { folder[name].isBroken(true) } }
      if number == 4 { try folder.sdk("24A3", "int c(void);") }
      _ = try pass()
      counts.append(try rows())
      folder.advance(86_400 / 2)
    }
    // Two builds for five channels; that a channel fails, of the first to four that work by then, of the others to one;
    // and what was lost.
    let expected = 2 * 5 + 4 + 3 + 5
    #expect(counts.last == expected)
    #expect(counts.last == counts[20])
    #expect(try Outbox(database: database).pending(withBodies: false).isEmpty)
    let told: [String] = folder["works"].bodies
    for name in failing {
      let outages = told.filter { $0.hasPrefix("The channel \(name) has failed in ") }
      #expect(outages.count == 1)
      let losses = told.filter { $0.hasPrefix("channel \(name): ") }
      let lost = name == "a" ? 2 : 1
      #expect(losses.count == lost, "\(losses)")
    }
    #expect(told.count == 11)
  }

  @Test func oneNoticeTellsAllThatWasGivenUp() throws {
    let folder = try WatchFolder(channels: ["chat", "mail"])
    try folder.sdk("24A1", "int a(void);")
    try folder.pass()
    for number in 2...4 { try folder.sdk("24A\(number)", "int a\(number)(void);") }
    folder["mail"].isBroken(true)
    func pass() throws -> Int32 {
      try folder.pass {
        $0.retry.tellAfter = 1000
        $0.retry.maximumAge = 86_400
      }
    }
    #expect(try pass() == 1)
    for _ in 0..<4 {
      folder.advance(8 * 3600)
      _ = try pass()
    }
    folder.advance(86_400)
    _ = try pass()
    let losses = folder["chat"].bodies.filter { $0.contains("never delivered") }
    #expect(losses.count == 1, "\(losses)")
    #expect(losses.first?.contains("24A1 to 24A2: never delivered: given up after ") == true)
    #expect(losses.first?.hasSuffix("; and 1 other delivery given up as well") == true)
  }
}
