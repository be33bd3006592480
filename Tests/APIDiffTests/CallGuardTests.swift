import APIDiff
import SymbolModel
import Testing

/// How to call a symbol.
@Suite struct CallGuardTests {
  private func guarded(_ rows: [String: String?]) -> CallGuard? {
    CallGuard(
      Availability(
        Dictionary(
          uniqueKeysWithValues: rows.map { platform, version in
            (
              PlatformName(rawValue: platform),
              version.map { AvailabilityItem(introduced: Version($0)) }
                ?? AvailabilityItem(isUnavailable: true)
            )
          })))
  }

  @Test func theTrackingMethodNeedsBoth() {
    let guarded = guarded(["ios": "27.2", "macos": nil, "tvos": nil, "watchos": nil, "visionos": nil])
    #expect(guarded?.swift == "#if os(iOS)\nif #available(iOS 27.2, *) { … }\n#endif")
    #expect(guarded?.objc == "if (@available(iOS 27.2, *)) { … }")
  }

  @Test func versionsAloneNeedNoCondition() {
    let guarded = guarded(["ios": "27.2", "macos": "27.0"])
    #expect(guarded?.swift == "if #available(iOS 27.2, macOS 27.0, *) { … }")
  }

  @Test func catalystCountsAsIOSUnlessItIsUnavailableThere() {
    let guarded = guarded([
      "ios": "27.2", "macos": nil, "tvos": nil, "watchos": nil, "visionos": nil, "maccatalyst": nil,
    ])
    #expect(
      guarded?.swift
        == "#if os(iOS) && !targetEnvironment(macCatalyst)\nif #available(iOS 27.2, *) { … }\n#endif")
  }

  @Test func systemsNobodyMentionsAreNotRuledOut() {
    let guarded = guarded(["ios": "27.2", "macos": nil])
    #expect(guarded?.swift == "#if !os(macOS)\nif #available(iOS 27.2, *) { … }\n#endif")
  }

  @Test func severalSystems() {
    let guarded = guarded(["ios": "27.2", "macos": nil, "tvos": "27.2", "watchos": nil, "visionos": "27.2"])
    #expect(
      guarded?.swift == "#if os(iOS) || os(tvOS) || os(visionOS)\n"
        + "if #available(iOS 27.2, tvOS 27.2, visionOS 27.2, *) { … }\n#endif")
  }

  @Test func whereIOSIsRuledOutButNotCatalyst() {
    let all = guarded([
      "ios": nil, "maccatalyst": "14.0", "macos": "11.0", "tvos": nil, "watchos": nil, "visionos": nil,
    ])
    #expect(
      all?.swift == "#if os(macOS) || targetEnvironment(macCatalyst)\n"
        + "if #available(macOS 11.0, macCatalyst 14.0, *) { … }\n#endif")
    let some = guarded(["ios": nil, "maccatalyst": "14.0"])
    #expect(
      some?.swift == "#if (!os(iOS) || targetEnvironment(macCatalyst))\n"
        + "if #available(macCatalyst 14.0, *) { … }\n#endif")
    // Catalyst takes what is said of iOS.
    #expect(guarded(["ios": nil, "macos": "11.0"])?.swift?.hasPrefix("#if !os(iOS)\n") == true)
    let both = guarded([
      "ios": "27.2", "macos": "27.0", "tvos": nil, "watchos": nil, "visionos": nil, "maccatalyst": nil,
    ])
    #expect(
      both?.swift?.hasPrefix("#if (os(iOS) || os(macOS)) && !targetEnvironment(macCatalyst)\n") == true)
  }

  @Test func onlyCatalystIsRuledOut() {
    #expect(
      guarded(["maccatalyst": nil])?.swift == "#if !targetEnvironment(macCatalyst)\n…\n#endif")
    #expect(guarded(["maccatalyst": nil])?.objc == nil)
  }

  @Test func whatSwiftDoesNotSeeHasNoGuardThere() {
    let guarded = guarded(["ios": "27.2", "swift": nil])
    #expect(guarded?.swift == nil)
    #expect(guarded?.objc == "if (@available(iOS 27.2, *)) { … }")
    #expect(self.guarded(["swift": nil, "maccatalyst": nil]) == nil)
  }

  /// The guards of findings, by id.
  private func findings(_ before: String, _ after: String) throws -> [ChangeID: CallGuard?] {
    let findings = try PairCheck.changelog(before, after).findings
    return Dictionary(findings.map { ($0.id, $0.callGuard) }) { first, _ in first }
  }

  @Test func findingsCarryTheirGuard() throws {
    let tracking = "API_AVAILABLE(ios(27.2)) API_UNAVAILABLE(macos, tvos, watchos, visionos)"
    let both = CallGuard(
      Availability([
        PlatformName(rawValue: "ios"): AvailabilityItem(introduced: Version(27, 2)),
        .macOS: AvailabilityItem(isUnavailable: true),
        PlatformName(rawValue: "tvos"): AvailabilityItem(isUnavailable: true),
        PlatformName(rawValue: "watchos"): AvailabilityItem(isUnavailable: true),
        PlatformName(rawValue: "visionos"): AvailabilityItem(isUnavailable: true),
      ]))
    #expect(both?.swift == "#if os(iOS)\nif #available(iOS 27.2, *) { … }\n#endif")
    #expect(try findings("", "void f(void) \(tracking);") == [.symbolAdded: both])
    // A member of a class that says it.
    let type = "\(tracking)\n@interface Test : NSObject\n"
    #expect(try findings("\(type)@end", "\(type)- (void)f;\n@end") == [.symbolAdded: both])
    #expect(
      try findings("void f(void) API_AVAILABLE(ios(14.0));", "void f(void) API_AVAILABLE(ios(15.0));")[
        .introducedChanged]??.objc == "if (@available(iOS 15.0, *)) { … }")
    #expect(
      try findings("void f(void) API_UNAVAILABLE(tvos);", "void f(void) API_AVAILABLE(tvos(15.0));")[
        .becameAvailable]??.swift == "if #available(tvOS 15.0, *) { … }")
    #expect(
      try findings("void f(void);", "void f(void) API_UNAVAILABLE(tvos);")[.becameUnavailable]??.swift
        == "#if !os(tvOS)\n…\n#endif")
  }

  @Test func othersCarryNone() throws {
    #expect(try findings("", "void f(void);") == [.symbolAdded: nil])
    #expect(
      try findings("void f(void);", "void f(void) __attribute__((unavailable));")
        == [.becameUnavailable: nil])
    let old = "void f(void) API_AVAILABLE(ios(10.0));"
    #expect(
      try findings(old, "void f(void) API_DEPRECATED(\"old\", ios(10.0, 14.0));")
        == [.deprecated: nil])
    #expect(
      try findings(old, "void f(void) __attribute__((availability(ios,introduced=10,obsoleted=14)));")
        == [.obsoletedChanged: nil])
    #expect(try findings("int f(void);", "long f(void);") == [.typeChanged: nil])
  }

  @Test func nothingIsNeededWhereNothingIsSaid() {
    #expect(CallGuard(Availability()) == nil)
    #expect(guarded(["*": nil]) == nil)
  }
}
