import SnapshotStore
import SymbolModel
import Testing

@testable import APIDiff

/// Headers against documentation pages.
@Suite struct DocsCheckTests {
  private static let ios = PlatformName(rawValue: "ios")

  private static func symbol(
    _ name: String = "KTOpen", declaration: String = "void KTOpen(void)", kind: SymbolKind = .function,
    usr: String? = nil, availability: Availability = Availability(), comment: String? = nil
  ) -> Symbol {
    let usr = usr ?? "c:@F@\(name)"
    var symbol = Symbol(key: usr, usr: usr, kind: kind, name: name)
    symbol.declaration = declaration
    symbol.availability = availability
    symbol.effectiveAvailability = availability
    symbol.documentation = comment.map { DocComment(form: .doc, text: $0) }
    symbol.header = "Kit.h"
    symbol.line = 3
    return symbol
  }

  private static func page(
    _ symbol: Symbol, declaration: String? = nil, platforms: [PagePlatform] = [], texts: [PageText] = []
  ) -> Page {
    PageSide.page(symbol.name, usr: symbol.usr) {
      $0.content.declarations = [PageDeclaration(language: "occ", text: declaration ?? symbol.declaration)]
      $0.content.platforms = platforms
      $0.content.texts = texts
    }
  }

  private func check(
    _ symbols: [Symbol], _ pages: [Page], unread: [UnreadPage] = [],
    edit: (inout ModuleSnapshot) -> Void = { _ in }
  ) throws -> Changelog {
    var module = ModuleSnapshot(name: "Kit", symbols: symbols.sorted { $0.key < $1.key })
    edit(&module)
    return try HeaderPageCheck.check(
      PageSide.side([PageSide.snapshot(pages, unread: unread)], build: "24A1", symbols: [module]),
      toolVersion: "1.0")
  }

  private static func platform(
    _ name: String, _ introduced: String? = nil, deprecated: String? = nil, isUnavailable: Bool = false
  ) -> PagePlatform {
    PagePlatform(
      platform: PlatformName(rawValue: name), introduced: introduced, deprecated: deprecated,
      isUnavailable: isUnavailable)
  }

  /// What header and page say, and what is told of it: id, platform, part, header's word, page's word.
  struct Case: Sendable, CustomStringConvertible {
    let description: String
    let header: Availability
    let page: [PagePlatform]
    var isSummarized = false
    let told: [[String?]]
  }

  private static func header(_ items: [String: AvailabilityItem]) -> Availability {
    Availability(Dictionary(uniqueKeysWithValues: items.map { (PlatformName(rawValue: $0.key), $0.value) }))
  }

