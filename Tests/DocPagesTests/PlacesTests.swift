import Foundation
import SymbolModel
import Testing

@testable import DocPages

/// Where pages are looked for, and whose they are.
@Suite struct PlacesTests {
  private let folder: PageFolder

  init() throws { folder = try PageFolder() }

  /// A page that says no path and no module of its own.
  private static let bare = """
    {"kind": "article", "identifier": {"interfaceLanguage": "swift"}, "metadata": {"title": "Bare"}}
    """

  @Test(arguments: [
    "data/documentation/kit", "tutorials/data/documentation/kit", "documentation/kit",
    "Kit.doccarchive/data/documentation/kit",
  ])
  func isFound(_ place: String) throws {
    try folder.write("\(place)/lamp.json", Self.bare)
    // Beside pages, and none.
    let above = place.components(separatedBy: "documentation")[0]
    try folder.write("\(above)index/index.json", "{\"interfaceLanguages\": {}}")
    let modules = try folder.read()
    #expect(modules.map(\.module) == ["kit"])
    #expect(modules.flatMap(\.unread).isEmpty)
    #expect(modules[0].pages.map(\.path) == ["/documentation/kit/lamp"])
  }

  @Test func belowDocumentation() throws {
    try folder.write("documentation/kit/lamp.json", Self.bare)
    for start in ["documentation", "documentation/kit", "documentation/kit/lamp.json"] {
      let modules = try Documentation(path: "\(folder.path)/\(start)").modules
      #expect(modules[0].pages.map(\.path) == ["/documentation/kit/lamp"], "\(start)")
    }
  }

  @Test func severalArchives() throws {
    try folder.write("Kit.doccarchive/data/documentation/kit/lamp.json", PageFolder.page("Lamp"))
    try folder.write("Boat.doccarchive/data/documentation/boat/oar.json", Self.bare)
    #expect(try folder.read().map(\.module) == ["Kit", "boat"])
  }

  @Test func theModuleIsThatOfThePage() throws {
    try folder.write("documentation/kit/lamp.json", PageFolder.page("Lamp"))
    // Says no module: that of its neighbours.
    try folder.write("documentation/kit/bare.json", Self.bare)
    try folder.write("documentation/kit/bad.json", "{")
    let modules = try folder.read()
    #expect(modules.map(\.module) == ["Kit"])
    #expect(modules[0].pages.map(\.title) == ["Bare", "Lamp"])
    #expect(modules[0].unread.map(\.path) == ["/documentation/kit/bad"])
  }

  @Test func keyOrderAndPlaceDoNotMatter() throws {
    let other = try PageFolder()
    try folder.write(
      "documentation/kit/lamp.json",
      PageFolder.page("Lamp", more: #""abstract": [{"type": "text", "text": "A"}]"#))
    try other.write(
      "Kit.doccarchive/data/documentation/kit/lamp.json",
      """
      {"sections": [], "abstract": [{"text": "A", "type": "text"}], "metadata": {"role": "symbol", "title": "Lamp",
       "modules": [{"name": "Kit"}]}, "identifier": {"interfaceLanguage": "occ",
       "url": "doc://elsewhere/documentation/Kit/Lamp"}, "kind": "article",
       "hierarchy": {"paths": [["doc://x"]]}, "legalNotices": {"copyright": "other words"}}
      """)
    #expect(try folder.read() == other.read())
  }
}
