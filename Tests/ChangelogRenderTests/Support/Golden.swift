import Foundation
import Testing

/// An expected output, kept in `Goldens/`.
///
/// `SDKDIFF_UPDATE_GOLDENS=1 swift test --filter ChangelogRenderTests` writes them anew, never in CI.
enum Golden {
  /// Expects `text` to be what the file holds.
  static func expect(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws
  {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Goldens").appendingPathComponent(name)
    let environment = ProcessInfo.processInfo.environment
    if environment["SDKDIFF_UPDATE_GOLDENS"] == "1", environment["CI"] == nil {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let expected = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(text == expected, "\(name) differs", sourceLocation: sourceLocation)
  }
}
