import Foundation
import SymbolModel
import Testing

@testable import DocPages

/// What is wrong with a file costs its page alone, and is named.
@Suite struct BadInputTests {
  private let folder: PageFolder

  init() throws { folder = try PageFolder() }

  /// What came of one bad file beside a good one.
  private func unread(_ text: String) throws -> UnreadPage? { try unread(Data(text.utf8)) }

  private func unread(_ data: Data) throws -> UnreadPage? {
    try folder.write("documentation/kit/good.json", PageFolder.page("Good", usr: "c:objc(cs)Good"))
    try folder.write("documentation/kit/bad.json", data)
    let modules = try folder.read()
    #expect(modules.map(\.module) == ["Kit"])
    #expect(modules[0].pages.map(\.title) == ["Good"])
    #expect(modules[0].unread.allSatisfy { $0.path == "/documentation/kit/bad" })
    return modules[0].unread.first
  }

  private static let kindless = #"{"identifier": {}, "metadata": {}}"#

  @Test(arguments: [
    ("", "it is no JSON"), ("[]", "it is no JSON object"), ("{\"kind\": \"symbol\"", "it is no JSON"),
    ("\u{0}\u{1}", "it is no JSON"), (kindless, "'kind' is missing"),
    ("{\"kind\": 5}", "'kind' is not a text"),
    (PageFolder.page("Bad", more: "\"abstract\": {}"), "'abstract' is not a list"),
    (PageFolder.page("Bad", more: "\"abstract\": [5]"), "'inlineContent' is not an object"),
    (
      PageFolder.page("Bad", more: "\"abstract\": [{\"type\": \"text\", \"text\": 5}]"),
      "'text' is not a text"
    ),
    (PageFolder.page("Bad", more: "\"references\": []"), "'references' is not an object"),
    (PageFolder.page("Bad", metadata: "\"platforms\": \"iOS\""), "'platforms' is not a list"),
    (
      PageFolder.page("Bad", metadata: "\"platforms\": [{\"name\": \"iOS\", \"beta\": \"yes\"}]"),
      "'beta' is not true or false"
    ),
    (
      PageFolder.page("Bad", more: "\"variants\": [{\"paths\": [\"/documentation/../../etc/passwd\"]}]"),
      "leads elsewhere"
    ),
  ])
  func isNamed(_ text: String, _ reason: String) throws {
    let page = try #require(try unread(text))
    #expect(page.file == "documentation/kit/bad.json")
    #expect(page.reason.contains(reason), "\(page.reason)")
    #expect(!page.reason.contains("\n"))
  }

  @Test func truncatedAnywhere() throws {
    let whole = Array(PageFolder.page("Bad", usr: "c:objc(cs)Bad", more: "\"abstract\": []").utf8)
    for length in stride(from: 0, to: whole.count, by: 17) {
      #expect(try unread(Data(whole[..<length]))?.file == "documentation/kit/bad.json")
    }
  }

  @Test(arguments: [100, 400, 100_000])
  func nestedDeeply(_ depth: Int) throws {
    let inside = String(repeating: #"{"type": "strong", "inlineContent": ["#, count: depth)
    let text = PageFolder.page(
      "Bad", more: "\"abstract\": [\(inside)\(String(repeating: "]}", count: depth))]")
    let page = try #require(try unread(text))
    #expect(page.reason.contains("nested") || page.reason.contains("no JSON"), "\(page.reason)")
  }

  @Test func nestingThatIsUnknownHarmsNobody() throws {
    let inside = String(repeating: #"{"type": "beam", "content": ["#, count: 200)
    let text = PageFolder.page(
      "Bad",
      more:
        "\"primaryContentSections\": [{\"kind\": \"content\", \"content\": [\(inside)\(String(repeating: "]}", count: 200))]}]"
    )
    try folder.write("documentation/kit/bad.json", text)
    #expect(try folder.read()[0].pages.count == 1)
  }

  @Test func aHugeFileIsNotRead() throws {
    try folder.write("documentation/kit/good.json", PageFolder.page("Good"))
    try folder.write("documentation/kit/huge.json", "{")
    // Sparse: it takes no room on the disk.
    let handle = try FileHandle(
      forWritingTo: URL(fileURLWithPath: folder.path + "/documentation/kit/huge.json"))
    try handle.truncate(atOffset: 100 << 20)
    try handle.close()
    let kit = try folder.read()[0]
    #expect(kit.pages.map(\.title) == ["Good"])
    #expect(kit.unread.map(\.reason) == ["it is larger than 64 MB, which no page is"])
  }

  @Test func ofOneIdentityNoneIsCompared() throws {
    try folder.write("documentation/kit/a.json", PageFolder.page("A", usr: "c:objc(cs)Same"))
    try folder.write("documentation/kit/b.json", PageFolder.page("B", usr: "c:objc(cs)Same"))
    try folder.write("documentation/kit/c.json", PageFolder.page("C", usr: "c:objc(cs)Other"))
    let kit = try folder.read()[0]
    #expect(kit.pages.map(\.title) == ["C"])
    #expect(kit.unread.map(\.file) == ["documentation/kit/a.json", "documentation/kit/b.json"])
    #expect(
      kit.unread.allSatisfy { $0.key == "c:objc(cs)Same" && $0.reason.contains("has the same identity") })
    #expect(kit.unread[0].reason.contains("documentation/kit/b.json"))
  }

  @Test func ofOnePathNoneIsCompared() throws {
    let same = #""variants": [{"paths": ["/documentation/kit/same"]}]"#
    try folder.write("documentation/kit/a.json", PageFolder.page("A", usr: "c:a", more: same))
    try folder.write("documentation/kit/b.json", PageFolder.page("B", usr: "c:b", more: same))
    try folder.write("documentation/kit/c.json", PageFolder.page("C"))
    let kit = try folder.read()[0]
    #expect(kit.pages.map(\.title) == ["C"])
    #expect(kit.unread.map(\.reason).allSatisfy { $0.contains("same path /documentation/kit/same") })
  }

  @Test func linksThatLeadOutsideAreNotFollowed() throws {
    let outside = try PageFolder()
    try outside.write("secret.json", PageFolder.page("Secret"))
    try folder.write("documentation/kit/good.json", PageFolder.page("Good"))
    let files = FileManager.default
    let kit = folder.path + "/documentation/kit"
    try files.createSymbolicLink(
      atPath: kit + "/out.json", withDestinationPath: outside.path + "/secret.json")
    try files.createSymbolicLink(atPath: kit + "/far", withDestinationPath: outside.path)
    try files.createSymbolicLink(atPath: kit + "/nowhere.json", withDestinationPath: "/no/such/file")
    // Around in a circle, and twice the same.
    try files.createSymbolicLink(atPath: kit + "/round", withDestinationPath: folder.path + "/documentation")
    try files.createSymbolicLink(atPath: kit + "/again.json", withDestinationPath: kit + "/good.json")
    let module = try folder.read()[0]
    #expect(module.pages.map(\.title) == ["Good"])
    #expect(
      module.unread.map(\.reason) == [
        "it is a link that leads outside the folder", "it is a link that leads nowhere",
        "it is a link that leads outside the folder",
      ])
  }

  @Test func whereThereAreNoPages() throws {
    #expect(throws: DocumentationError.self) { try Documentation(path: folder.path) }
    #expect(throws: DocumentationError.self) { try Documentation(path: folder.path + "/none") }
    try folder.write("documentation/kit/bad.json", "{")
    let error = #expect(throws: DocumentationError.self) { try Documentation(path: folder.path) }
    #expect(error?.description.contains("documentation/kit/bad.json") == true)
  }
}
