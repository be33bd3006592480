import SQLite
import SymbolModel

/// What a watch has seen.
struct SeenBuilds {
  let database: WatchDatabase

  /// The builds of a product on a platform, whichever source brought them.
  func builds(product: String, platform: String) throws -> [SeenBuild] {
    try rows("WHERE product = ? AND platform = ? ORDER BY position", [.text(product), .text(platform)])
  }

  /// All builds, in the order seen.
  func all() throws -> [SeenBuild] { try rows("ORDER BY position", []) }

  /// Whether a source brought a build before.
  func holds(_ build: SDKBuild, source: String) throws -> Bool {
    try !rows(
      "WHERE source = ? AND product = ? AND platform = ? AND build = ?",
      [.text(source), .text(build.product), .text(build.platform), .text(build.build)]
    ).isEmpty
  }

  /// Marks a build as seen, as the newest so far. One that is seen again counts from now on.
  func mark(
    _ build: SDKBuild, source: String, outcome: SeenBuild.Outcome, detail: String?, at time: Double
  ) throws {
    try database.sqlite.run(
      """
      INSERT INTO builds (source, product, platform, build, version, position, seen, outcome, detail)
      VALUES (?, ?, ?, ?, ?, (SELECT coalesce(max(position), 0) + 1 FROM builds), ?, ?, ?)
      ON CONFLICT (source, product, platform, build) DO UPDATE
      SET version = excluded.version, position = excluded.position, seen = excluded.seen,
          outcome = excluded.outcome, detail = excluded.detail
      """,
      [
        .text(source), .text(build.product), .text(build.platform), .text(build.build),
        SQLiteValue(build.version),
        .real(time), .text(outcome.rawValue), SQLiteValue(detail),
      ])
  }

  /// The position that the next build gets.
  func nextPosition() throws -> Int {
    let rows = try database.sqlite.run("SELECT coalesce(max(position), 0) + 1 FROM builds")
    return Int(rows.first?.first?.integer ?? 1)
  }

  // MARK: - Inputs

  /// The stamps of the inputs that were wholly dealt with, by source and path.
  func stamps() throws -> [Place: String] {
    var stamps: [Place: String] = [:]
    for row in try database.sqlite.run("SELECT source, path, stamp FROM inputs") {
      stamps[Place(source: row[0].text ?? "", path: row[1].text ?? "")] = row[2].text
    }
    return stamps
  }

  /// Where an input was found.
  struct Place: Hashable {
    var source: String
    var path: String
  }

  /// Notes that an input was wholly dealt with.
  func note(_ stamp: String, of place: Place, at time: Double) throws {
    try database.sqlite.run(
      """
      INSERT INTO inputs (source, path, stamp, seen) VALUES (?, ?, ?, ?)
      ON CONFLICT (source, path) DO UPDATE SET stamp = excluded.stamp, seen = excluded.seen
      """,
      [.text(place.source), .text(place.path), .text(stamp), .real(time)])
  }

  /// Forgets inputs that are no more where they were, so that they are looked at when they come back.
  func forget(_ places: some Sequence<Place>) throws {
    for place in places {
      try database.sqlite.run(
        "DELETE FROM inputs WHERE source = ? AND path = ?", [.text(place.source), .text(place.path)])
    }
  }

  /// The build that was found at a place the last time.
  func build(at place: Place, product: String, platform: String) throws -> String? {
    try database.sqlite.run(
      "SELECT build FROM places WHERE source = ? AND path = ? AND product = ? AND platform = ?",
      [.text(place.source), .text(place.path), .text(product), .text(platform)]
    ).first?.first?.text
  }

  /// Notes the build that is at a place now.
  func note(_ build: SDKBuild, at place: Place) throws {
    try database.sqlite.run(
      """
      INSERT INTO places (source, path, product, platform, build) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (source, path, product, platform) DO UPDATE SET build = excluded.build
      """,
      [
        .text(place.source), .text(place.path), .text(build.product), .text(build.platform),
        .text(build.build),
      ])
  }

  private func rows(_ tail: String, _ parameters: [SQLiteValue]) throws -> [SeenBuild] {
    try database.sqlite.run(
      "SELECT source, product, platform, version, build, position, seen, outcome, detail FROM builds " + tail,
      parameters
    ).map { row in
      SeenBuild(
        source: row[0].text ?? "",
        build: SDKBuild(
          product: row[1].text ?? "", platform: row[2].text ?? "", version: row[3].text,
          build: row[4].text ?? ""),
        position: Int(row[5].integer ?? 0), seen: row[6].real ?? 0,
        outcome: SeenBuild.Outcome(rawValue: row[7].text ?? "") ?? .told, detail: row[8].text)
    }
  }
}
