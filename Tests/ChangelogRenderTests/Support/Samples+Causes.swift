import APIDiff
import SymbolModel

extension Samples {
  /// Groups of every cause, what a caller has to guard, a rename and a move.
  static let causes: Changelog = {
    let findings = (macro + region + moduleWide + came).sorted {
      ($0.symbol?.name ?? "", $0.id.rawValue, $0.platform ?? "") < (
        $1.symbol?.name ?? "", $1.id.rawValue, $1.platform ?? ""
      )
    }
    return changelog(
      findings,
      groups: [
        ChangeGroup(
          id: "g1", cause: .macroRedefined, name: "KT_OLD", old: "API_AVAILABLE(ios(14.0), macos(11.0))",
          new: "API_DEPRECATED(\"Use KTNew.\", ios(14.0, 27.2), macos(11.0, 27.2))", level: .breaking,
          count: 5,
          module: "Kit"),
        ChangeGroup(
          id: "g2", cause: .availabilityRegion, name: "KTRegion.h", old: "API_AVAILABLE_BEGIN(ios(14.0))",
          new: "API_AVAILABLE_BEGIN(ios(15.0))", level: .breaking, count: 2, module: "Kit"),
        ChangeGroup(
          id: "g3", cause: .moduleWide, name: "Kit", old: nil, new: nil, level: .info, count: 10,
          module: "Kit"),
        ChangeGroup(
          id: "g4", cause: .container, name: "KTPair", old: "struct KTPair", new: nil, level: .breaking,
          count: 2, module: "Kit"),
      ])
  }()

  private static let macro =
    [("KTAlpha", "ios"), ("KTAlpha", "macos"), ("KTBeta", "ios"), ("KTBeta", "macos")]
    .map { name, platform in
      finding(.deprecated, .warning, name) {
        $0.group = "g1"
        $0.platform = platform
        $0.new = "27.2"
        $0.message = "Use KTNew."
      }
    } + [
      finding(.becameUnavailable, .breaking, "KTBeta") {
        $0.group = "g1"
        $0.platform = "watchos"
        $0.old = "7.0"
      }
    ]

  private static let region = ["KTGamma", "KTDelta"].map { name in
    finding(.introducedChanged, .breaking, name) {
      $0.group = "g2"
      $0.platform = "ios"
      $0.old = "14.0"
      $0.new = "15.0"
      $0.location = HeaderLocation(header: "KTRegion.h", line: 7)
    }
  }

  private static let moduleWide = (1...5).flatMap { number in
    [("visionos", "26.0"), ("watchos", "12.0")].map { platform, version in
      finding(.introducedChanged, .info, "KTWide\(number)") {
        $0.group = "g3"
        $0.platform = platform
        $0.new = version
      }
    }
  }

  private static let came = [
    finding(.symbolAdded, .info, "KTOpenWide") {
      $0.declaration = Finding.Declarations(old: nil, new: "void KTOpenWide(void)")
      let availability = Availability([
        PlatformName(rawValue: "ios"): AvailabilityItem(introduced: Version(27, 2)),
        .macOS: AvailabilityItem(isUnavailable: true),
        PlatformName(rawValue: "maccatalyst"): AvailabilityItem(isUnavailable: true),
        PlatformName(rawValue: "tvos"): AvailabilityItem(isUnavailable: true),
        PlatformName(rawValue: "watchos"): AvailabilityItem(isUnavailable: true),
        PlatformName(rawValue: "visionos"): AvailabilityItem(isUnavailable: true),
      ])
      $0.availability = availability
      $0.callGuard = CallGuard(availability)
      $0.baselineLocation = nil
    },
    finding(.symbolRenamed, .breaking, "KTStart") {
      $0.old = "KTBegin"
      $0.new = "KTStart"
      $0.declaration = Finding.Declarations(old: "void KTBegin(void)", new: "void KTStart(void)")
      let availability = Availability([.macOS: AvailabilityItem(introduced: Version(27, 0))])
      $0.availability = availability
      $0.callGuard = CallGuard(availability)
    },
    finding(.symbolMoved, .warning, "KTStop") {
      $0.old = "Other"
      $0.new = "Kit"
      $0.declaration = Finding.Declarations(old: "void KTStop(void)", new: "void KTStop(void)")
      $0.baselineLocation = HeaderLocation(header: "Other.h", line: 3)
    },
    finding(.symbolRemoved, .breaking, "KTPair", kind: "struct") {
      $0.group = "g4"
      $0.declaration = Finding.Declarations(old: "struct KTPair", new: nil)
      $0.location = nil
    },
    finding(.symbolRemoved, .breaking, "KTPair.a", kind: "field") {
      $0.group = "g4"
      $0.container = "KTPair"
      $0.declaration = Finding.Declarations(old: "int a", new: nil)
      $0.location = nil
    },
  ]
}
