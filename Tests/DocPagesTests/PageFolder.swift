import Foundation
import SymbolModel

@testable import DocPages

/// A folder of RenderJSON for one test, which goes when the test ends.
final class PageFolder {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "sdkdiff-pages-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws { try write(name, Data(text.utf8)) }

  func write(_ name: String, _ data: Data) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// Reads the folder.
  func read() throws -> [PagesSnapshot] { try Documentation(path: path).modules }

  /// A page of `Kit`; `more` holds further members of the page, `metadata` of its metadata.
  static func page(
    _ name: String, usr: String? = nil, more: String = "", metadata: String = "", language: String = "occ"
  ) -> String {
    let id = usr.map { "\"externalID\": \"\($0)\", " } ?? ""
    return """
      {"schemaVersion": {"major": 0, "minor": 3, "patch": 0}, "kind": "\(usr == nil ? "article" : "symbol")",
       "identifier": {"url": "doc://example.Kit/documentation/Kit/\(name)", "interfaceLanguage": "\(language)"},
       "metadata": {"title": "\(name)", \(id)"modules": [{"name": "Kit"}], "role": "symbol"\(metadata.isEmpty ? "" : ", " + metadata)}
       \(more.isEmpty ? "" : ", " + more), "sections": []}
      """
  }

  /// The one page that a file with these members holds.
  static func read(
    more: String = "", metadata: String = "", usr: String? = nil, language: String = "occ"
  ) throws -> Page {
    let parser = PageParser(path: "/documentation/kit/lamp", name: "lamp")
    return try parser.page(
      Data(page("Lamp", usr: usr, more: more, metadata: metadata, language: language).utf8)
    ).page
  }
}
