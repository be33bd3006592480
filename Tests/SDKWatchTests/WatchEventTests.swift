import Foundation
import Testing

@testable import SDKWatch

@Suite struct WatchEventTests {
  private static let documentation: String = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { url.deleteLastPathComponent() }
    return (try? String(contentsOf: url.appendingPathComponent("docs/watching.md"), encoding: .utf8)) ?? ""
  }()

  @Test func everyNameIsDocumented() {
    for name in WatchEvent.Name.allCases {
      #expect(Self.documentation.contains("`\(name.rawValue)`"), "\(name.rawValue)")
    }
  }

  @Test func linesOfJSON() throws {
    let event = WatchEvent(.buildTold, .result, "a\nb\u{9B}31m\u{202E}\"", ["build": "sdk/x/\u{1B}[0m"])
    let line = event.json(at: Date(timeIntervalSince1970: 0))
    #expect(line.utf8.allSatisfy { $0 >= 0x20 })
    let values = try JSONDecoder().decode([String: String].self, from: Data(line.utf8))
    #expect(values["time"] == "1970-01-01T00:00:00Z")
    #expect(values["event"] == "build-told")
    #expect(values["text"] == #"a\nb\u{9B}31m\u{202E}""#)
    #expect(values["build"] == #"sdk/x/\u{1B}[0m"#)
  }
}
