import Foundation
import Testing

/// An expected output, kept in `Goldens/`.
///
/// `SDKDIFF_UPDATE_GOLDENS=1 swift test --filter sdkdiffTests` writes them anew, never in CI.
enum Golden {
  static func expect(
    _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = URL(fileURLWithPath: "\(Tool.root)/Tests/sdkdiffTests/Goldens/\(name)")
    let environment = ProcessInfo.processInfo.environment
    if environment["SDKDIFF_UPDATE_GOLDENS"] == "1", environment["CI"] == nil {
      try Data(text.utf8).write(to: file)
    }
    let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(text == expected, "\(name) differs", sourceLocation: sourceLocation)
  }
}
