import Foundation
import Testing

/// A pass that is killed at any moment loses nothing, and sends nothing again whose acknowledgement it has recorded.
@Suite struct WatchKillTests {
  @Test func killedAtRandomMoments() throws {
    let folder = try WatchFolder(hasReceivers: true)
    let rounds = Tool.isSlow ? 50 : 8
    let builds = (1...rounds + 2).map { "24A\($0)" }
    for (number, build) in builds.enumerated() { try folder.make(build, "int kit_\(number)(void);") }
    // So that nobody waits for them to be whole.
    usleep(1_100_000)
    try folder.bring(builds[0])
    #expect(try folder.pass().status == 0)
    try folder.bring(builds[1])
    let began = Date()
    #expect(try folder.pass().status == 0)
    let whole = Date().timeIntervalSince(began)
    var settled: [String: Int] = [:]
    var killed = 0
    for (number, build) in builds.dropFirst(2).enumerated() {
      try folder.bring(build)
      let process = try folder.start()
      // Half of them where the outbox is filled and emptied, which is at the end.
      let moment = number % 2 == 0 ? Double.random(in: 0...1.1) : Double.random(in: 0.6...1.05)
      usleep(UInt32(moment * whole * 1_000_000))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal { killed += 1 }
      // What the pass before had recorded came no more often since.
      let counts = try counts(folder)
      for (delivery, count) in settled { #expect(counts[delivery] == count, "\(delivery)") }
      let recorded = try folder.recorded()
      settled = counts.filter { recorded.contains($0.key) }
    }
    #expect(killed > rounds / 3)
    for _ in 0..<20 where try folder.pass().status != 0 {}
    #expect(try folder.pass().status == 0)
    for channel in ["hook", "page"] {
      let arrivals = try folder.arrivals(channel)
      let byBuild = Dictionary(grouping: arrivals) { $0.current ?? "" }
      #expect(Set(byBuild.keys) == Set(builds.dropFirst()), "\(channel)")
      for (build, arrivals) in byBuild {
        #expect(Set(arrivals).count == 1, "\(channel): \(build) came with different keys or bodies")
      }
    }
    let expected = zip(builds, builds.dropFirst()).map { "\($0)-\($1).json" }
    #expect(folder.alerts == expected.sorted())
    print(
      "WatchKillTests: \(killed) of \(rounds) passes killed; \(try folder.arrivals("hook").count) posts for"
        + " \(builds.count - 1) builds")
  }

  /// How often each delivery came.
  private func counts(_ folder: WatchFolder) throws -> [String: Int] {
    var counts: [String: Int] = [:]
    for channel in ["hook", "page"] {
      for arrival in try folder.arrivals(channel) { counts["\(channel) \(arrival.key)", default: 0] += 1 }
    }
    return counts
  }
}
