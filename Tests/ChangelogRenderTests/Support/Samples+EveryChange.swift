import APIDiff
import SymbolModel

extension Samples {
  /// One finding for every change id, a group, noise, gaps and notes.
  static let everyChange: Changelog = {
    let findings =
      moduleChanges + symbolChanges + typeChanges + availabilityChanges + otherChanges + pageChanges
    return changelog(
      findings.sorted { $0.module < $1.module },
      groups: [
        ChangeGroup(
          id: "g1", cause: .container, name: "KTPoint", old: nil, new: "KTPoint", level: .info, count: 3,
          module: "Kit")
      ],
      modules: [
        ModuleComparison(name: "Broken", status: .incomplete, reason: "2 errors in Broken.h", side: .current),
        ModuleComparison(name: "Gone", status: .removed),
        ModuleComparison(name: "Kit", status: .changed),
        ModuleComparison(name: "Kit", status: .changed, kind: .pages),
        ModuleComparison(name: "New", status: .added),
        ModuleComparison(name: "Other", status: .notCompared, reason: "outside the scope", side: .baseline),
        ModuleComparison(name: "Outer", status: .notCompared, reason: "outside the scope", side: .baseline),
        ModuleComparison(name: "SwiftOnly", status: .noHeaders, reason: "Swift only", side: .both),
        ModuleComparison(name: "Worse", status: .unparsed, reason: "the parser ran out of time", side: .both),
      ],
      notes: ["Only the current build has Swift names."], suppressed: 2)
  }()

  private static let moduleChanges = [
    finding(.moduleAdded, .info, nil, module: "New") { $0.new = "12 symbols" },
    finding(.moduleRemoved, .breaking, nil, module: "Gone") { $0.old = "1 symbol" },
  ]

  private static let symbolChanges = [
    finding(.symbolAdded, .info, "KTOpen") {
      $0.declaration = Finding.Declarations(old: nil, new: "int KTOpen(const char *path)")
      $0.availability = Availability([
        PlatformName(rawValue: "ios"): AvailabilityItem(
          introduced: Version(14), deprecated: Version(100_000)),
        .macOS: AvailabilityItem(introduced: Version(11), deprecated: Version(12), obsoleted: Version(13)),
        PlatformName(rawValue: "tvos_app_extension"): AvailabilityItem(isUnavailable: true),
        PlatformName(rawValue: "swift"): AvailabilityItem(isUnavailable: true, message: "Use open."),
        PlatformName(rawValue: "watchos"): AvailabilityItem(isDeprecated: true),
      ])
    },
    finding(.symbolAdded, .info, "KTPoint", kind: "struct") {
      $0.group = "g1"
      $0.declaration = Finding.Declarations(old: nil, new: "struct KTPoint")
    },
    finding(.symbolAdded, .info, "KTPoint.x", kind: "field") {
      $0.group = "g1"
      $0.container = "KTPoint"
      $0.declaration = Finding.Declarations(old: nil, new: "double x")
    },
    finding(.symbolAdded, .info, "KTPoint.y", kind: "field") {
      $0.group = "g1"
      $0.container = "KTPoint"
      $0.declaration = Finding.Declarations(old: nil, new: "double y")
    },
    finding(.symbolAdded, .breaking, "-[KTSource count]", kind: "instance-method") {
      $0.declaration = Finding.Declarations(old: nil, new: "- (NSUInteger)count")
    },
    finding(.symbolRemoved, .breaking, "KTClose") {
      $0.declaration = Finding.Declarations(old: "void KTClose(int file)", new: nil)
      $0.location = nil
    },
    change(.symbolRenamed, .breaking, "KTStart", "KTBegin", "KTStart") {
      $0.declaration = Finding.Declarations(old: "void KTBegin(void)", new: "void KTStart(void)")
    },
    change(.symbolMoved, .warning, "KTStop", "Other", "Kit") {
      $0.declaration = Finding.Declarations(old: "void KTStop(void)", new: "void KTStop(void)")
      $0.baselineLocation = HeaderLocation(header: "Other.h", line: 3)
    },
    finding(.kindChanged, .warning, "KTLimit", kind: "variable") {
      $0.old = "macro"
      $0.new = "variable"
      $0.declaration = Finding.Declarations(old: "#define KTLimit 10", new: "extern const int KTLimit")
    },
  ]

  private static let typeChanges = [
    change(.typeChanged, .breaking, "-[KTBox open:]", "int", "long", part: "mode") {
      $0.declaration = Finding.Declarations(old: "- (void)open:(int)mode", new: "- (void)open:(long)mode")
    },
    change(
      .nullabilityChanged, .warning, "-[KTBox open:]", "NSString * _Nonnull", "NSString * _Nullable",
      part: "return"),
    change(.propertyAttributesChanged, .breaking, "KTBox.size", "readwrite", "readonly", part: "readonly"),
    change(.accessorsBecameProperty, .warning, "KTBox.name", "-[KTBox name]", "KTBox.name"),
    change(.propertyBecameAccessors, .warning, "KTBox.title", "KTBox.title", "-[KTBox title]"),
    change(.superclassChanged, .breaking, "KTBox", "NSObject", "KTNode"),
    change(.protocolConformanceAdded, .info, "KTBox", nil, "NSCopying", part: "NSCopying"),
    change(.protocolConformanceRemoved, .breaking, "KTBox", "NSCoding", nil, part: "NSCoding"),
    change(.requirementBecameOptional, .info, "-[KTSource name]", nil, nil),
    change(.requirementBecameRequired, .breaking, "-[KTSource size]", nil, nil),
    change(.enumValueChanged, .breaking, "KTMode.fast", "1 << 0", "1 << 1"),
    change(.enumUnderlyingTypeChanged, .breaking, "KTMode", "NSInteger", "NSUInteger"),
    change(.fieldOrderChanged, .warning, "KTPair", "a, b", "b, a"),
    change(.macroValueChanged, .warning, "KT_MAX(a, b)", "(a) | (b)", "(a) || (b)"),
    change(.swiftNameChanged, .breaking, "KTRun", nil, "run()"),
    change(.attributeChanged, .warning, "KTRun", nil, "warn_unused_result", part: "warn_unused_result"),
  ]

