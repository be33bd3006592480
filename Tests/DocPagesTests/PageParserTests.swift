import Foundation
import SymbolModel
import Testing

@testable import DocPages

/// What is read out of RenderJSON.
@Suite struct PageParserTests {
  private func texts(_ page: Page) -> [String: [String]] {
    Dictionary(page.content.texts.map { ($0.part, $0.paragraphs) }) { $0 + $1 }
  }

  @Test func identity() throws {
    let symbol = try PageFolder.read(usr: "c:objc(cs)Lamp")
    #expect(symbol.key == "c:objc(cs)Lamp" && symbol.usrs == ["c:objc(cs)Lamp"])
    #expect(symbol.path == "/documentation/kit/lamp")
    let article = try PageFolder.read()
    #expect(article.key == "/documentation/kit/lamp" && article.usrs.isEmpty)
    let named = try PageFolder.read(
      more:
        #""variants": [{"paths": ["/documentation/kit/lamp-3x9"], "traits": [{"interfaceLanguage": "occ"}]}]"#
    )
    #expect(named.path == "/documentation/kit/lamp-3x9")
  }

  @Test func platforms() throws {
    let page = try PageFolder.read(
      metadata: #"""
        "roleHeading": "Class", "platforms": [
          {"name": "iOS", "introducedAt": "15.0.0", "deprecatedAt": "27.0", "beta": false, "unavailable": false},
          {"name": "Mac Catalyst", "introducedAt": "15", "beta": true}, {"name": "tvOS", "unavailable": true},
          {"name": "macOS", "introducedAt": null, "deprecated": true, "message": "Use others."}, {"beta": true}]
        """#)
    #expect(page.content.roleHeading == "Class")
    #expect(
      page.content.platforms == [
        PagePlatform(platform: PlatformName(rawValue: "ios"), introduced: "15.0", deprecated: "27.0"),
        PagePlatform(platform: PlatformName(rawValue: "maccatalyst"), introduced: "15.0", isBeta: true),
        PagePlatform(platform: PlatformName(rawValue: "tvos"), isUnavailable: true),
        PagePlatform(platform: .macOS, isDeprecated: true, message: "Use others."),
      ])
  }

  @Test func sections() throws {
    let page = try PageFolder.read(
      more: #"""
        "abstract": [{"type": "text", "text": "Opens "}, {"type": "codeVoice", "code": "it"},
          {"type": "emphasis", "inlineContent": [{"type": "text", "text": " now"}]},
          {"type": "reference", "identifier": "doc://x/wick", "isActive": true}, {"type": "image", "identifier": "i"}],
        "deprecationSummary": [{"type": "paragraph", "inlineContent": [{"type": "text", "text": "Use others."}]}],
        "primaryContentSections": [
          {"kind": "declarations", "declarations": [{"languages": ["occ"], "platforms": ["iOS", null], "tokens": [
            {"kind": "text", "text": "- ("}, {"kind": "keyword", "text": "void"}, {"kind": "text", "text": ")\n  open;"}]}]},
          {"kind": "parameters", "parameters": [{"name": "way", "content": [
            {"type": "paragraph", "inlineContent": [{"type": "text", "text": "How."}]}]}]},
          {"kind": "content", "content": [{"type": "heading", "text": "Return Value", "level": 2, "anchor": "r"},
            {"type": "paragraph", "inlineContent": [{"type": "text", "text": "The lamp."}]}]},
          {"kind": "content", "content": [{"type": "heading", "text": "Discussion", "level": 2},
            {"type": "paragraph", "inlineContent": [{"type": "text", "text": "First."}]},
            {"type": "unorderedList", "items": [{"content": [{"type": "paragraph", "inlineContent": [
              {"type": "text", "text": "One"}]}]}, {"content": []}]},
            {"type": "aside", "style": "note", "name": "Note", "content": [{"type": "paragraph", "inlineContent": [
              {"type": "text", "text": "Mind."}]}]},
            {"type": "codeListing", "syntax": "objc", "code": ["[lamp open];", "[lamp shut];"]},
            {"type": "heading", "text": "Put it up", "level": 3},
            {"type": "table", "header": "row", "rows": [[[{"type": "paragraph", "inlineContent": [{"type": "text",
              "text": "A"}]}], [{"type": "paragraph", "inlineContent": [{"type": "text", "text": "B"}]}]]]},
            {"type": "termList", "items": [{"term": {"inlineContent": [{"type": "text", "text": "Wick"}]},
              "definition": {"content": [{"type": "paragraph", "inlineContent": [{"type": "text", "text": "burns"}]}]}}]},
            {"type": "links", "style": "list", "items": ["doc://x/wick"]}, {"type": "thematicBreak"}]},
          {"kind": "mentions", "mentions": ["doc://x/wick"]}],
        "topicSections": [{"title": "Light", "identifiers": ["doc://x/wick", "doc://x/gone"], "anchor": "Light"}],
        "seeAlsoSections": [{"title": "Near", "identifiers": ["doc://x/wick"], "generated": true},
          {"title": "Chosen", "identifiers": ["doc://x/wick"]}],
        "relationshipsSections": [{"kind": "relationships", "type": "inheritsFrom", "title": "Inherits From",
          "identifiers": ["doc://x/object"]}],
        "references": {"doc://x/wick": {"type": "topic", "title": "Wick", "url": "/documentation/kit/wick"},
          "doc://x/object": {"type": "unresolvable", "title": "NSObject", "identifier": "doc://x/object"}},
        "legalNotices": {"copyright": "words that nobody compares"}
        """#)
    #expect(
      texts(page) == [
        "abstract": ["Opens `it` nowWick"], "deprecation": ["Use others."], "parameter way": ["How."],
        "returns": ["The lamp."],
        "discussion": ["First.", "- One", "Note: Mind.", "[lamp open];\n[lamp shut];"],
        "Put it up": ["Put it up", "A | B", "Wick: burns", "- Wick"],
      ])
    #expect(
      page.content.declarations == [
        PageDeclaration(language: "occ", platforms: ["iOS"], text: "- (void) open;")
      ])
    #expect(
      page.content.lists == [
        PageList(kind: .topics, title: "Light", items: ["Wick", "gone"]),
        PageList(kind: .seeAlso, title: "Chosen", items: ["Wick"]),
        PageList(kind: .relationships, title: "Inherits From", items: ["NSObject"]),
      ])
  }

  @Test func aKeyOfAPropertyList() throws {
    let page = try PageFolder.read(
      more: #"""
        "primaryContentSections": [
          {"kind": "details", "title": "Details", "details": {"name": "NSLampUsageDescription", "ideTitle":
            "Privacy - Lamp Usage Description", "titleStyle": "symbol", "platforms": ["iOS"],
            "value": [{"baseType": "string", "arrayMode": true}, {"baseType": "boolean"}]}},
          {"kind": "attributes", "title": "Attributes", "attributes": [{"kind": "default", "title": "Default value",
            "value": "none"}, {"kind": "allowedValues", "title": "Possible Values", "values": ["a", "b"]}]},
          {"kind": "possibleValues", "title": "Possible Values", "values": [{"name": "a", "content": [
            {"type": "paragraph", "inlineContent": [{"type": "text", "text": "The first."}]}]}]},
          {"kind": "properties", "title": "Properties", "items": [{"name": "wick", "required": true, "type": [
            {"kind": "text", "text": "string"}], "content": [{"type": "paragraph", "inlineContent": [
            {"type": "text", "text": "Burns."}]}]}]}]
        """#, language: "data")
    #expect(
      page.content.declarations == [
        PageDeclaration(language: "data", platforms: ["iOS"], text: "array of string or boolean")
      ])
    #expect(
      texts(page) == [
        "name in Xcode": ["Privacy - Lamp Usage Description"],
        "attributes": ["Default value: none", "Possible Values: a, b"],
        "possible values": ["`a`: The first."],
        "Properties": ["`wick`: string, required: Burns."],
      ])
  }

  @Test func variantsOverlay() throws {
    let page = try PageFolder.read(
      more: #"""
        "abstract": [{"type": "text", "text": "A lamp, "}, {"type": "reference", "identifier": "doc://x/w"}],
        "primaryContentSections": [{"kind": "declarations", "declarations": [{"languages": ["swift"], "platforms": [],
          "tokens": [{"kind": "keyword", "text": "func open()"}]}]}],
        "references": {"doc://x/w": {"title": "open()", "type": "topic"}},
        "variantOverrides": [{"traits": [{"interfaceLanguage": "occ"}], "patch": [
          {"op": "replace", "path": "/metadata/title", "value": "open"},
          {"op": "replace", "path": "/references/doc:~1~1x~1w/title", "value": "open:"},
          {"op": "replace", "path": "/primaryContentSections/0", "value": {"kind": "declarations", "declarations": [
            {"languages": ["occ"], "tokens": [{"kind": "text", "text": "- (void) open;"}]}]}},
          {"op": "add", "path": "/metadata/externalID", "value": "c:objc(cs)Lamp(im)open"},
          {"op": "remove", "path": "/no/such/thing"}, {"op": "replace", "path": "/abstract/9", "value": 1}]}]
        """#, usr: "s:3Kit4LampC4openyyF", language: "swift")
    let objc = try #require(page.content(for: "occ"))
    #expect(page.title == "Lamp" && objc.title == "open")
    #expect(page.content.paragraphs(of: "abstract") == ["A lamp, open()"])
    #expect(objc.paragraphs(of: "abstract") == ["A lamp, open:"])
    #expect(objc.declarations.map(\.text) == ["- (void) open;"])
    #expect(page.content.declarations.map(\.text) == ["func open()"])
    #expect(page.usrs == ["s:3Kit4LampC4openyyF", "c:objc(cs)Lamp(im)open"])
  }

  @Test func unknownKindsAreKeptAsTheirText() throws {
    let parser = PageParser(path: "/documentation/kit/lamp", name: "lamp")
    let text = PageFolder.page(
      "Lamp",
      more: #"""
        "primaryContentSections": [
          {"kind": "hologram", "title": "A title", "content": [{"type": "beam", "inlineContent": [
            {"type": "spark", "text": "of words"}]}]},
          {"kind": "content", "content": [{"type": "beam", "text": "more", "identifier": "not this"}]}]
        """#
    ).replacingOccurrences(of: "\"kind\": \"article\"", with: "\"kind\": \"vision\"")
    let result = try parser.page(Data(text.utf8))
    #expect(result.page.kind == "vision")
    #expect(result.unknownKinds == ["page vision": 1, "hologram": 1, "beam": 1])
    #expect(texts(result.page) == ["hologram": ["of words A title"], "discussion": ["more"]])
  }

  @Test func referencesMayGoInCircles() throws {
    let page = try PageFolder.read(
      more: #"""
        "abstract": [{"type": "reference", "identifier": "a"}],
        "references": {"a": {"title": "A", "abstract": [{"type": "reference", "identifier": "b"}]},
          "b": {"title": "B", "abstract": [{"type": "reference", "identifier": "a"}]}}
        """#)
    #expect(page.content.paragraphs(of: "abstract") == ["A"])
  }
}
