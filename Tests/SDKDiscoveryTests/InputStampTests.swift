import Foundation
import Testing

@testable import SDKDiscovery

/// What the file system says of an input shows whether anything was written, and reads nothing.
@Suite struct InputStampTests {
  private let sandbox: Sandbox
  private let header = "A.sdk/System/Library/Frameworks/Kit.framework/Headers/Kit.h"

  init() throws {
    sandbox = try Sandbox()
    try sandbox.sdk("A.sdk", ["System/Library/Frameworks/Kit.framework/Headers/Kit.h": "int a(void);"])
  }

  private func stamp(_ name: String = "A.sdk") -> InputStamp? { InputStamp("\(sandbox.path)/\(name)") }

  private func expectChange(
    _ name: String = "A.sdk", sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
  ) throws {
    let before = stamp(name)
    #expect(before != nil && before == stamp(name), sourceLocation: sourceLocation)
    // Clocks of file systems tick in milliseconds.
    usleep(20_000)
    try body()
    #expect(stamp(name) != before, sourceLocation: sourceLocation)
  }

  @Test func whatIsNoticed() throws {
    try expectChange { try sandbox.write([header: "int b(void);"]) }
    try expectChange { try sandbox.write([header + ".new.h": ""]) }
    try expectChange { try FileManager.default.removeItem(atPath: "\(sandbox.path)/\(header).new.h") }
    try expectChange { try sandbox.write(["A.sdk/usr/include/x/y.h": ""]) }
    try expectChange { try sandbox.write(["A.sdk/SDKSettings.plist": Sandbox.plist(["Version": "26.2"])]) }
    try expectChange {
      try sandbox.write(["A.sdk/System/Library/Frameworks/Kit.framework/PrivateHeaders/P.h": ""])
    }
  }

  /// In place, with the old size and the old date.
  @Test func writtenInPlace() throws {
    let path = "\(sandbox.path)/\(header)"
    let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
    try expectChange {
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      try file.write(contentsOf: Data("int c(void);".utf8))
      try file.close()
      try FileManager.default.setAttributes([.modificationDate: try #require(date)], ofItemAtPath: path)
    }
  }

  @Test func links() throws {
    try sandbox.write(["outside.h": "int a(void);"])
    try sandbox.link("A.sdk/usr/include/linked.h", to: "\(sandbox.path)/outside.h")
    try expectChange { try sandbox.write(["outside.h": "int b(void);"]) }
    try sandbox.link("current.sdk", to: "A.sdk")
    #expect(stamp("current.sdk") == stamp())
    try sandbox.sdk("B.sdk", ["System/Library/Frameworks/Kit.framework/Headers/Kit.h": "int a(void);"])
    try expectChange("current.sdk") {
      try FileManager.default.removeItem(atPath: "\(sandbox.path)/current.sdk")
      try sandbox.link("current.sdk", to: "B.sdk")
    }
    // A folder that links to itself ends.
    try sandbox.link("A.sdk/usr/loop", to: "\(sandbox.path)/A.sdk")
    #expect(stamp() != nil)
  }

  @Test func whatIsNotThere() throws {
    #expect(stamp("nowhere.sdk") == nil)
    let now = Date().timeIntervalSince1970
    let newest = try #require(stamp()).newest
    #expect(abs(newest - now) < 600)
  }

  /// Of an Xcode only its SDKs count, and what names its builds.
  @Test func xcodes() throws {
    let sdks = "X.app/Contents/Developer/Platforms/iPhoneOS.platform/Developer/SDKs"
    try sandbox.sdk("\(sdks)/iPhoneOS.sdk", ["usr/include/a.h": ""])
    try sandbox.write(["X.app/Contents/version.plist": Sandbox.plist(["ProductBuildVersion": "17C1"])])
    let before = stamp("X.app")
    try sandbox.write(["X.app/Contents/Resources/other.txt": "other"])
    #expect(before != nil && stamp("X.app") == before)
    try expectChange("X.app") { try sandbox.write(["\(sdks)/iPhoneOS.sdk/usr/include/a.h": "int a;"]) }
    try expectChange("X.app") {
      try sandbox.write(["X.app/Contents/version.plist": Sandbox.plist(["ProductBuildVersion": "17C2"])])
    }
  }

  // MARK: - Builds by platform

  private func builds(_ name: String, _ platforms: [String] = []) throws -> [String] {
    try SDKDiscovery.builds(path: "\(sandbox.path)/\(name)", platforms: platforms).map { result in
      switch result {
      case .success(let input): input.platform
      case .failure: "failed"
      }
    }
  }

  @Test func buildsByPlatform() throws {
    #expect(try builds("A.sdk") == ["iphoneos"])
    #expect(try builds("A.sdk", ["macosx"]) == [])
    try sandbox.sdk(
      "S.sdk", ["usr/include/a.h": ""],
      settings: [
        "SDKSettings.plist": Sandbox.plist(["CanonicalName": "iphonesimulator26.1", "Version": "26.1"])
      ])
    #expect(try builds("S.sdk") == [])
    #expect(try builds("S.sdk", ["iphonesimulator", "iphoneos"]) == ["iphonesimulator"])
    // A lone folder is for whatever it is said to be for.
    try sandbox.write(["lone/a.h": "int a;"])
    #expect(try builds("lone") == ["iphoneos"])
    #expect(try builds("lone", ["macosx", "xros"]) == ["macosx", "xros"])
    // One that is damaged leaves the others.
    let platforms = "X.app/Contents/Developer/Platforms"
    try sandbox.sdk("\(platforms)/iPhoneOS.platform/Developer/SDKs/iPhoneOS.sdk", ["usr/include/a.h": ""])
    try sandbox.sdk(
      "\(platforms)/WatchOS.platform/Developer/SDKs/WatchOS.sdk", ["usr/include/a.h": ""],
      settings: [
        "SDKSettings.plist": Sandbox.plist(["CanonicalName": "watchos26.1", "Version": "26.1"]),
        "System/Library/CoreServices/SystemVersion.plist": "damage",
      ])
    #expect(try builds("X.app") == ["iphoneos", "failed"])
    #expect(try builds("X.app", ["watchos"]) == ["failed"])
    #expect(try builds("X.app", ["xros"]) == [])
    #expect(throws: DiscoveryError.self) { try builds("X.app", ["ios"]) }
  }
}