  private static let availabilityChanges = [
    change(.introducedChanged, .breaking, "KTA", "14.0", "15.0", platform: "ios"),
    change(.introducedChanged, .info, "KTA", nil, "15.0", platform: "macos"),
    change(.deprecated, .warning, "KTA", nil, "27.2", platform: "ios") {
      $0.message = "Use KTB_new, it's better."
      $0.replacement = "KTB_new"
    },
    change(.deprecated, .warning, "KTA", nil, nil, platform: "*"),
    change(.deprecationChanged, .info, "KTA", "27.0", "to be deprecated", platform: "tvos"),
    change(.undeprecated, .info, "KTA", "16.0", nil, platform: "watchos"),
    change(.obsoletedChanged, .breaking, "KTA", nil, "27.0", platform: "swift"),
    change(.becameUnavailable, .breaking, "KTA", "10.15", nil, platform: "macos_app_extension") {
      $0.message = "Not in extensions."
    },
    change(.becameAvailable, .info, "KTA", nil, "26.0", platform: "visionos"),
    change(.availabilityMessageChanged, .info, "KTA", "Use B.", "Use C.", platform: "maccatalyst"),
  ]

  private static let otherChanges = [
    change(.documentationAdded, .info, "KTA", nil, "Opens a box.\nIt is big.", part: "abstract") {
      $0.documentation = DocumentationChange(
        part: "abstract", form: "plain", removed: [], added: ["Opens a box. It is big."],
        mentions: ["KTBoxKey"])
    },
    change(.documentationRemoved, .info, "KTB", "Closes a box.", nil, part: "returns") {
      $0.documentation = DocumentationChange(
        part: "returns", form: "doc", removed: ["Closes a box."], added: [], mentions: [])
    },
    change(.documentationChanged, .info, "KTB", "One two.", "One three.", part: "parameter box") {
      $0.documentation = DocumentationChange(
        part: "parameter box", form: "doc", removed: ["two."], added: ["three."], mentions: [])
    },
    change(.parameterRenamed, .noise, "KTB", "boxes", "box", part: "box"),
    change(.headerMoved, .noise, "KTB", "Kit.h", "KTB.h"),
    change(.documentationReflowed, .noise, "KTB", "a\nb", "a b", part: "abstract") {
      $0.documentation = DocumentationChange(
        part: "abstract", form: "doc", removed: [], added: [], mentions: [])
    },
  ]

  private static func change(
    _ id: ChangeID, _ level: ChangeLevel, _ symbol: String, _ old: String?, _ new: String?,
    part: String? = nil, platform: String? = nil, with body: (inout Finding) -> Void = { _ in }
  ) -> Finding {
    finding(id, level, symbol) {
      $0.old = old
      $0.new = new
      $0.part = part
      $0.platform = platform
      body(&$0)
    }
  }

  /// Headers and authors that try to leave their place.
  static let hostile: Changelog = {
    let word = "\u{1B}[31mred\u{1B}[0m | `tick` </details> <b>@team</b> #12 https://example.org/?a=1&b_c"
    let findings = [
      finding(.symbolAdded, .info, "``KTTick|`", module: "K|t") {
        $0.declaration = Finding.Declarations(old: nil, new: "```\n</details> ```` \u{202E}evil | \u{9B}31m")
        $0.documentation = DocumentationChange(
          part: "abstract", form: "doc", removed: [],
          added: ["# *Bold* _move_ :key: `code` $x$ [a](http://b.c) <script>alert(1)</script>\n\n- item"],
          mentions: ["`@x`"])
      },
      finding(.deprecated, .warning, "KT\nLine", module: "K|t") {
        $0.platform = "ios"
        $0.new = "27.2"
        $0.message = "first\nsecond\r\n\(word)\u{2028}third"
        $0.replacement = "a`\nb"
        $0.location = HeaderLocation(header: "a\u{1B}]0;x\u{7}.h", line: 1)
      },
      finding(.documentationChanged, .info, "KTDoc", module: "K|t") {
        $0.old = "1. old </del> text"
        $0.new = "- new \(word) text"
        $0.documentation = DocumentationChange(
          part: "abstract", form: "doc", removed: ["1. old </del>"], added: ["- new \(word)"], mentions: [])
      },
    ]
    return changelog(
      findings,
      modules: [
        ModuleComparison(name: "B|d", status: .unparsed, reason: "a|b `c|d`\n@e|f \\| g", side: .current),
        ModuleComparison(name: "K|t", status: .changed),
      ], notes: ["<i>\(word)\n# head"])
  }()
}