  static let cases: [Case] = [
    Case(
      description: "the same",
      header: header(["ios": .init(introduced: Version(15))]), page: [platform("ios", "15.0")], told: []),
    Case(
      description: "another version", header: header(["ios": .init(introduced: Version(15))]),
      page: [platform("ios", "16.0")],
      told: [["docs-availability-disagrees", "ios", "introduced", "15.0", "16.0"]]),
    Case(
      description: "iPadOS and Mac Catalyst follow from iOS",
      header: header([
        "ios": .init(introduced: Version(15)), "maccatalyst": .init(introduced: Version(13, 1)),
      ]),
      page: [platform("ios", "15.0"), platform("ipados", "15.4"), platform("maccatalyst", "14.0")], told: []),
    Case(
      description: "a platform without a version says nothing",
      header: header(["ios": .init(introduced: Version(15), deprecated: Version(17))]),
      page: [platform("ios")],
      told: []),
    Case(
      description: "a platform that one of both leaves out says nothing",
      header: header(["ios": .init(introduced: Version(15)), "tvos": .init(introduced: Version(15))]),
      page: [platform("ios", "15.0"), platform("visionos", "1.0")], told: []),
    Case(
      description: "there or not",
      header: header(["ios": .init(introduced: Version(15)), "tvos": .init(isUnavailable: true)]),
      page: [platform("ios", "15.0"), platform("tvos", "15.0")],
      told: [["docs-availability-disagrees", "tvos", "unavailable", "unavailable", "15.0"]]),
    Case(
      description: "not there, says the page", header: header(["ios": .init(introduced: Version(15))]),
      page: [platform("ios", isUnavailable: true)],
      told: [["docs-availability-disagrees", "ios", "unavailable", "15.0", "unavailable"]]),
    Case(
      description: "10.16 is 11.0", header: header(["macos": .init(introduced: Version(10, 16))]),
      page: [platform("macos", "11.0")], told: []),
    Case(
      description: "deprecated in the header only",
      header: header(["ios": .init(introduced: Version(9), deprecated: Version(15))]),
      page: [platform("ios", "9.0")],
      told: [["docs-deprecation-disagrees", "ios", nil, "15.0", nil]]),
    Case(
      description: "deprecated on the page only", header: header(["ios": .init(introduced: Version(9))]),
      page: [platform("ios", "9.0", deprecated: "15.0")],
      told: [["docs-deprecation-disagrees", "ios", nil, nil, "15.0"]]),
    Case(
      description: "deprecated in other versions",
      header: header(["ios": .init(introduced: Version(9), deprecated: Version(15))]),
      page: [platform("ios", "9.0", deprecated: "16.0")],
      told: [["docs-availability-disagrees", "ios", "deprecated", "15.0", "16.0"]]),
    Case(
      description: "to be deprecated is not deprecated",
      header: header(["ios": .init(introduced: Version(9), deprecated: Version(100_000))]),
      page: [platform("ios", "9.0")], told: []),
    Case(
      description: "to be deprecated on both",
      header: header(["ios": .init(introduced: Version(9), deprecated: Version(100_000))]),
      page: [platform("ios", "9.0", deprecated: "100000.0")], told: []),
    Case(
      description: "a plain deprecation holds everywhere", header: header(["*": .init(isDeprecated: true)]),
      page: [platform("ios", "9.0"), platform("macos", "10.11")],
      told: [["docs-deprecation-disagrees", "*", nil, "deprecated", nil]]),
    Case(
      description: "a summary deprecates, too",
      header: header(["ios": .init(introduced: Version(9), deprecated: Version(15))]),
      page: [platform("ios", "9.0")],
      isSummarized: true, told: []),
    Case(
      description: "a summary alone", header: Availability(), page: [], isSummarized: true,
      told: [["docs-deprecation-disagrees", "*", nil, nil, "deprecated"]]),
    Case(
      description: "unavailable everywhere", header: header(["*": .init(isUnavailable: true)]),
      page: [platform("ios", "9.0")],
      told: [["docs-availability-disagrees", "ios", "unavailable", "unavailable", "9.0"]]),
    Case(description: "nothing said", header: Availability(), page: [platform("ios", "9.0")], told: []),
  ]

