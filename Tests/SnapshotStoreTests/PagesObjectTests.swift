import SymbolModel
import Testing

@testable import SnapshotStore

/// The pages object, written and read.
@Suite struct PagesObjectTests {
  private static func page(_ key: String, _ title: String) -> Page {
    Page(
      key: key, path: "/documentation/kit/\(title)", kind: "symbol", role: "symbol", language: "swift",
      content: PageContent(
        title: title, usr: key, roleHeading: "Class",
        platforms: [
          PagePlatform(
            platform: PlatformName(rawValue: "ios"), introduced: "15.0", deprecated: "27.0",
            obsoleted: "28.0",
            isDeprecated: true, isBeta: true, isUnavailable: true, message: "m", renamed: "r")
        ],
        declarations: [PageDeclaration(language: "swift", platforms: ["iOS"], text: "class \(title)")],
        texts: [
          PageText(part: "abstract", paragraphs: ["A \"quoted\" lamp\n\twith 🪔."]),
          PageText(part: "x", paragraphs: []),
        ],
        lists: [PageList(kind: .relationships, title: "Inherits From", items: ["NSObject"])]),
      variants: [
        "occ": PageContent(
          title: "other", declarations: [PageDeclaration(language: "occ", text: "@interface")]),
        "data": PageContent(title: title, usr: key, roleHeading: "Class"),
      ])
  }

  private static let snapshot = PagesSnapshot(
    module: "Kit", pages: [page("/documentation/kit/a\tb", "a\tb"), page("c:objc(cs)Lamp", "Lamp")],
    unread: [UnreadPage(file: "x.json", path: "/documentation/kit/x", key: "c:x", reason: "it is no JSON")],
    unknownKinds: ["beam": 2])

  @Test func roundTrip() throws {
    let object = try PagesObject(bytes: PagesObject.encode(Self.snapshot))
    #expect(object.module == "Kit")
    #expect(object.unread == Self.snapshot.unread)
    #expect(object.unknownKinds == Self.snapshot.unknownKinds)
    #expect(try object.index.map { try object.page($0) } == Self.snapshot.pages)
    #expect(object.index.map(\.title) == ["a\tb", "Lamp"])
  }

  /// More than one slice of pages, encoded on several cores, gives the bytes in order.
  @Test func manyPages() throws {
    let pages = (0..<1000).map { Self.page("c:\(100_000 + $0)", "P\($0)") }
    let snapshot = PagesSnapshot(module: "Kit", pages: pages)
    let bytes = PagesObject.encode(snapshot)
    #expect(bytes == PagesObject.encode(snapshot))
    let object = try PagesObject(bytes: bytes)
    #expect(try object.index.map { try object.page($0) } == pages)
  }

  @Test func differencesAreFoundByDigestAlone() throws {
    var other = Self.snapshot
    other.pages[1].content.title = "Light"
    other.pages[0].key = "c:new"
    let old = try PagesObject(bytes: PagesObject.encode(Self.snapshot))
    let new = try PagesObject(bytes: PagesObject.encode(PagesSnapshot(module: "Kit", pages: other.pages)))
    let kinds = PagesObject.differences(from: old, to: new).map { difference in
      switch difference {
      case .changed: "changed"
      case .onlyOld: "old"
      case .onlyNew: "new"
      }
    }
    #expect(kinds == ["old", "new", "changed"])
    #expect(PagesObject.differences(from: old, to: old).isEmpty)
  }

  @Test func damageIsToldAndNeverTraps() throws {
    let bytes = PagesObject.encode(Self.snapshot)
    for length in stride(from: 0, to: bytes.count, by: 7) {
      #expect(throws: StoreError.self) {
        let object = try PagesObject(bytes: Array(bytes[..<length]))
        for entry in object.index { _ = try object.page(entry) }
        // Cut behind the last record's brace it is whole.
        if length >= bytes.count - 1 { throw StoreError.damaged(path: "", reason: "") }
      }
    }
    var newer = bytes
    newer.replaceSubrange(0..<15, with: Array("sdkdiff pages 2".utf8))
    #expect(throws: StoreError.tooNew(path: "pages", format: 2)) { try PagesObject(bytes: newer) }
    #expect(throws: StoreError.self) { try PagesObject(bytes: Array("sdkdiff symbols 1\n".utf8)) }
  }
}
