import SQLite

/// Which channels fail, since when, and whether anybody was told.
struct ChannelHealth {
  let database: WatchDatabase

  /// A channel that fails.
  struct Outage: Hashable {
    var channel: String
    /// In how many passes since something reached it last it was tried, and nothing did.
    var failedPasses: Int
    /// Since when, in seconds since 1970.
    var since: Double
    /// Why, as of the last try.
    var reason: String
    /// Whether the other channels were told.
    var isTold: Bool
  }

  /// The channels that fail, by name.
  func outages() throws -> [Outage] {
    try database.sqlite.run("SELECT name, failed_passes, since, reason, told FROM channels ORDER BY name").map
    {
      Outage(
        channel: $0[0].text ?? "", failedPasses: Int($0[1].integer ?? 0), since: $0[2].real ?? 0,
        reason: $0[3].text ?? "", isTold: $0[4].integer == 1)
    }
  }

  /// Notes a pass in which a channel was tried, and nothing reached it.
  func noteFailure(of channel: String, reason: String, at time: Double) throws {
    try database.sqlite.run(
      """
      INSERT INTO channels (name, failed_passes, since, reason) VALUES (?, 1, ?, ?)
      ON CONFLICT (name) DO UPDATE SET failed_passes = failed_passes + 1, reason = excluded.reason
      """, [.text(channel), .real(time), .text(reason)])
  }

  /// Notes that the others were told.
  func noteTold(_ channel: String) throws {
    try database.sqlite.run("UPDATE channels SET told = 1 WHERE name = ?", [.text(channel)])
  }

  /// Notes that something reached a channel.
  func noteRecovery(of channel: String) throws {
    try database.sqlite.run("DELETE FROM channels WHERE name = ?", [.text(channel)])
  }
}
