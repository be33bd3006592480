import ChangelogRender
import Testing

@testable import SDKWatch

/// What messages tell people, whatever their form.
@Suite struct BriefTests {
  @Test func theGravestOfAllModulesComeFirst() {
    let brief = Messages.huge.brief
    let room = BriefSelection.Room(total: 12_000, module: 2000)
    let selection = BriefSelection(brief, room, length: \.utf8.count) { entry in
      "\(entry.level.rawValue)      "
    }
    // Each module has more breaking ones than there is room for at all.
    #expect(selection.modules.flatMap(\.entries).allSatisfy { $0.hasPrefix("breaking") })
    #expect(selection.modules.flatMap(\.entries).reduce(0) { $0 + $1.utf8.count } <= 12_000)
    let told = selection.modules.reduce(0) { $0 + $1.entries.count }
    #expect(selection.rest(brief.words) == "\(20_000 - told) more findings in 300 modules")
    #expect(selection.modules.count > 30)
  }

  @Test func everyFindingIsToldOrCounted() {
    for message in [Messages.few, Messages.severalPlatforms, Messages.hostile] {
      let selection = BriefSelection(
        message.brief, BriefSelection.Room(total: .max, module: .max), length: \.utf8.count
      ) {
        $0.name(PlainForm())
      }
      #expect(selection.rest(message.brief.words) == nil)
      #expect(selection.modules.count == message.brief.modules.count)
      #expect(selection.modules.allSatisfy { !$0.isCut })
    }
  }

  @Test func oneSymbolMakesOneEntryWithTheGravestFirst() {
    let findings = [
      Messages.finding(.documentationRemoved, .info, "KT") { $0.old = "x" },
      Messages.finding(.symbolRenamed, .breaking, "KT") {
        $0.old = "KTOld"
        $0.new = "KT"
      },
      Messages.finding(.symbolAdded, .info, "KTNew"),
    ]
    let brief = Messages.message([Messages.changelog(findings)]).brief
    #expect(brief.modules.flatMap(\.entries).map { $0.name(PlainForm()) } == ["KT", "KTNew"])
    #expect(
      brief.modules[0].entries[0].lines(PlainForm()).map { $0.prefix(14) } == [
        "symbol renamed", "documentation ",
      ])
  }

  /// What a route leaves out is not said to be none.
  @Test func levelsThatNobodyAskedForAreNotCounted() {
    let finding = Messages.finding(.symbolRemoved, .breaking, "KTGone")
    var message = Messages.message([Messages.changelog([finding])])
    #expect(message.brief.conclusion == "1 breaking, 0 warnings, 0 info")
    message.minimumLevel = .warning
    #expect(message.brief.conclusion == "1 breaking, 0 warnings")
    message.minimumLevel = .breaking
    #expect(message.brief.conclusion == "1 breaking")
    message.changelogs.append(message.changelogs[0])
    #expect(message.brief.comparisons.allSatisfy { $0.hasSuffix(": 1 breaking") })
    message.minimumLevel = .noise
    #expect(message.brief.conclusion.hasSuffix(", 0 warnings, 0 info"))
  }

  @Test func silenceIsNeverTakenForNoChange() {
    let gap = Messages.changelog(
      [], modules: [.init(name: "Kit", status: .unparsed, reason: "the parser crashed", side: .current)])
    let brief = Messages.message([gap]).brief
    #expect(brief.caveats == ["Kit: unparsed in current: the parser crashed"])
    #expect(brief.conclusion.contains("No changes found in what could be compared"))
    let equal = Messages.message([Messages.changelog([], modules: [.init(name: "Kit", status: .unchanged)])])
      .brief
    #expect(equal.conclusion == "No changes: the 1 module of both builds is equal.")
    let both = Messages.message([gap, Messages.changelog([], platform: "macosx")]).brief
    #expect(both.caveats == ["iphoneos: Kit: unparsed in current: the parser crashed"])
  }

  @Test func productsAreToldApart() {
    let one = Messages.changelog([Messages.finding(.symbolAdded, .info, "A")], product: "First")
    let other = Messages.changelog([Messages.finding(.symbolAdded, .info, "A")], product: "Second")
    let brief = Messages.message([one, other]).brief
    #expect(brief.modules.map(\.name) == ["First Kit", "Second Kit"])
    #expect(brief.title == "First iphoneos 27.2 (24B5084k), Second iphoneos 27.2 (24B5084k)")
  }

  @Test func wholeModulesComeFirst() {
    let many = (0..<9).map { Messages.finding(.symbolRemoved, .breaking, "KT\($0)") }
    let whole = [
      Messages.finding(.moduleRemoved, .breaking, nil, module: "Gone"),
      Messages.finding(.moduleAdded, .info, nil, module: "New<>"),
    ]
    let brief = Messages.message([Messages.changelog(many + whole)]).brief
    #expect(brief.modules.map(\.name) == ["Gone", "Kit", "New<>"])
    #expect(brief.wholeModules == ["module removed: Gone", "module added: New<>"])
    #expect(
      BriefText(brief, longest: 1000).text().contains("\n- module removed: Gone\n- module added: New<>\n"))
    #expect(BriefHTML(brief, longest: 1000).document().contains("<li>module added: New&lt;&gt;</li>"))
  }
}
