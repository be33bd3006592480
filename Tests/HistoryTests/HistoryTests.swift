import APIDiff
import SnapshotStore
import SymbolModel
import Testing

@testable import History

/// What is told of a symbol across builds.
@Suite struct HistoryTests {
  private let store: TestStore

  init() throws { store = try TestStore() }

  private static func lamp(_ members: String) -> String {
    "@interface Lamp\n\(members)\n@end\n"
  }

  @Test func comesChangesGoesComesBack() throws {
    try store.add("1A1", ["Kit": Self.lamp("")])
    try store.add("1A2", ["Kit": Self.lamp("- (int)glow:(int)level;")])
    try store.add("1A3", ["Kit": Self.lamp("- (int)glow:(int)level;\n- (void)other;")])
    try store.add("1A4", ["Kit": Self.lamp("- (long)glow:(int)level;")])
    try store.add("1A5", ["Kit": Self.lamp("")])
    let gone = [
      "1A2 added: symbol-added -[Lamp glow:]", "1A4 changed: type-changed -[Lamp glow:]",
      "1A5 removed: symbol-removed -[Lamp glow:]",
    ]
    #expect(try store.story("glow:") == gone + ["-[Lamp glow:] in Kit, gone in 1A5"])
    try store.add("1A6", ["Kit": Self.lamp("- (long)glow:(int)level;")])
    let back = gone + ["1A6 added: symbol-added -[Lamp glow:]", "-[Lamp glow:] in Kit, there in 1A6"]
    #expect(try store.story("-[Lamp glow:]") == back)
    #expect(try store.story("c:objc(cs)Lamp(im)glow:") == back)
    #expect(try store.story("-[Lamp gl*]") == back)
    #expect(
      try store.story("Lamp") == ["1A1 present", "Lamp in Kit, there in 1A6"])
  }

  @Test func renamesAreFollowedFromAnyName() throws {
    let names = ["readFile:withOptions:", "readFile:options:", "loadFile:options:"]
    for (number, name) in names.enumerated() {
      let parts = name.split(separator: ":")
      let method = "- (int)\(parts[0]):(int)a \(parts[1]):(int)b;"
      try store.add("1A\(number + 1)", ["Kit": Self.lamp(method)])
    }
    let story = [
      "1A1 present", "1A2 changed: symbol-renamed -[Lamp readFile:options:]",
      "1A3 changed: symbol-renamed -[Lamp loadFile:options:]",
      "-[Lamp loadFile:options:] in Kit, there in 1A3",
    ]
    for name in names { #expect(try store.story(name) == story, "\(name)") }
    // However many of its names fit, it is one symbol.
    #expect(try store.story("*File:*") == story)
    let history = try #require(
      store.reader().answer(HistoryQuery(symbol: names[0])).histories.first)
    #expect(history.formerNames == ["-[Lamp readFile:withOptions:]", "-[Lamp readFile:options:]"])
  }

  @Test func aMoveToAnotherModule() throws {
    let lamp = Self.lamp("- (int)glow:(int)level;")
    try store.add("1A1", ["Kit": lamp, "Other": "int other(void);"])
    try store.add("1A2", ["Kit": "int kit(void);", "Other": "int other(void);\n" + lamp])
    try store.add("1A3", ["Kit": "int kit(void);", "Other": "int other(void);\n" + Self.lamp("")])
    #expect(
      try store.story("Lamp") == [
        "1A1 present", "1A2 changed: symbol-moved Lamp", "Lamp in Other, there in 1A3",
      ])
    // No diff tells the members beside their class.
    #expect(
      try store.story("glow:") == [
        "1A1 present", "1A2 changed: moved from Kit to Other, with its container",
        "1A3 removed: symbol-removed -[Lamp glow:]", "-[Lamp glow:] in Other, gone in 1A3",
      ])
    #expect(try store.story("glow:", modules: ["Kit"]) == store.story("glow:", modules: ["Other"]))
  }

  @Test func wholeModulesComeAndGo() throws {
    try store.add("1A1", ["Kit": "int kit(void);"])
    try store.add("1A2", ["Kit": "int kit(void);", "Lamps": "int lamp(void);"])
    try store.add("1A3", ["Kit": "int kit(void);"])
    #expect(
      try store.story("lamp") == [
        "1A2 added: module-added Lamps", "1A3 removed: module-removed Lamps", "lamp in Lamps, gone in 1A3",
      ])
  }

  @Test func whatWasNotReadIsUnknown() throws {
    func unread(_ manifest: inout SnapshotManifest) {
      manifest.modules[0].status = .unparsed
      manifest.modules[0].reason = "the parser crashed"
      manifest.modules[0].digests = [:]
    }
    let old = ["Kit": "int lamp(void);\nint gone(void);"]
    let new = ["Kit": "long lamp(void);"]
    try store.add("1A1", old)
    try store.add("1A2", old, edit: unread)
    try store.add("1A3", ["Other": "int other(void);"], scope: ["Other"])
    try store.add("1A4", new)
    let gaps = [
      "1A2 unknown: unparsed: the parser crashed", "1A3 unknown: it is outside the snapshot's scope",
    ]
    #expect(
      try store.story("lamp")
        == ["1A1 present"] + gaps + ["1A4 changed: type-changed lamp", "lamp in Kit, there in 1A4"])
    #expect(
      try store.story("gone")
        == ["1A1 present"] + gaps + ["1A4 removed: symbol-removed gone", "gone in Kit, gone in 1A4"])
    try store.add("1A5", new, edit: unread)
    #expect(try store.story("lamp").last == "lamp in Kit, last read 1A4")
    #expect(throws: HistoryError.unknownSymbol("nobody", nearest: [], unread: 3)) {
      try store.story("nobody")
    }
  }

  @Test func aDeclarationThatMayBeHiddenIsNotRemoved() throws {
    try store.add("1A1", ["Kit": "int lamp(int level);\nint other(void);"])
    try store.add("1A2", ["Kit": "int lamp(Unheard level);\nint other(void);"])
    let story = try store.story("lamp")
    #expect(!story.contains { $0.contains("removed") }, "\(story)")
  }

  @Test func accessorsBecomeAProperty() throws {
    try store.add("1A1", ["Kit": Self.lamp("- (int)level;\n- (void)setLevel:(int)level;")])
    try store.add("1A2", ["Kit": Self.lamp("@property int level;")])
    let story = [
      "1A1 present", "1A2 changed: accessors-became-property Lamp.level", "Lamp.level in Kit, there in 1A2",
    ]
    #expect(try store.story("Lamp.level") == story)
    #expect(try store.story("-[Lamp level]") == story)
    // The setter is in no finding, and not gone.
    let setter = try store.story("setLevel:")
    #expect(setter.contains { $0.contains("accessors-became-property") }, "\(setter)")
    #expect(setter.last == "Lamp.level in Kit, there in 1A2")
  }

  @Test func swiftNames() throws {
    let text = ["Kit": Self.lamp("- (int)glow:(int)level;\n- (int)steady;")]
    func names(_ glow: String) -> (inout SnapshotManifest) throws -> Void {
      { manifest in
        let names = [
          "c:objc(cs)Lamp(im)glow:": SwiftName(path: "Lamp.\(glow)"),
          "c:objc(cs)Lamp(im)steady": SwiftName(path: "Lamp.steady()"),
        ]
        let object = SwiftNamesObject(module: "Kit", names: names)
        manifest.modules[0][.swiftNames] = try store.store.writeObject(object.encoded(), product: "kit")
      }
    }
    try store.add("1A1", text, edit: names("glow(_:)"))
    try store.add("1A2", text, edit: names("shine(_:)"))
    // Without names nothing is known of them, and nothing has changed.
    try store.add("1A3", text)
    let story = try store.story("glow:")
    for name in ["Lamp.glow(_:)", "glow(_:)", "Lamp.shine", "shine(*)"] {
      #expect(try store.story(name) == story, "\(name)")
    }
    #expect(try store.story("steady()") == ["1A1 present", "-[Lamp steady] in Kit, there in 1A3"])
  }

  @Test func platformsAndProductsAreToldApart() throws {
    for platform in ["iphoneos", "macosx"] {
      try store.add("1A1", ["Kit": "int lamp(void);"], platform: platform)
      try store.add(
        "1A2", ["Kit": platform == "macosx" ? "long lamp(void);" : "int lamp(void);"], platform: platform)
    }
    try store.add("1", ["Kit": "int lamp(void);"], product: "vendor")
    func places(_ query: HistoryQuery) throws -> [String] {
      try store.reader().answer(query).histories.map { "\($0.product) \($0.platform) \($0.events.count)" }
    }
    var query = HistoryQuery(symbol: "lamp")
    #expect(try places(query) == ["kit iphoneos 1", "kit macosx 2", "vendor iphoneos 1"])
    query.platform = "macosx"
    #expect(try places(query) == ["kit macosx 2"])
    query = HistoryQuery(symbol: "lamp", product: "vendor")
    #expect(try places(query) == ["vendor iphoneos 1"])
    query.platform = "macos"
    #expect(throws: HistoryError.unknownPlace(what: "platform", name: "macos", nearest: [])) {
      try places(query)
    }
    #expect(throws: HistoryError.unknownPlace(what: "product", name: "kitt", nearest: ["kit"])) {
      try places(HistoryQuery(symbol: "lamp", product: "kitt"))
    }
    #expect(throws: HistoryError.unknownPlace(what: "module", name: "Kat", nearest: ["Kit"])) {
      try places(HistoryQuery(symbol: "lamp", modules: ["Kat"]))
    }
  }

  @Test func manyFit() throws {
    let functions = (100..<350).map { "int lamp\($0)(void);" }.joined(separator: "\n")
    try store.add("1A1", ["Kit": functions])
    let answer = try store.reader().answer(HistoryQuery(symbol: "lamp*"))
    #expect(answer.histories.count == HistoryReader.most)
    #expect(answer.histories.first?.symbol.name == "lamp100")
    #expect(answer.others.count == HistoryReader.mostListed)
    #expect(answer.others.first?.name == "lamp120")
    #expect(answer.omitted == 250 - HistoryReader.most - HistoryReader.mostListed)
    #expect(try store.text("lamp*").contains("230 more symbols fit"))
    #expect(try store.reader().answer(HistoryQuery(symbol: "lamp1?9")).histories.count == 10)
    #expect(throws: HistoryError.unknownSymbol("lamp9*", nearest: [], unread: 0)) {
      try store.text("lamp9*")
    }
    #expect(throws: HistoryError.unknownSymbol("lamp1000", nearest: ["lamp100"], unread: 0).self) {
      do { _ = try store.text("lamp1000") } catch HistoryError.unknownSymbol(
        let name, let nearest, let unread)
      {
        throw HistoryError.unknownSymbol(name, nearest: Array(nearest.prefix(1)), unread: unread)
      }
    }
  }

  @Test func emptyStores() throws {
    #expect(throws: HistoryError.emptyStore(store.store.root)) { try store.text("x") }
    // Builds without modules are no empty store.
    try store.add("1A1", [:])
    #expect(throws: HistoryError.unknownSymbol("x", nearest: [], unread: 0)) { try store.text("x") }
  }

  @Test func hostileNamesAndQuestions() throws {
    let name = "Kit\u{1B}[31m\n<b>`*"
    try store.add("1A1", ["Kit": "int lamp(void);"]) { $0.modules[0].name = name }
    let text = try store.text("lamp")
    #expect(text.contains(#"Kit\u{1B}[31m\n<b>`*"#) && !text.contains("\u{1B}"))
    let answer = try store.reader(keeps: true).answer(HistoryQuery(symbol: "lamp", modules: [name]))
    for format in HistoryFormat.allCases {
      let bytes = HistoryRender.bytes(of: answer, format: format, toolVersion: "1")
      #expect(!bytes.contains(0x1B), "\(format)")
    }
    #expect(try store.text("lamp", keeps: true) == text)
    for question in [
      "", "*", "?", "\0", "\t", "\n", "[", "-[", "-[ ]", ".", "(", "%s", "' OR 1=1 --", "\\9.",
    ] {
      do { _ = try store.text(question, keeps: true) } catch is HistoryError {}
    }
  }
}
