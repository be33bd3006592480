import SymbolModel
import Testing

@Suite struct PlatformNameTests {
  @Test(arguments: [
    ("iOS", "ios"), ("iPadOS", "ipados"), ("Mac Catalyst", "maccatalyst"), ("macOS", "macos"),
    ("visionOS", "visionos"), ("iOS App Extension", "ios_app_extension"), ("Xcode 27", "xcode"),
    ("", "unknown"),
  ])
  func canonical(_ pair: (written: String, name: String)) {
    #expect(PagePlatform.name(pair.written).rawValue == pair.name)
  }
}
