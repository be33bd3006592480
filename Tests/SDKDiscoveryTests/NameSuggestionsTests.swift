import Testing

@testable import SDKDiscovery

/// What somebody may have meant.
@Suite struct NameSuggestionsTests {
  let names = ["UIKit", "AppKit", "Foundation", "FoundationExtras", "MapKit"]

  @Test func nearestFirst() {
    #expect(NameSuggestions.nearest("UIKti", in: names, limit: 3) == ["UIKit"])
    #expect(NameSuggestions.nearest("uikit", in: names, limit: 3) == ["UIKit"])
    #expect(NameSuggestions.nearest("ApKit", in: names, limit: 3) == ["AppKit", "MapKit", "UIKit"])
    #expect(NameSuggestions.nearest("Foundaton", in: names, limit: 3) == ["Foundation"])
  }

  @Test func beginningsCount() {
    #expect(NameSuggestions.nearest("Found", in: names, limit: 3) == ["Foundation", "FoundationExtras"])
    #expect(NameSuggestions.nearest("Found", in: names, limit: 1) == ["Foundation"])
  }

  @Test func farNamesAreNone() {
    #expect(NameSuggestions.nearest("Zzzzzz", in: names, limit: 3) == [])
    #expect(NameSuggestions.nearest("UIKit", in: [], limit: 3) == [])
    #expect(NameSuggestions.nearest("", in: ["a", "abc"], limit: 3) == ["a"])
    #expect(NameSuggestions.nearest("UIKit", in: names, limit: -1) == [])
  }
}
