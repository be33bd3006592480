import Testing

/// Every pair gives its findings, all of them and no others.
@Suite struct PairTests {
  @Test(arguments: Pairs.all) func gives(_ pair: HeaderPair) throws { try PairCheck.expect(pair) }

  /// Noise is in the changelog, counted, and of no other level.
  @Test(arguments: Pairs.noise) func isNoise(_ pair: HeaderPair) throws {
    let changelog = try PairCheck.changelog(pair.before, pair.after)
    #expect(changelog.findings.allSatisfy { $0.level == .noise })
    #expect(changelog.summary.noise == changelog.findings.count)
    #expect(changelog.summary.breaking + changelog.summary.warning + changelog.summary.info == 0)
  }
}
