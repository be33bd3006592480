import Foundation
import Testing

@testable import SDKDiscovery

/// What an SDK says about itself.
@Suite struct SDKFactsTests {
  let header = ["usr/include/a.h": "int a;"]

  @Test func readsXMLSettings() throws {
    let box = try Sandbox()
    try box.sdk("A.sdk", header)
    let found = try box.discover("A.sdk")
    #expect(found.kind == .sdk)
    #expect(found.product == "sdk")
    #expect(found.platform == "iphoneos")
    #expect(found.version == "26.1")
    #expect(found.build == "23B5044l")
    #expect(found.target == "arm64-apple-ios26.1")
    #expect(found.sysroot == box.path + "/A.sdk")
    #expect(found.root == box.path + "/A.sdk")
    #expect(found.frameworkFolders.isEmpty && found.headerFolders.isEmpty)
  }

  @Test func readsBinarySettings() throws {
    let box = try Sandbox()
    try box.sdk("A.sdk", header)
    let list: [String: Any] = [
      "CanonicalName": "macosx13.3", "Version": "13.3", "DefaultProperties": ["PLATFORM_NAME": "macosx"],
    ]
    try box.write(
      "A.sdk/SDKSettings.plist",
      PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
    let found = try box.discover("A.sdk")
    #expect(found.platform == "macosx")
    #expect(found.target == "arm64-apple-macosx13.3")
  }

  @Test func readsJSONSettings() throws {
    let box = try Sandbox()
    try box.sdk(
      "A.sdk", header,
      settings: ["SDKSettings.json": #"{"CanonicalName":"appletvos17.0","Version":"17.0"}"#])
    let found = try box.discover("A.sdk")
    #expect(found.platform == "appletvos")
    #expect(found.version == "17.0")
    #expect(found.build == nil)
    #expect(found.target == "arm64-apple-tvos17.0")
  }

  @Test(arguments: [
    (#"{"DefaultProperties":{"PLATFORM_NAME":"watchos"}}"#, "watchos"),
    (#"{"SupportedTargets":{"macosx":{},"iosmac":{}}}"#, "macosx"),
    (#"{"CanonicalName":"xrsimulator1.0.internal"}"#, "xrsimulator"),
    (#"{"CanonicalName":17,"DefaultProperties":[],"SupportedTargets":{"driverkit":{}}}"#, "driverkit"),
  ])
  func findsThePlatform(settings: String, platform: String) throws {
    let box = try Sandbox()
    try box.sdk("A.sdk", header, settings: ["SDKSettings.json": settings])
    #expect(try box.discover("A.sdk").platform == platform)
  }

  @Test func takesThePlatformFromTheFoldersNameWithoutSettings() throws {
    let box = try Sandbox()
    try box.sdk("MacOSX10.9.sdk", header, settings: [:])
    try box.sdk("Something.sdk", header, settings: [:])
    #expect(try box.discover("MacOSX10.9.sdk").platform == "macosx")
    #expect(try box.discover("Something.sdk").platform == "iphoneos")
  }

  @Test func optionsWin() throws {
    let box = try Sandbox()
    try box.sdk("A.sdk", header)
    let found = try box.discover(
      "A.sdk",
      DiscoveryOptions(product: "mine", platform: "iphonesimulator", build: "B", version: "9"))
    #expect(found.product == "mine")
    #expect(found.platform == "iphonesimulator")
    #expect(found.build == "B")
    #expect(found.version == "9")
    #expect(found.target == "arm64-apple-ios26.1-simulator")
  }

  @Test(arguments: [
    ("maccatalyst", "17.2", "arm64-apple-ios17.2-macabi"), ("xros", nil, "arm64-apple-xros27.0"),
    ("watchos", "11", "arm64-apple-watchos11.0"), ("driverkit", "22.4", "arm64-apple-driverkit22.4"),
    ("appletvsimulator", "nonsense", "arm64-apple-tvos27.0-simulator"),
    ("iphoneos", "16.4.1", "arm64-apple-ios16.4.1"), ("iphoneos", "100000", "arm64-apple-ios27.0"),
  ])
  func writesTriples(platform: String, version: String?, target: String) throws {
    #expect(try KnownPlatform.require(platform).target(version: version) == target)
  }

  @Test func catalystCountsInVersionsOfiOS() throws {
    let box = try Sandbox()
    let settings = """
      {"CanonicalName":"macosx14.2","Version":"14.2",
       "SupportedTargets":{"iosmac":{"DefaultDeploymentTarget":"17.2"},"macosx":{}}}
      """
    try box.sdk(
      "A.sdk",
      [
        "System/iOSSupport/System/Library/Frameworks/UIKit.framework/Headers/UIKit.h": "",
        "System/iOSSupport/System/Library/Frameworks/Both.framework/Headers/Support.h": "",
        Sandbox.framework("Both") + "/Headers/Mac.h": "",
        Sandbox.framework("AppKit") + "/Headers/AppKit.h": "",
      ], settings: ["SDKSettings.json": settings])
    let found = try box.discover("A.sdk", DiscoveryOptions(platform: "maccatalyst"))
    #expect(found.target == "arm64-apple-ios17.2-macabi")
    #expect(found.names == ["AppKit", "Both", "UIKit"])
    #expect(found["Both"]?.names == ["Support.h"])
    #expect(found.frameworkFolders == [box.path + "/A.sdk/System/iOSSupport/System/Library/Frameworks"])
    #expect(try box.discover("A.sdk").names == ["AppKit", "Both"])
  }

  @Test func driverKitHasItsOwnTree() throws {
    let box = try Sandbox()
    let settings = ["SDKSettings.json": #"{"CanonicalName":"driverkit22.4","Version":"22.4"}"#]
    let base = "System/DriverKit"
    try box.sdk(
      "A.sdk",
      [
        base + "/System/Library/Frameworks/DriverKit.framework/Headers/IOReturn.h": "",
        base + "/usr/include/os/log.h": "", "usr/include/other.h": "",
      ], settings: settings)
    let found = try box.discover("A.sdk")
    #expect(found.target == "arm64-apple-driverkit22.4")
    #expect(found.names == ["DriverKit", "os"])
    #expect(found.headerFolders == [box.path + "/A.sdk/System/DriverKit/usr/include"])
    #expect(
      found.frameworkFolders == [box.path + "/A.sdk/System/DriverKit/System/Library/Frameworks"])
  }
}
