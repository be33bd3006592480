import Testing

/// The samples' changelogs: every row of the fixture's tables, and nothing else.
@Suite struct SampleChangelogTests {
  private func changelog(_ old: String, _ new: String) throws -> Changelog {
    let run = try Tool.run([
      "diff", old, new, "--store", try Samples.store(), "--format", "json", "--show-noise",
    ])
    #expect(run.status == 0, "\(run.errors)")
    return try Changelog(run.output)
  }

  @Test func everyRowAndNothingElse() throws {
    let table = try SampleTable(from: "24A437", to: "24B5084k")
    let changelog = try changelog("24A437", "24B5084k")
    try #require(table.rows.count == 46)
    let expected = table.rows.map {
      Changelog.Row(module: $0.module, symbol: $0.symbol, id: $0.id, platform: $0.platform, level: $0.level)
    }
    let missing = Set(expected).subtracting(changelog.rows)
    let surplus = Set(changelog.rows).subtracting(expected)
    #expect(missing.isEmpty, "not found: \(missing)")
    #expect(surplus.isEmpty, "not in the table: \(surplus)")
    #expect(expected.count == changelog.rows.count)
    for (level, count) in table.counts { #expect(changelog.summary[level] == count, "\(level)") }
    #expect(table.counts.count == 4)
    #expect(Set(changelog.modules.values) == ["changed"])
  }

  @Test func values() throws {
    let table = try SampleTable(from: "24A437", to: "24B5084k")
    let changelog = try changelog("24A437", "24B5084k")
    // What was only reflowed has no words that differ.
    for row in table.rows where row.id != "documentation-reflowed" {
      let finding = try #require(
        changelog.findings.first {
          $0.symbol?.name == row.symbol && $0.id == row.id && $0.platform == row.platform
        }, "\(row.symbol) \(row.id)")
      if let part = row.part { #expect(finding.part ?? finding.documentation?.part == part, "\(row)") }
      if row.id.hasPrefix("documentation-") {
        let words = try #require(finding.documentation, "\(row)")
        for (removed, added) in row.words {
          // A run of changed words may be told in one piece or in several.
          if let removed { #expect(words.removed.contains { $0.contains(removed) }, "\(row): \(words)") }
          if let added { #expect(words.added.contains { $0.contains(added) }, "\(row): \(words)") }
        }
      } else if row.old != nil || row.new != nil, row.new != "as above" {
        #expect(finding.old == row.old, "\(row)")
        #expect(finding.new == row.new, "\(row)")
      }
    }
  }

  @Test func equalBuilds() throws {
    let changelog = try changelog("24B5084k", "24B5089g")
    #expect(changelog.findings.isEmpty)
    #expect(Set(changelog.modules.values) == ["unchanged"])
    #expect(changelog.summary.values.allSatisfy { $0 == 0 })
    for format in ["text", "markdown"] {
      let run = try Tool.run([
        "diff", "24B5084k", "24B5089g", "--store", try Samples.store(), "--format", format,
      ])
      #expect(run.output.contains("No changes"))
    }
  }

  @Test func renamedSelector() throws {
    let table = try SampleTable(from: "24B5089g", to: "24B5099f")
    let row = try #require(table.rows.first)
    #expect(table.rows.count == 1)
    let changelog = try changelog("24B5089g", "24B5099f")
    let expected = Changelog.Row(
      module: row.module, symbol: row.symbol, id: "symbol-renamed", platform: nil, level: "breaking")
    #expect(row.id == expected.id)
    #expect(changelog.rows == [expected])
    let finding = try #require(changelog.findings.first)
    #expect(finding.old == row.old)
    #expect(finding.new == row.new)
    #expect(changelog.modules["LanternKit"] == "unchanged")
    #expect(changelog.modules["TidepoolMedia"] == "unchanged")
  }
}
