import Testing

@testable import APIDiff

/// The lines of two texts side by side.
@Suite struct LineDiffTests {
  /// The same in every run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private func lines(_ old: [Substring], _ new: [Substring]) -> [String] {
    LineDiff(old, new).lines.map { line in
      line.new == nil
        ? "-\(old[line.old ?? 0])" : line.old == nil ? "+\(new[line.new ?? 0])" : " \(new[line.new ?? 0])"
    }
  }

  @Test func small() {
    #expect(lines([], []) == [])
    #expect(lines(["a"], ["a"]) == [" a"])
    #expect(lines([], ["a"]) == ["+a"] && lines(["a"], []) == ["-a"])
    #expect(lines(["a", "b", "c"], ["a", "x", "c"]) == [" a", "-b", "+x", " c"])
    #expect(
      lines(["a", "}", "b", "}"], ["a", "}", "n", "}", "b", "}"]) == [" a", " }", "+n", "+}", " b", " }"])
  }

  @Test func bothTextsAreInIt() {
    var numbers = Numbers(state: 7)
    for round in 0..<400 {
      let letters = round % 3 == 0 ? 3 : 60
      func text() -> [Substring] {
        (0..<Int.random(in: 0...60, using: &numbers)).map { _ in
          Substring("\(Int.random(in: 0..<letters, using: &numbers))")
        }
      }
      let old = text()
      var new = round % 2 == 0 ? text() : old
      if round % 2 == 1, !new.isEmpty {
        new.remove(at: Int.random(in: 0..<new.count, using: &numbers))
        new.insert("new", at: Int.random(in: 0...new.count, using: &numbers))
      }
      let lines = LineDiff(old, new).lines
      #expect(lines.compactMap(\.old) == Array(old.indices) && lines.compactMap(\.new) == Array(new.indices))
      for line in lines {
        if let before = line.old, let after = line.new { #expect(old[before] == new[after]) }
      }
      // One line that went and one that came never cost more than a few.
      if round % 2 == 1 { #expect(lines.count { $0.old == nil || $0.new == nil } <= 4) }
    }
  }

  /// Texts that have nothing in common, or one line again and again, take no time that matters.
  @Test func largeTexts() {
    let first = (0..<20_000).map { Substring("\($0)") }
    let second = (0..<20_000).map { Substring("x\($0)") }
    #expect(LineDiff(first, second).lines.count == 40_000)
    let same = Array(repeating: Substring(""), count: 20_000)
    #expect(LineDiff(same, same + ["a"] + same).lines.count >= 40_001)
    let nested = (0..<2_000).flatMap { [Substring("a\($0)"), Substring("a\($0)")] }
    #expect(LineDiff(nested, Array(nested.reversed())).lines.compactMap(\.old).count == nested.count)
  }

  @Test func spans() {
    let text = HeaderLines(
      Array(
        """
        int before;
        /** Words.

            More; words. */
        ATTRIBUTE(a,
                  b)
        - (void)one:(int)a
                two:(int)b;
        #define LONG 1 \\
          + 2
        enum { A, // words
        """.utf8))
    #expect(text.lines.count == 11)
    #expect(text.span(of: 7).upperBound == 8 && text.span(of: 7).contains(6))
    #expect(text.span(of: 9) == 8..<10)
    #expect(text.span(of: 0).isEmpty && text.span(of: 99).isEmpty)
    #expect(HeaderLines([]).lines.isEmpty && HeaderLines([0xFF, 0x0D, 0x0A]).lines.count == 1)
  }
}
