import Foundation
import Testing

@testable import SDKDiscovery

/// The sample SDKs, and the digests of headers.
@Suite struct FixtureTests {
  static let folder =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path
    + "/Fixtures/SDKs/"

  private func digestInput(_ name: String) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try SDKDiscovery.discover(path: Self.folder + name).headersDigestInput { bytes += $0 }
    return bytes
  }

  @Test(arguments: [
    ("iPhoneOS27.0-24A437.sdk", "27.0", "24A437"), ("iPhoneOS27.2-24B5084k.sdk", "27.2", "24B5084k"),
    ("iPhoneOS27.2-24B5089g.sdk", "27.2", "24B5089g"), ("iPhoneOS27.2-24B5099f.sdk", "27.2", "24B5099f"),
  ])
  func samples(name: String, version: String, build: String) throws {
    let found = try SDKDiscovery.discover(path: Self.folder + name)
    #expect(found.platform == "iphoneos")
    #expect(found.version == version)
    #expect(found.build == build)
    #expect(found.target == "arm64-apple-ios\(version)")
    #expect(found.names == ["AppTrackingTransparency", "LanternKit", "TidepoolMedia"])
    #expect(found.modules.allSatisfy { $0.umbrellaCount == 1 && $0.skipped.isEmpty })
    #expect(found.modules.first?.names == ["AppTrackingTransparency.h", "ATTrackingManager.h"])
  }

  @Test func equalHeadersGiveEqualDigests() throws {
    let old = try digestInput("iPhoneOS27.2-24B5084k.sdk")
    #expect(try digestInput("iPhoneOS27.2-24B5089g.sdk") == old)
    #expect(try digestInput("iPhoneOS27.2-24B5099f.sdk") != old)
    #expect(try digestInput("iPhoneOS27.0-24A437.sdk") != old)
  }

  @Test func digestsHoldNoPath() throws {
    let box = try Sandbox().write(["a/Kit/x.h": "int x;", "b/Kit/x.h": "int x;"])
    var inputs: [[UInt8]] = []
    for name in ["a/Kit", "b/Kit"] {
      var bytes: [UInt8] = []
      try box.discover(name).headersDigestInput { bytes += $0 }
      inputs.append(bytes)
    }
    #expect(inputs.first == inputs.last)
    let found = try box.discover("a/Kit")
    try FileManager.default.removeItem(atPath: box.path + "/a/Kit/x.h")
    #expect(throws: DiscoveryError.self) { try found.headersDigestInput { _ in } }
  }
}
