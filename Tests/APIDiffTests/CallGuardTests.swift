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

  @Test func nothingIsNeededWhereNothingIsSaid() {
    #expect(CallGuard(Availability()) == nil)
    #expect(guarded(["*": nil]) == nil)
  }
}
