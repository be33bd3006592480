import APIDiff
import HeaderParser
import Testing

/// The nearest peer's suite, by number.
@Suite struct ScenarioTests {
  /// The numbers at the start of a pair's description.
  private static func numbers(_ pair: HeaderPair) -> [Int] {
    pair.description.split(separator: " ").prefix { $0.first?.isNumber == true }
      .compactMap { Int($0.filter(\.isNumber)) }
  }

  @Test func everyNumberHasAPair() {
    // 138 gives the compiler an argument: its test stands below.
    let missing = Set(1...138).subtracting(Pairs.peer.flatMap(Self.numbers)).subtracting([138])
    #expect(missing.isEmpty, "no pair for \(missing.sorted())")
  }

  @Test("138 a macro given by -D is no symbol") func macroOfTheCommandLine() throws {
    let plan = ParsePlan(
      modules: [ParsePlan.Module(name: "Test", headers: [], umbrellaCount: 0)],
      target: "arm64-apple-ios16.0", extraArguments: ["-DTEST=1"])
    #expect(try UnitParser(plan: plan).run().modules.map(\.symbols) == [[]])
  }
}
