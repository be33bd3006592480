import SnapshotStore
import SymbolModel
import Testing

@testable import History

/// Which names mean a symbol.
@Suite struct NameMatcherTests {
  private func row(_ name: String, key: String = "key", usr: String = "", swift: String? = nil) -> NameRow {
    NameRow(
      sign: .present, kind: "class", key: key, name: name, usr: usr,
      swiftName: swift.map { SwiftName(path: $0) })
  }

  private func fits(_ question: String, _ row: NameRow) -> Bool { NameMatcher(question).matches(row) }

  @Test(arguments: [
    "-[Lamp glow:at:]", "glow:at:", "-[Lamp *]", "glow:*", "g?ow:at:", "*", "*at:*",
    "c:objc(cs)Lamp(im)glow:at:",
  ])
  func methods(_ question: String) {
    #expect(fits(question, row("-[Lamp glow:at:]", key: "c:objc(cs)Lamp(im)glow:at:")))
  }

  @Test func categories() {
    let method = row("-[Lamp(Extras) glow:]")
    for question in ["-[Lamp(Extras) glow:]", "-[Lamp glow:]", "glow:", "-[Lamp gl*]"] {
      #expect(fits(question, method), "\(question)")
    }
    #expect(fits("Extras", row("Lamp(Extras)")) && fits("Lamp(Extras)", row("Lamp(Extras)")))
  }

  @Test func others() {
    #expect(fits("LampOn", row("LampState.LampOn")) && fits("LampState.LampOn", row("LampState.LampOn")))
    #expect(fits("inner.a", row("Wire.inner.a")) && fits("a", row("Wire.inner.a")))
    #expect(fits("c:x@SPEED", row("SPEED", key: "macro SPEED", usr: "c:x@SPEED")))
    let swift = row("-[Lamp glow:]", swift: "Lamp.glow(_:)")
    for question in ["glow(_:)", "Lamp.glow(_:)", "glow", "Lamp.glow", "glow(*)", "L*p.glow(*"] {
      #expect(fits(question, swift), "\(question)")
    }
  }

  @Test func whatDoesNotFit() {
    for question in ["glow", "low:", "Lamp", "-[Lamp glow]", "+[Lamp glow:]", "GLOW:", "g?low:", "", "?"] {
      #expect(!fits(question, row("-[Lamp glow:]")), "\(question)")
    }
  }

  @Test func patternsThatTakeLong() {
    let pattern = GlobPattern(String(repeating: "*a", count: 60) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 5_000)))
    #expect(
      GlobPattern("**").matches("") && GlobPattern("a**b*").matches("axxbc") && !GlobPattern("?").matches(""))
  }

  /// Whatever fits is found in a list, whose lines are looked at only where the question's needle stands.
  @Test func needles() throws {
    let names = ["-[Lamp(Extras) glow:at:]", "LampState.LampOn", "SPEED", "Lamp(Extras)", "-[X a:]"]
    let lines = names.enumerated().map { "=class\tkey\($0.offset)\t\($0.element)\t\t\t\n" }.joined()
    let list = NameList(Array(lines.utf8))
    for question in [
      "glow:at:", "-[Lamp glow:at:]", "Lamp?n", "*O*", "?", "SPE*", "Extras", "a:", "-[X *]", "key3",
    ] {
      let matcher = NameMatcher(question)
      let found = list.rows(holding: matcher.needle, where: matcher.matches).map(\.name)
      let expected = names.enumerated().filter { matcher.matches(row($0.element, key: "key\($0.offset)")) }
        .map(\.element)
      #expect(found == expected, "\(question)")
    }
    #expect(list.row(key: "key2")?.name == "SPEED")
    #expect(list.row(key: "key") == nil && NameList([]).row(key: "x") == nil)
  }
}