  @Test(arguments: cases) func availability(_ test: Case) throws {
    let symbol = Self.symbol(availability: test.header)
    let texts = test.isSummarized ? [PageText(part: "deprecation", paragraphs: ["Use another."])] : []
    let changelog = try check([symbol], [Self.page(symbol, platforms: test.page, texts: texts)])
    #expect(
      changelog.findings.map { [$0.id.rawValue, $0.platform, $0.part, $0.old, $0.new] } == test.told,
      "\(test)")
  }

  @Test(arguments: [
    ("- (void)shine:(nonnull NSString *)how", "- (void) shine:(NSString *) how;", true),
    ("- (void)shine:(nonnull NSString *)how", "- (void) shine:(NSURL *) how;", false),
    (
      "@property (nonatomic, copy, readonly, nullable) NSString *name",
      "@property(nonatomic, readonly, copy) NSString * name;", true
    ),
    ("@property (nonatomic) BOOL isLit", "@property (nonatomic, assign, readwrite) BOOL isLit;", true),
    ("@property (nonatomic, readonly) BOOL isLit", "@property (nonatomic) BOOL isLit;", false),
    (
      "- (void)call:(nonnull void (^)(BOOL, NSError * _Nullable))done",
      "- (void) call:(void (^)(BOOL ok, NSError *error)) done;", true
    ),
    ("- (void)call:(nonnull void (^)(BOOL))done", "- (void) call:(void (^)(NSInteger count)) done;", false),
    ("- (id<A, B>)both", "- (id<B, A>) both;", true),
    ("- (void)shine", "- (void) shine API_AVAILABLE(ios(15.0)) NS_SWIFT_NAME(glow());", true),
    ("- (void)shine", "- (void) glow;", false),
  ])
  func declarations(_ header: String, _ page: String, _ isSame: Bool) throws {
    let kind: SymbolKind = header.hasPrefix("@property") ? .property : .instanceMethod
    let symbol = Self.symbol("-[KTLamp shine]", declaration: header, kind: kind)
    let changelog = try check([symbol], [Self.page(symbol, declaration: page)])
    #expect(changelog.findings.map(\.id) == (isSame ? [] : [.docsDeclarationDisagrees]))
    if !isSame { #expect(changelog.findings[0].declaration == Finding.Declarations(old: header, new: page)) }
  }

  @Test(arguments: [
    (
      "KTLamp", SymbolKind.class, "@interface KTLamp : NSObject <NSCopying>", "@interface KTLamp : NSObject",
      true
    ),
    ("KTLamp", .class, "@interface KTLamp<Kind> : NSObject", "@interface KTLamp : NSObject", true),
    ("KTLamp", .class, "@interface KTLamp : NSObject", "@interface KTLamp : KTLight", false),
    ("KTKind", .enum, "enum KTKind : NSInteger", "typedef enum KTKind : NSInteger { ... } KTKind;", true),
    ("KTKind", .enum, "enum KTKind : NSInteger", "enum KTKind : NSUInteger;", false),
    ("KTKindA", .enumConstant, "KTKindA = 3", "KTKindA", true),
    ("KTName", .typedef, "typedef NSString *KTName", "typedef NSString * KTName;", true),
    (
      "KTDone", .typedef, "typedef void (^KTDone)(NSError * _Nullable)",
      "typedef void (^)(NSError *) KTDone;", true
    ),
    ("KTError", .variable, "NSString *const _Nonnull KTError", "extern NSString * const KTError;", true),
    ("KTError", .variable, "const CFStringRef KTError", "extern CFStringRef const KTError;", true),
    ("KTError", .variable, "NSString *const KTError", "extern NSString * KTError;", false),
    ("KTCall", .function, "CFStringRef _Nullable KTCall(void)", "extern CFStringRefKTCall();", true),
    (
      "KTCall", .function, "void KTCall(void (* _Nonnull done)(int))", "void KTCall(void (*)(int x)done);",
      true
    ),
    ("KT_LIMIT", .macro, "#define KT_LIMIT 3", "#define KT_LIMIT", true),
  ])
  func forms(_ name: String, _ kind: SymbolKind, _ header: String, _ page: String, _ isSame: Bool) throws {
    let symbol = Self.symbol(name, declaration: header, kind: kind)
    #expect(DeclarationForm.isSame(page, symbol) { _ in nil } == isSame)
  }

  @Test func aTypeMayStandForItsName() throws {
    let call = Self.symbol("KTCall", declaration: "KTStatus KTCall(KTBufferRef buffer)")
    func alias(_ name: String, _ type: String) -> Symbol {
      var symbol = Self.symbol(
        name, declaration: "typedef \(type) \(name)", kind: .typedef, usr: "c:Kit.h@T@\(name)")
      symbol.key = "typedef \(name)"
      symbol.type = type
      return symbol
    }
    let aliases = [alias("KTStatus", "int"), alias("KTBufferRef", "struct opaque *")]
    let pages = [Self.page(call, declaration: "int KTCall(struct opaque *buffer);")]
    #expect(try check([call] + aliases, pages).findings.isEmpty)
    #expect(try check([call, aliases[0]], pages).findings.map(\.id) == [.docsDeclarationDisagrees])
  }

  @Test func abstracts() throws {
    func found(_ comment: String?, _ abstract: String?) throws -> [Finding] {
      let symbol = Self.symbol(comment: comment)
      let texts = abstract.map { [PageText(part: "abstract", paragraphs: [$0])] } ?? []
      return try check([symbol], [Self.page(symbol, texts: texts)]).findings
    }
    #expect(try found("Opens the kit.\n\nTwice.", "Opens the kit.").isEmpty)
    #expect(try found("@abstract Opens\nthe `kit`", "Opens the kit.").isEmpty)
    #expect(try found("Opens the kit …", "Opens the kit ...").isEmpty)
    #expect(try found("Opens the kit.", nil).isEmpty)
    #expect(try found(nil, "Opens the kit.").isEmpty)
    let told = try found("Opens the kit.", "Opens the box.")
    #expect(told.map(\.id) == [.docsAbstractDisagrees])
    #expect(told[0].documentation?.removed == ["kit"])
    #expect(told[0].documentation?.added == ["box"])
    #expect(told[0].location == HeaderLocation(header: "Kit.h", line: 3))
    #expect(told[0].page?.path == "/documentation/kit/ktopen")
  }

  @Test func symbolsWithoutPages() throws {
    let open = Self.symbol(comment: "Opens.")
    let close = Self.symbol("KTClose", declaration: "void KTClose(void)", comment: "Closes.")
    var plain = Self.symbol("KTPlain")
    plain.documentation = DocComment(form: .plain, text: "Plain.")
    var reserved = Self.symbol("_KTOpen", comment: "Opens.")
    reserved.isReserved = true
    let bare = Self.symbol("KTBare")
    let gone = Self.symbol(
      "KTGone", availability: Self.header(["*": .init(isUnavailable: true)]), comment: "Gone.")
    let symbols = [open, close, plain, reserved, bare, gone]
    let changelog = try check(symbols, [Self.page(open)])
    #expect(changelog.findings.map(\.id) == [.docsPageMissing])
    #expect(changelog.findings.map { $0.symbol?.name } == ["KTClose"])
    // A page that could not be read may be the one.
    let unread = UnreadPage(file: "x.json", path: "/documentation/kit/x", reason: "it is no JSON")
    let partial = try check(symbols, [Self.page(open)], unread: [unread])
    #expect(partial.findings.isEmpty && partial.notes.count == 1)
    #expect(partial.modules.map(\.status) == [.incomplete])
  }

  @Test func pagesWithoutSymbols() throws {
    let open = Self.symbol()
    let pages = [
      Self.page(open), PageSide.page("KTGone", usr: "c:@F@KTGone"),
      PageSide.page("Glow", usr: "s:3Kit4GlowV"),
      PageSide.page("KT_MACRO", usr: "c:Kit.h@123@macro@KT_MACRO"), PageSide.page("An article"),
    ]
    let changelog = try check([open], pages)
    #expect(changelog.findings.map(\.id) == [.docsSymbolMissing])
    #expect(changelog.findings[0].symbol == SymbolReference(name: "KTGone", kind: "page", usr: "c:@F@KTGone"))
    // A module that was not read whole may have it.
    let partial = try check([open], pages) {
      $0.incomplete = [IncompleteDeclaration(header: "Kit.h", line: 1, reason: "unknown type", names: [])]
    }
    #expect(partial.findings.isEmpty)
  }

  @Test func placedUSRsAreFoundByName() throws {
    var alias = Self.symbol(
      "KTName", declaration: "typedef int KTName", kind: .typedef, usr: "c:Kit.h@T@KTName")
    alias.key = "typedef KTName"
    var page = Self.page(alias)
    page.key = "c:KTTypes.h@T@KTName"
    page.content.usr = page.key
    #expect(try check([alias], [page]).findings.isEmpty)
  }

  @Test func aBuildWithoutPagesIsAnError() throws {
    #expect(throws: HeaderPageError.noPages(build: "sdk/iphoneos/24A1")) {
      try HeaderPageCheck.check(PageSide.side(nil, build: "24A1"), toolVersion: "1.0")
    }
  }

  /// The ids that this suite's cases give: `RuleTests` asks.
  static let shownIDs: Set<ChangeID> = [
    .docsAvailabilityDisagrees, .docsDeprecationDisagrees, .docsDeclarationDisagrees, .docsAbstractDisagrees,
    .docsPageMissing, .docsSymbolMissing,
  ]

  @Test func levelsAreTheRules() throws {
    let open = Self.symbol(
      availability: Self.header(["ios": .init(introduced: Version(9))]), comment: "Opens.")
    let close = Self.symbol("KTClose", comment: "Closes.")
    let pages = [
      Self.page(
        open, declaration: "int KTOpen(void)", platforms: [Self.platform("ios", "10.0", deprecated: "11.0")],
        texts: [PageText(part: "abstract", paragraphs: ["Shuts."])]),
      PageSide.page("KTGone", usr: "c:@F@KTGone"),
    ]
    let findings = try check([open, close], pages).findings
    #expect(Set(findings.map(\.id)) == Self.shownIDs)
    for finding in findings {
      let rule = try #require(RuleRegistry.all.first { $0.id == finding.id })
      #expect(rule.levels == finding.level.rawValue)
    }
    #expect(Set(findings.map(\.fingerprint)).count == findings.count)
  }
}
