import Foundation
import Testing

@testable import SDKDiscovery

/// The slices of an .xcframework.
@Suite struct XCFrameworkTests {
  private let box: Sandbox

  init() throws { box = try Sandbox() }

  private static let framework: [String: String] = ["LibraryPath": "Kit.framework"]
  private static let library = ["LibraryPath": "libkit.a", "HeadersPath": "Headers"]

  private static func slice(
    _ identifier: String, _ platform: String, _ variant: String? = nil, _ more: [String: String] = framework
  ) -> [String: String] {
    var slice = more.merging(["LibraryIdentifier": identifier, "SupportedPlatform": platform]) { $1 }
    slice["SupportedPlatformVariant"] = variant
    return slice
  }

  private func write(_ slices: [[String: String]], makesHeaders: Bool = true) throws {
    let list: [String: Any] = [
      "AvailableLibraries": slices, "CFBundlePackageType": "XFWK", "XCFrameworkFormatVersion": "1.0",
    ]
    try box.write(
      "Kit.xcframework/Info.plist",
      PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0))
    for slice in slices where makesHeaders {
      let folder = "Kit.xcframework/\(slice["LibraryIdentifier"] ?? "")"
      let headers = slice["HeadersPath"] ?? "\(slice["LibraryPath"] ?? "")/Headers"
      try box.write(["\(folder)/\(headers)/Kit.h": "int kit(void);"])
    }
  }

  private func all(_ platform: String? = nil, _ modules: [String] = []) throws -> [DiscoveredInput] {
    try SDKDiscovery.discoverAll(
      path: box.path + "/Kit.xcframework", options: DiscoveryOptions(platform: platform, modules: modules))
  }

  private func complaint(_ platform: String? = nil) -> String {
    do {
      return "no error: \(try all(platform).map(\.platform))"
    } catch {
      return "\(error)".replacingOccurrences(of: box.path, with: "~")
    }
  }

  @Test func everyPlatformOnce() throws {
    try write([
      Self.slice("ios-arm64", "ios"), Self.slice("ios-arm64_x86_64-simulator", "ios", "simulator"),
      Self.slice("ios-arm64_x86_64-maccatalyst", "ios", "maccatalyst"), Self.slice("ios-armv7", "ios"),
      Self.slice("macos-arm64_x86_64", "macos"), Self.slice("tvos-arm64", "tvos"),
      Self.slice("watchos-arm64", "watchos"), Self.slice("xros-arm64", "xros"),
      Self.slice("xros-arm64-simulator", "xros", "simulator"),
    ])
    let found = try all()
    #expect(
      found.map(\.platform) == ["iphoneos", "macosx", "maccatalyst", "appletvos", "watchos", "xros"])
    #expect(found.map(\.product) == Array(repeating: "Kit", count: 6))
    #expect(found.allSatisfy { $0.kind == .framework && $0.names == ["Kit"] })
    #expect(found[0].root == box.path + "/Kit.xcframework/ios-arm64/Kit.framework")
    #expect(found[0]["Kit"]?.spellings == ["<Kit/Kit.h>"])
    #expect(found[2].target == "arm64-apple-ios27.0-macabi")
    let simulator = try all("iphonesimulator")
    #expect(
      simulator.map(\.root) == [
        box.path + "/Kit.xcframework/ios-arm64_x86_64-simulator/Kit.framework"
      ])
    #expect(simulator[0].target == "arm64-apple-ios27.0-simulator")
    #expect(
      complaint("driverkit") == "~/Kit.xcframework: nothing in it is for 'driverkit'; it has 'iphoneos',"
        + " 'iphonesimulator', 'macosx', 'maccatalyst', 'appletvos', 'watchos', 'xros' and 'xrsimulator'")
  }

  @Test func oneOfSeveral() throws {
    try write([Self.slice("ios-arm64", "ios"), Self.slice("macos-arm64", "macos")])
    #expect(
      box.complaint("Kit.xcframework")
        == "~/Kit.xcframework: it holds builds for 'iphoneos' and 'macosx'; choose one with --platform")
    let found = try box.discover("Kit.xcframework", DiscoveryOptions(platform: "macosx"))
    #expect(found.platform == "macosx")
    try write([Self.slice("ios-arm64", "ios")])
    #expect(try box.discover("Kit.xcframework").platform == "iphoneos")
  }

  @Test func librariesWithHeaders() throws {
    try write([
      Self.slice("ios-arm64", "ios", nil, Self.library),
      Self.slice("tvos-arm64", "tvos", nil, ["LibraryPath": "libkit.a"]),
    ])
    let found = try all()
    #expect(found.map(\.platform) == ["iphoneos"])
    #expect(found[0].kind == .headers)
    #expect(found[0].product == "Kit")
    #expect(found[0].names == ["Kit"])
    #expect(found[0]["Kit"]?.names == ["Kit.h"])
    #expect(found[0].headerFolders == [box.path + "/Kit.xcframework/ios-arm64/Headers"])
  }

  @Test func onlySimulators() throws {
    try write([Self.slice("ios-simulator", "ios", "simulator")])
    #expect(
      complaint() == "~/Kit.xcframework: it is for simulators only; ask for one with --platform"
        + " (it has 'iphonesimulator')")
    #expect(try all("iphonesimulator").count == 1)
  }

  @Test func modulesAskedFor() throws {
    try write([Self.slice("ios-arm64", "ios"), Self.slice("macos-arm64", "macos")])
    let mac = "Kit.xcframework/macos-arm64/Kit.framework/Frameworks/Inner.framework/Headers/Inner.h"
    try box.write([mac: "int inner(void);"])
    #expect(try all(nil, ["Kit"]).count == 2)
    #expect(try all(nil, ["Inner"]).map(\.platform) == ["macosx"])
    #expect(throws: DiscoveryError.unknownModules(["Kitt"], nearest: ["Kit"])) { try all(nil, ["Kitt"]) }
  }

  @Test func damaged() throws {
    let list = "~/Kit.xcframework/Info.plist: cannot be read: "
    try write([Self.slice("../ios", "ios")], makesHeaders: false)
    #expect(complaint() == list + "the slice '../ios' names a path outside")
    try write([Self.slice("ios", "ios", nil, ["LibraryPath": "/etc/Kit.framework"])], makesHeaders: false)
    #expect(complaint() == list + "the slice 'ios' names a path outside")
    try write([["LibraryIdentifier": "ios"]], makesHeaders: false)
    #expect(complaint() == list + "a slice has no LibraryIdentifier or LibraryPath")
    try write([Self.slice("ios", "ios")], makesHeaders: false)
    #expect(
      complaint() == "~/Kit.xcframework/ios/Kit.framework: cannot be read: Info.plist lists the slice, and"
        + " it is not there")
    try box.write(["elsewhere/Kit.framework/Headers/Kit.h": "int secret;"])
    try box.link("Kit.xcframework/ios/Kit.framework", to: box.path + "/elsewhere/Kit.framework")
    #expect(
      complaint() == "~/Kit.xcframework/ios/Kit.framework: cannot be read: it is a link that leads outside")
    try write([Self.slice("beos", "beos"), Self.slice("macos", "macos")])
    #expect(complaint().hasPrefix("unknown platform 'beos'"))
    #expect(try all("macosx").count == 1)
    try write([])
    #expect(complaint().hasPrefix("~/Kit.xcframework: no headers in it"))
  }
}
