import Foundation
import Testing

@testable import SDKDiscovery

/// The SDKs of an Xcode.app, and the two platforms of a Mac's SDK.
@Suite struct XcodeTests {
  private let box: Sandbox
  private let platforms = "Xcode.app/Contents/Developer/Platforms"

  init() throws { box = try Sandbox() }

  private func sdk(
    _ platform: String, _ name: String, canonical: String, build: String?, _ files: [String: String] = [:]
  ) throws {
    var system = ["ProductVersion": "27.2"]
    system["ProductBuildVersion"] = build
    try box.sdk(
      "\(platforms)/\(platform).platform/Developer/SDKs/\(name)",
      [Sandbox.framework("Kit") + "/Headers/Kit.h": "int kit(void);"].merging(files) { $1 },
      settings: [
        "SDKSettings.json": #"{"CanonicalName":"\#(canonical)","Version":"27.2"}"#,
        "System/Library/CoreServices/SystemVersion.plist": Sandbox.plist(system),
      ])
  }

  private func xcode() throws {
    let version = ["CFBundleShortVersionString": "27.2", "ProductBuildVersion": "17C5038g"]
    try box.write(["Xcode.app/Contents/version.plist": Sandbox.plist(version)])
    try sdk("iPhoneOS", "iPhoneOS.sdk", canonical: "iphoneos27.2", build: "24B1")
    try box.link("\(platforms)/iPhoneOS.platform/Developer/SDKs/iPhoneOS27.2.sdk", to: "iPhoneOS.sdk")
    try sdk("iPhoneSimulator", "iPhoneSimulator.sdk", canonical: "iphonesimulator27.2", build: "24B2")
    let catalyst = "System/iOSSupport/System/Library/Frameworks/UIKit.framework/Headers/UIKit.h"
    try sdk("MacOSX", "MacOSX.sdk", canonical: "macosx27.2", build: "25C1", [catalyst: "int view(void);"])
    try sdk("MacOSX", "DriverKit27.2.sdk", canonical: "driverkit27.2", build: nil)
  }

  private func all(_ platform: String? = nil, _ name: String = "Xcode.app") throws -> [DiscoveredInput] {
    try SDKDiscovery.discoverAll(
      path: box.path + "/" + name, options: DiscoveryOptions(platform: platform))
  }

  private func complaint(_ platform: String? = nil) -> String {
    do {
      return "no error: \(try all(platform).map(\.platform))"
    } catch {
      return "\(error)".replacingOccurrences(of: box.path, with: "~")
    }
  }

  @Test func everySDKOnce() throws {
    try xcode()
    let found = try all()
    #expect(
      found.map { "\($0.platform) \($0.build ?? "")" } == [
        "iphoneos 24B1", "macosx 25C1", "maccatalyst 25C1", "driverkit 17C5038g",
      ])
    #expect(found.allSatisfy { $0.xcode == XcodeFacts(version: "27.2", build: "17C5038g") })
    #expect(found.allSatisfy { $0.product == "sdk" && $0.kind == .sdk && $0.version == "27.2" })
    #expect(found[0].root.hasSuffix("/iPhoneOS.platform/Developer/SDKs/iPhoneOS.sdk"))
    #expect(found[1].names == ["Kit"])
    #expect(found[2].names == ["Kit", "UIKit"])
    #expect(found[2].target.hasSuffix("-macabi"))
  }

  @Test(arguments: [
    ("iphonesimulator", "24B2"), ("maccatalyst", "25C1"), ("driverkit", "17C5038g"), ("macosx", "25C1"),
  ])
  func onlyOnePlatform(_ platform: String, build: String) throws {
    try xcode()
    let found = try all(platform)
    #expect(found.map(\.platform) == [platform])
    #expect(found.map(\.build) == [build])
    let options = DiscoveryOptions(platform: platform)
    #expect(try box.discover("Xcode.app", options) == found[0])
  }

  @Test func buildOfThePlatform() throws {
    try xcode()
    let list: [String: Any] = ["AdditionalInfo": ["DTSDKBuild": "25C1"]]
    try box.write(
      "\(platforms)/MacOSX.platform/Info.plist",
      PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
    #expect(try all("driverkit").map(\.build) == ["25C1"])
  }

  @Test func whatIsMissingOrDamaged() throws {
    try box.folder("Xcode.app")
    #expect(
      complaint() == "~/Xcode.app: not an SDK: this is no Xcode: no SDK is below Contents/Developer/Platforms"
    )
    try xcode()
    #expect(
      box.complaint("Xcode.app") == "~/Xcode.app: it holds builds for 'iphoneos', 'macosx', 'maccatalyst' and"
        + " 'driverkit'; choose one with --platform")
    #expect(
      complaint("xros") == "~/Xcode.app: nothing in it is for 'xros'; it has 'iphoneos', 'iphonesimulator',"
        + " 'macosx', 'maccatalyst' and 'driverkit'")
    try sdk("BridgeOS", "BridgeOS.sdk", canonical: "bridgeos9.0", build: "1")
    #expect(complaint().hasPrefix("unknown platform 'bridgeos'"))
    #expect(try all("iphoneos").count == 1)
    try sdk("iPhoneOS", "iPhoneOS26.sdk", canonical: "iphoneos26.0", build: "23A1")
    #expect(
      box.complaint("Xcode.app", DiscoveryOptions(platform: "iphoneos"))
        == "~/Xcode.app: it holds 2 SDKs for 'iphoneos'; give the path of one")
    try box.write(["Xcode.app/Contents/version.plist": "<plist"])
    #expect(complaint("iphoneos").hasPrefix("~/Xcode.app/Contents/version.plist: cannot be read"))
  }

  @Test func linksThatLeadOutside() throws {
    try xcode()
    try box.sdk("Old.sdk", [Sandbox.framework("Kit") + "/Headers/Kit.h": ""])
    try box.link("\(platforms)/iPhoneOS.platform/Developer/SDKs/iPhoneOS9.sdk", to: box.path + "/Old.sdk")
    #expect(try all("iphoneos").map(\.build) == ["24B1"])
  }

  @Test func aMacsSDKByItself() throws {
    try xcode()
    let path = "\(platforms)/MacOSX.platform/Developer/SDKs/MacOSX.sdk"
    #expect(try all(nil, path).map(\.platform) == ["macosx", "maccatalyst"])
    #expect(try all(nil, path).allSatisfy { $0.xcode == nil })
    #expect(try all("macosx", path).map(\.platform) == ["macosx"])
    #expect(try box.discover(path).platform == "macosx")
    let support = URL(fileURLWithPath: "\(box.path)/\(path)/System/iOSSupport")
    try FileManager.default.removeItem(at: support)
    #expect(try all(nil, path).map(\.platform) == ["macosx"])
  }

  @Test func frameworksForDevelopers() throws {
    let developer = "Developer/Library/Frameworks"
    try box.sdk(
      "A.sdk",
      [
        "\(developer)/StoreKitTest.framework/Headers/StoreKitTest.h": "",
        "\(developer)/Kit.framework/Headers/Other.h": "", Sandbox.framework("Kit") + "/Headers/Kit.h": "",
      ])
    let found = try box.discover("A.sdk")
    #expect(found.names == ["Developer/Kit", "Kit", "StoreKitTest"])
    #expect(found["StoreKitTest"]?.spellings == ["<StoreKitTest/StoreKitTest.h>"])
    #expect(found["Kit"]?.names == ["Kit.h"])
    #expect(found.frameworkFolders == ["\(box.path)/A.sdk/\(developer)"])
  }
}
