import APIDiff
import Foundation
import SymbolModel
import Testing

@testable import ChangelogRender

@Suite("JSON")
struct JSONTests {
  private let renderer = ChangelogRender.renderer(for: .json)

  @Test("Every sample parses, and noise is listed only on demand")
  func parses() throws {
    for showNoise in [false, true] {
      let samples = [
        Samples.tracking, Samples.everyChange, Samples.hostile, Samples.changelog([]), Samples.huge,
      ]
      for changelog in samples + (1...30).map(Samples.random) {
        let text = renderer.render(changelog, options: RenderOptions(showNoise: showNoise))
        #expect(text.hasSuffix("}\n"))
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let findings = try #require(object?["findings"] as? [[String: Any]])
        #expect(findings.count == changelog.findings.count { showNoise || $0.level != .noise })
        #expect((object?["summary"] as? [String: Int])?["noise"] == changelog.summary.noise)
      }
    }
  }

  @Test("Keys stand in the contract's order, all of them in every finding")
  func keyOrder() {
    let text = renderer.render(Samples.everyChange, options: RenderOptions())
    let keys = { (indent: String) in
      text.split(separator: "\n").compactMap { line -> String? in
        guard line.hasPrefix(indent + "\""), let end = line.range(of: "\": ") else { return nil }
        return String(line[line.index(line.startIndex, offsetBy: indent.count + 1)..<end.lowerBound])
      }
    }
    #expect(
      keys("  ") == [
        "schemaVersion", "tool", "baseline", "current", "notes", "modules", "summary", "groups", "findings",
      ])
    let order = [
      "id", "level", "fingerprint", "group", "module", "container", "symbol", "part", "platform", "old",
      "new", "message", "replacement", "declaration", "availability", "guard", "documentation", "location",
      "baselineLocation",
    ]
    let start = text.range(of: "\"findings\"")?.lowerBound ?? text.endIndex
    let inFindings = String(text[start...]).split(separator: "\n").compactMap { line -> String? in
      guard line.hasPrefix("      \""), let end = line.range(of: "\": ") else { return nil }
      return String(line.dropFirst(7)[..<end.lowerBound])
    }
    // What is about a page names it last.
    let expected = Samples.everyChange.findings.filter { $0.level != .noise }.flatMap { finding in
      order + (finding.page == nil ? [] : ["page"])
    }
    #expect(inFindings == expected, "\(zip(inFindings, expected).first { $0 != $1 }.map { "\($0)" } ?? "")")
  }

  @Test("Strings survive, and hold nothing that a terminal or JavaScript obeys")
  func escaping() throws {
    let hard = "\"q\" \\ / \u{0}\u{8}\u{C}\t\r\n\u{1B}[31m\u{7F}\u{9B}\u{2028}\u{2029} é 👩‍👩‍👧 ’ </script>"
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("k")
      writer.string(hard)
    }
    let text = writer.text
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: String]
    #expect(object?["k"].map { Array($0.unicodeScalars) } == Array(hard.unicodeScalars))
    #expect(text.contains(#"\"q\" \\ / \u0000\u0008\u000c\t\r\n\u001b[31m\u007f\u009b\u2028\u2029 é 👩‍👩‍👧 ’"#))
  }

  @Test("Empty arrays and objects take one line")
  func empty() {
    func text(_ body: (inout JSONWriter) -> Void) -> String {
      var writer = JSONWriter()
      body(&writer)
      return writer.text
    }
    #expect(text { $0.array([]) } == "[]")
    let nested = text { writer in
      writer.object { writer in
        writer.key("a")
        writer.object { _ in }
        writer.key("b")
        writer.null()
      }
    }
    #expect(nested == "{\n  \"a\": {},\n  \"b\": null\n}")
  }

  @Test("A long array reads as one written in a row")
  func longArrays() throws {
    for count in [0, 1, 255, 256, 257, 1000] {
      let numbers = Array(0..<count)
      func text(_ body: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter()
        writer.object { writer in
          writer.key("a")
          body(&writer)
          writer.key("b")
          writer.int(1)
        }
        return writer.text
      }
      let inARow = text {
        $0.array(numbers) { number, writer in
          writer.object {
            $0.key("n")
            $0.int(number)
          }
        }
      }
      let inRuns = text {
        $0.longArray(numbers) { number, writer in
          writer.object {
            $0.key("n")
            $0.int(number)
          }
        }
      }
      #expect(inRuns == inARow)
    }
  }

  @Test("The bytes are the text's")
  func bytes() {
    let options = RenderOptions(showNoise: true)
    for format in ChangelogFormat.allCases {
      let renderer = ChangelogRender.renderer(for: format)
      #expect(
        renderer.bytes(of: Samples.everyChange, options: options)
          == Array(renderer.render(Samples.everyChange, options: options).utf8))
    }
  }

  @Test("Availability: versions, a deprecation without version, one without date")
  func availability() throws {
    let finding = Samples.finding(.symbolAdded, .info, "KTOpen") {
      $0.availability = Availability([
        PlatformName(rawValue: "ios"): AvailabilityItem(
          introduced: Version(14), deprecated: Version(100_000)),
        .macOS: AvailabilityItem(isUnavailable: true, message: "No."),
        PlatformName(rawValue: "tvos"): AvailabilityItem(obsoleted: Version(15, 0, 1), isDeprecated: true),
      ])
    }
    let text = renderer.render(Samples.changelog([finding]), options: RenderOptions())
    let start = try #require(text.range(of: "\"availability\": "))
    let end = try #require(text.range(of: "\"guard\""))
    let squeezed = text[start.upperBound..<end.lowerBound].filter { !$0.isNewline }
      .replacing(#/ {2,}/#, with: "")
    #expect(
      squeezed == """
        {"ios": {"introduced": "14.0","deprecated": "to be deprecated"},\
        "macos": {"unavailable": true,"message": "No."},"tvos": {"deprecated": true,"obsoleted": "15.0.1"}},
        """)
  }
}
