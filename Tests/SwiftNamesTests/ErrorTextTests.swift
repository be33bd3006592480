import Testing

@testable import SwiftNames

/// What the compiler wrote becomes a reason that is the same on every machine.
@Suite struct ErrorTextTests {
  private func reason(_ lines: String...) -> String {
    ErrorText(Array(lines.joined(separator: "\n").utf8)).reason
  }

  @Test func theCauseIsToldWithoutItsFolder() {
    #expect(
      reason(
        "Swift._ObjectiveCBridgeable:1:17: error: type 'E' does not conform",
        "/tmp/x/A.framework/Headers/A.h:1:9: fatal error: could not build module 'B'",
        "/tmp/x/B.framework/Headers/B.h:7:3: error: unknown type name 'Unheard'",
        "<unknown>:0: error: could not build Objective-C module 'A'") == "B.h:7: unknown type name 'Unheard'")
    #expect(
      reason("v/B.apinotes:141:1: error: duplicated mapping key 'Tags'")
        == "B.apinotes:141: duplicated mapping key 'Tags'")
  }

  @Test func whereOnlyAConsequenceIsKnownThatIsTold() {
    #expect(
      reason("<unknown>:0: error: could not build Objective-C module 'A'")
        == "could not build Objective-C module 'A'")
    #expect(reason("a warning", "  | error: drawn below") == "the compiler gave no names")
  }

  @Test func aModuleMayExcludeSwift() {
    #expect(
      reason("/m/module.modulemap:1:18: error: module 'T' is incompatible with feature 'swift'")
        == "requires !swift")
  }
}
