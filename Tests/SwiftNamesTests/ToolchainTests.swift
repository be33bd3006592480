import Foundation
import Testing

@testable import SwiftNames

/// A toolchain is found where it should be, and nowhere else.
@Suite struct ToolchainTests {
  private static let environment = ProcessInfo.processInfo.environment

  @Test func releasesAreReadFromWhatTheCompilerSays() {
    #expect(SwiftToolchain.release(in: "Swift version 6.3.1 (swift-6.3.1-RELEASE)") == "swift-6.3.1-RELEASE")
    #expect(
      SwiftToolchain.release(in: "Apple Swift version 6.1 (swiftlang-6.1.0.110.21 clang-1700.0.13.3)")
        == "swiftlang-6.1.0.110.21")
    #expect(SwiftToolchain.release(in: "Swift version 7-dev") == "Swift version 7-dev")
  }

  @Test func settingsCount() throws {
    #expect(SwiftToolchain.find(["PATH": "/nowhere"]) == nil)
    #expect(SwiftToolchain.find(["PATH": Self.environment["PATH"] ?? "", "SDKDIFF_SWIFT": "off"]) == nil)
    #expect(
      SwiftToolchain.find(["PATH": Self.environment["PATH"] ?? "", "SDKDIFF_SWIFT": "/nowhere"]) == nil)
    guard let found = SwiftToolchain.find(["PATH": Self.environment["PATH"] ?? ""]) else { return }
    let folder = (found.frontend as NSString).deletingLastPathComponent
    let root = (folder as NSString).deletingLastPathComponent
    for place in [folder, folder + "/swift", found.frontend, root] {
      #expect(SwiftToolchain.find(["PATH": "", "SDKDIFF_SWIFT": place]) == found)
    }
  }
}
