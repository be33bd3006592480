import SnapshotStore
import SymbolModel
import Testing

@testable import APIDiff

/// Documentation pages of two builds.
@Suite struct PageDiffTests {
  @Test(arguments: PagePairs.all) func gives(_ pair: PagesPair) throws {
    try expect(pair.changes, pair.before, pair.after, pair)
    if let backwards = pair.backwards { try expect(backwards, pair.after, pair.before, pair) }
    for side in [pair.before, pair.after] { try expect([], side, side, pair) }
  }

  private func expect(_ expected: [Expected], _ before: [Page], _ after: [Page], _ pair: PagesPair) throws {
    let changelog = try PageSide.changelog(before, after)
    let found = changelog.findings.enumerated().map { number, finding in
      Expected(finding, asFarAs: number < expected.count ? expected[number] : nil)
    }
    #expect(found == expected, "\(pair)")
    #expect(
      changelog.modules == [
        ModuleComparison(name: "Kit", status: found.isEmpty ? .unchanged : .changed, kind: .pages)
      ])
    for finding in changelog.findings {
      #expect(finding.symbol?.kind == "page" && finding.page != nil && !finding.fingerprint.isEmpty)
    }
  }

  @Test func whatCouldNotBeReadHasNotGone() throws {
    let unread = UnreadPage(file: "wick.json", path: "/documentation/kit/wick", reason: "it is no JSON")
    let pages = [PageSide.page("Lamp"), PageSide.page("Wick", usr: "c:objc(cs)Wick")]
    for unreadOnNewSide in [true, false] {
      let changelog =
        unreadOnNewSide
        ? try PageSide.changelog(pages, [pages[0]], unread: ([], [unread]))
        : try PageSide.changelog([pages[0]], pages, unread: ([unread], []))
      #expect(changelog.findings.isEmpty)
      #expect(changelog.modules.map(\.status) == [.incomplete])
      #expect(changelog.modules[0].reason == "wick.json: it is no JSON")
      #expect(changelog.modules[0].side == (unreadOnNewSide ? .current : .baseline))
    }
  }

  @Test func anUnreadPageIsKnownByItsKeyToo() throws {
    let unread = UnreadPage(
      file: "a.json", path: "/documentation/kit/elsewhere", key: "c:objc(cs)Wick", reason: "twice")
    let changelog = try PageSide.changelog(
      [PageSide.page("Wick", usr: "c:objc(cs)Wick")], [], unread: ([], [unread]))
    #expect(changelog.findings.isEmpty)
  }

  @Test func pagesThatOneSideLacksAreANote() throws {
    let kit = PageSide.snapshot([PageSide.page("Lamp")])
    let other = PageSide.snapshot([PageSide.page("Oar", path: "/documentation/boat/oar")], module: "Boat")
    for (old, new, note) in [
      (nil, [kit], "Documentation pages are stored of the current build only: pages are not compared."),
      ([kit], nil, "Documentation pages are stored of the baseline only: pages are not compared."),
      (
        [kit], [kit, other],
        "The documentation pages of Boat are stored of the current build only: they are not compared."
      ),
    ] as [([PagesSnapshot]?, [PagesSnapshot]?, String)] {
      let changelog = try SnapshotDiff.between(
        PageSide.side(old, build: "1A1"), PageSide.side(new, build: "1A2"), toolVersion: "1.0")
      #expect(changelog.findings.isEmpty)
      #expect(changelog.notes == [note])
    }
    let without = try SnapshotDiff.between(
      PageSide.side(nil, build: "1A1"), PageSide.side(nil, build: "1A2"), toolVersion: "1.0")
    #expect(without.notes.isEmpty && without.modules.isEmpty)
  }

  @Test func pagesBelowAPageThatCameAreItsGroup() throws {
    let new = ["lamp", "lamp/shine", "lamp/dim", "wick"].map {
      PageSide.page($0, path: "/documentation/kit/\($0)")
    }
    let changelog = try PageSide.changelog(
      [PageSide.page("kit", path: "/documentation/kit")],
      [
        PageSide.page("kit", path: "/documentation/kit")
      ] + new)
    #expect(changelog.groups.map(\.name) == ["lamp"])
    #expect(changelog.groups.map(\.count) == [3])
    #expect(changelog.findings.first { $0.symbol?.name == "lamp/dim" }?.container == "lamp")
  }

  @Test func theSameOnManyPagesIsOneGroup() throws {
    func pages(isBeta: Bool) -> [Page] {
      (1...6).map { number in
        PageSide.page("P\(number)") {
          $0.content.platforms = [
            PagePlatform(platform: PlatformName(rawValue: "ios"), introduced: "27.2", isBeta: isBeta)
          ]
        }
      }
    }
    let changelog = try PageSide.changelog(pages(isBeta: true), pages(isBeta: false))
    #expect(changelog.findings.count == 6)
    #expect(changelog.groups.map(\.cause) == [.moduleWide])
  }

  @Test func optionsChoosePages() throws {
    let pages = ([PageSide.page("Lamp")], [PageSide.page("Wick")])
    var options = DiffOptions()
    options.only = ["page-added"]
    #expect(try PageSide.changelog(pages.0, pages.1, options: options).findings.map(\.id) == [.pageAdded])
    options = DiffOptions()
    options.modules = ["Boat"]
    #expect(try PageSide.changelog(pages.0, pages.1, options: options).modules.isEmpty)
  }

  @Test func orderIsTotal() throws {
    // One title, no USR: the path decides.
    let pages = ["a", "b", "c"].map { PageSide.page("Same", path: "/documentation/kit/\($0)") }
    let changelog = try PageSide.changelog([], pages.reversed())
    #expect(changelog.findings.map { $0.page?.path } == pages.map(\.path))
    #expect(Set(changelog.findings.map(\.fingerprint)).count == 3)
  }

  @Test func mentionsLeadToTheirPages() throws {
    let key = PageSide.page(
      "NSLampUsageDescription", path: "/documentation/bundleresources/nslampusagedescription")
    let twice = ["a", "b"].map { PageSide.page("NSTwiceUsageDescription", path: "/documentation/kit/\($0)") }
    func lamp(_ text: String) -> Page {
      PageSide.page("Lamp") { $0.content.texts = [PageText(part: "abstract", paragraphs: [text])] }
    }
    let changelog = try PageSide.changelog(
      [lamp("A light."), key] + twice,
      [lamp("A light that NSLampUsageDescription and NSTwiceUsageDescription explain."), key] + twice)
    let documentation = try #require(changelog.findings.first?.documentation)
    #expect(documentation.mentions == ["NSLampUsageDescription", "NSTwiceUsageDescription"])
    #expect(documentation.pages == ["NSLampUsageDescription": key.path])
  }
}
