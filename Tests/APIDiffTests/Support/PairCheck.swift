import APIDiff
import SnapshotStore
import Testing

/// Compares the sides of pairs.
enum PairCheck {
  /// The changelog of two states of headers.
  static func changelog(
    _ before: HeaderPair.Headers, _ after: HeaderPair.Headers, options: DiffOptions = DiffOptions(),
    baseline: (inout SnapshotManifest) -> Void = { _ in },
    current: (inout SnapshotManifest) -> Void = { _ in }
  ) throws -> Changelog {
    try SnapshotDiff.between(
      HeaderFolder.parsed(before).side("20A1", edit: baseline),
      HeaderFolder.parsed(after).side("20A2", edit: current), options: options, toolVersion: "1.0")
  }

  /// The changelog of two states of one header.
  static func changelog(_ before: String, _ after: String) throws -> Changelog {
    try changelog(["Test/Test.h": before], ["Test/Test.h": after])
  }

  /// Expects all that a pair promises: its findings, exactly; none when a side is moved down or compared
  /// with itself.
  static func expect(_ pair: HeaderPair, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try expect(pair.changes, pair.before, pair.after, pair, sourceLocation)
    if let backwards = pair.backwards { try expect(backwards, pair.after, pair.before, pair, sourceLocation) }
    for side in [pair.before, pair.after] {
      try expect([], side, side, pair, sourceLocation)
      try expect([], side, side.mapValues { "\n\n" + $0 }, pair, sourceLocation)
    }
  }

  private static func expect(
    _ expected: [Expected], _ before: HeaderPair.Headers, _ after: HeaderPair.Headers, _ pair: HeaderPair,
    _ sourceLocation: SourceLocation
  ) throws {
    let changelog = try changelog(before, after)
    let found = changelog.findings.enumerated().map { number, finding in
      Expected(finding, asFarAs: number < expected.count ? expected[number] : nil)
    }
    #expect(
      found == expected,
      "\(pair): found\n\(found.map { "\($0),\n" }.joined())expected\n\(expected.map { "\($0),\n" }.joined())",
      sourceLocation: sourceLocation)
    let gaps = changelog.modules.filter(\.status.isGap)
    #expect(gaps.isEmpty, "\(pair): \(gaps)", sourceLocation: sourceLocation)
  }
}
