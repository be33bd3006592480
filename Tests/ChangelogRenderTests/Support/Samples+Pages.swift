import APIDiff
import SymbolModel

extension Samples {
  /// A finding for every change id that is about documentation pages, and for every way in which headers disagree
  /// with them.
  static let pageChanges: [Finding] =
    [
      page(.pageAdded, .info, "Glow") {
        $0.declaration = Finding.Declarations(old: nil, new: "@interface KTGlow : NSObject")
        $0.availability = Availability([
          PlatformName(rawValue: "ios"): AvailabilityItem(introduced: Version(27, 2))
        ])
        $0.documentation = DocumentationChange(
          part: "abstract", form: DocumentationChange.page, removed: [], added: ["A soft light. It warms."],
          mentions: ["KTGlowKey", "NSGlowUsageDescription"])
        $0.documentation?.pages = ["NSGlowUsageDescription": "/documentation/keys/nsglowusagedescription"]
      },
      page(.pageRemoved, .warning, "Wick"),
      page(.pageTitleChanged, .info, "Lantern", "Lamp", "Lantern"),
      page(.pageTitleChanged, .info, "Lantern", "lamp", "lantern", part: "occ"),
      page(.pageTitleChanged, .info, "Lantern", "Class", "Structure", part: "kind"),
      page(.pageTextChanged, .info, "Lantern", "It shines.", "It glows.", part: "discussion") {
        $0.documentation = DocumentationChange(
          part: "discussion", form: DocumentationChange.page, removed: ["shines"], added: ["glows"],
          mentions: [])
      },
      page(.pageAvailabilityChanged, .warning, "Lantern", "beta", nil, part: "beta", platform: "ios"),
      page(.pageAvailabilityChanged, .warning, "Lantern", nil, "beta", part: "beta", platform: "macos"),
      page(
        .pageAvailabilityChanged, .warning, "Lantern", "26.0", "27.0", part: "introduced", platform: "ios"),
      page(
        .pageAvailabilityChanged, .warning, "Lantern", nil, "27.2 beta", part: "platform", platform: "tvos"),
      page(
        .pageAvailabilityChanged, .warning, "Lantern", nil, "27.2", part: "deprecated", platform: "watchos"),
      page(.pageDeclarationChanged, .info, "Lantern", "class Lamp", "class Lantern", part: "swift"),
      page(.pageTopicsChanged, .info, "Lantern", "shine", "glow", part: "topics: Light") {
        $0.documentation = DocumentationChange(
          part: "topics: Light", form: DocumentationChange.page, removed: ["shine"], added: ["glow"],
          mentions: [])
      },
    ] + disagreements

  /// What `check` tells.
  static let disagreements: [Finding] = [
    docs(.docsAvailabilityDisagrees, .warning, "14.0", "15.0", part: "introduced", platform: "ios"),
    docs(.docsAvailabilityDisagrees, .warning, "unavailable", "15.0", part: "unavailable", platform: "tvos"),
    docs(.docsDeprecationDisagrees, .warning, "27.2", nil, platform: "ios"),
    docs(.docsDeclarationDisagrees, .warning, "void KTOpen(int mode)", "void KTOpen(void);"),
    docs(.docsAbstractDisagrees, .info, "Opens a box.", "Opens the lid.", part: "abstract") {
      $0.documentation = DocumentationChange(
        part: "abstract", form: DocumentationChange.page, removed: ["a box"], added: ["the lid"], mentions: []
      )
    },
    docs(.docsPageMissing, .info, nil, nil) { $0.page = nil },
    page(.docsSymbolMissing, .warning, "KTGone"),
  ]

  /// The same as `check` makes it.
  static let check: Changelog = {
    var check = changelog(
      disagreements.map {
        var finding = $0
        finding.group = nil
        return finding
      },
      modules: [
        ModuleComparison(
          name: "Kit", status: .incomplete, reason: "1 of 9 documentation pages could not be read",
          side: .both,
          kind: .pages)
      ], notes: ["Kit: symbols without a page are not told."])
    check.baseline = current
    check.isCheck = true
    return check
  }()

  private static func page(
    _ id: ChangeID, _ level: ChangeLevel, _ title: String, _ old: String? = nil, _ new: String? = nil,
    part: String? = nil, platform: String? = nil, with body: (inout Finding) -> Void = { _ in }
  ) -> Finding {
    finding(id, level, title, kind: PageReference.kind) {
      $0.location = nil
      $0.baselineLocation = nil
      $0.page = PageReference(path: "/documentation/kit/\(title.lowercased())", title: title)
      $0.old = old
      $0.new = new
      $0.part = part
      $0.platform = platform
      body(&$0)
    }
  }

  private static func docs(
    _ id: ChangeID, _ level: ChangeLevel, _ old: String?, _ new: String?, part: String? = nil,
    platform: String? = nil, with body: (inout Finding) -> Void = { _ in }
  ) -> Finding {
    page(id, level, "KTOpen", old, new, part: part, platform: platform) {
      $0.symbol = SymbolReference(name: "KTOpen", kind: "function", usr: "c:@F@KTOpen")
      $0.location = HeaderLocation(header: "Kit.h", line: 12)
      body(&$0)
    }
  }
}
