import Foundation
import Testing

@testable import SDKDiscovery

/// Every failure is one line: what, where, what to do.
@Suite struct DiscoveryErrorTests {
  let header = ["usr/include/a.h": "int a;"]

  @Test func pathsThatAreNoInput() throws {
    let box = try Sandbox().write(["file.sdk": "", "empty.sdk/SDKSettings.plist": "", "X.xcframework/a": ""])
    try box.folder("nothing")
    try box.folder("Xcode.app")
    try box.link("broken", to: "nowhere")
    let hint = "give the path of an SDK, a .framework or a folder of headers"
    #expect(box.complaint("gone") == "~/gone: not found; \(hint)")
    #expect(box.complaint("broken") == "~/broken: not found; \(hint)")
    #expect(box.complaint("file.sdk") == "~/file.sdk: not an SDK: it is a file; \(hint)")
    #expect(
      box.complaint("empty.sdk")
        == "~/empty.sdk: not an SDK: it has neither System nor usr/include; name the folder that has them")
    #expect(
      box.complaint("nothing")
        == "~/nothing: no headers in it; give the path of an SDK, a .framework or a folder that holds"
        + " .h files"
    )
    #expect(
      box.complaint("X.xcframework") == "~/X.xcframework: not an SDK: an .xcframework has an Info.plist that"
        + " lists its slices")
    #expect(
      box.complaint("Xcode.app") == "~/Xcode.app: not an SDK: this is no Xcode: no SDK is below"
        + " Contents/Developer/Platforms")
    #expect(throws: DiscoveryError.notFound(path: "''")) { try SDKDiscovery.discover(path: "") }
  }

  @Test func messagesStayOneLine() {
    let error = DiscoveryError.notFound(path: "a\n\u{1B}[31mb\u{2028}")
    #expect(error.description.hasPrefix("a??[31mb?: not found"))
  }

  @Test func unknownModulesAreAnsweredWithTheNearest() throws {
    let box = try Sandbox()
    let names = ["UIKit", "WebKit", "MapKit", "Foundation"]
    try box.sdk("A.sdk", names.reduce(into: [:]) { $0[Sandbox.framework($1) + "/Headers/a.h"] = "" })
    #expect(
      box.complaint("A.sdk", DiscoveryOptions(modules: ["UIKti"]))
        == "no module named 'UIKti'; did you mean 'UIKit'?")
    #expect(
      box.complaint("A.sdk", DiscoveryOptions(modules: ["Foundation", "WbKit", "Qqqqqqqq"]))
        == "no modules named 'WbKit' and 'Qqqqqqqq'; did you mean 'WebKit' or 'UIKit'?")
    #expect(box.complaint("A.sdk", DiscoveryOptions(modules: ["Qqqqqqqq"])) == "no module named 'Qqqqqqqq'")
  }

  @Test func unknownPlatforms() throws {
    let box = try Sandbox()
    let known = KnownPlatform.names.joined(separator: ", ")
    try box.sdk("A.sdk", header)
    try box.sdk("B.sdk", header, settings: ["SDKSettings.json": #"{"CanonicalName":"bridgeos8.0"}"#])
    #expect(
      box.complaint("A.sdk", DiscoveryOptions(platform: "ios"))
        == "unknown platform 'ios'; did you mean 'iphoneos'? (known: \(known))")
    #expect(
      box.complaint("A.sdk", DiscoveryOptions(platform: "watchso"))
        == "unknown platform 'watchso'; did you mean 'watchos'? (known: \(known))")
    #expect(box.complaint("B.sdk") == "unknown platform 'bridgeos' (known: \(known))")
    #expect(try box.discover("B.sdk", DiscoveryOptions(platform: "macosx")).platform == "macosx")
  }

  @Test func damagedSettings() throws {
    let box = try Sandbox()
    try box.sdk("A.sdk", header)
    try box.write(["A.sdk/SDKSettings.plist": "<plist><dict>"])
    #expect(
      box.complaint("A.sdk") == "~/A.sdk/SDKSettings.plist: cannot be read: it is no property list")
    // The option makes it needless, as does the other file.
    #expect(try box.discover("A.sdk", DiscoveryOptions(platform: "iphoneos")).version == "26.1")
    try box.write(["A.sdk/SDKSettings.json": #"{"CanonicalName":"iphoneos26.1"}"#])
    #expect(try box.discover("A.sdk").version == "26.1")
    try box.write(["A.sdk/SDKSettings.json": "[1"])
    try FileManager.default.removeItem(atPath: box.path + "/A.sdk/SDKSettings.plist")
    #expect(box.complaint("A.sdk") == "~/A.sdk/SDKSettings.json: cannot be read: it is no JSON object")
  }

  @Test func damagedSystemVersion() throws {
    let box = try Sandbox()
    let file = "System/Library/CoreServices/SystemVersion.plist"
    try box.sdk("A.sdk", header)
    try box.write(["A.sdk/\(file)": "bplist00garbage"])
    #expect(box.complaint("A.sdk") == "~/A.sdk/\(file): cannot be read: it is no property list")
    let found = try box.discover("A.sdk", DiscoveryOptions(build: "23B1"))
    #expect([found.build, found.version] == ["23B1", "26.1"])
    try box.write(["A.sdk/\(file)": Sandbox.plist(["ProductBuildVersion": "../../etc"])])
    #expect(
      box.complaint("A.sdk")
        == "~/A.sdk/\(file): cannot be read: '../../etc' is no version or build")
  }

  @Test func damagedFrameworkProperties() throws {
    let box = try Sandbox().write(["Kit.framework/Headers/a.h": "", "Kit.framework/Info.plist": "?"])
    #expect(
      box.complaint("Kit.framework")
        == "~/Kit.framework/Info.plist: cannot be read: it is no property list")
    let found = try box.discover("Kit.framework", DiscoveryOptions(platform: "macosx"))
    #expect(found.version == nil)
  }

  @Test func propertyListsThatWouldUnfoldWithoutEnd() throws {
    let box = try Sandbox()
    try box.sdk("A.sdk", header)
    // Sixty arrays, each of the next one twice, and a true at the end.
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for index in 0..<UInt8(60) {
      offsets.append(UInt8(bytes.count))
      bytes += [0xA2, index + 1, index + 1]
    }
    offsets.append(UInt8(bytes.count))
    bytes.append(0x09)
    let table = UInt8(bytes.count)
    bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 61]
    bytes += [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, table]
    try box.write("A.sdk/SDKSettings.plist", Data(bytes))
    #expect(box.complaint("A.sdk").hasSuffix("it is no property list"))
    let deep = "<plist>" + String(repeating: "<array>", count: 100_000)
    try box.write(["A.sdk/SDKSettings.plist": deep])
    #expect(box.complaint("A.sdk").hasSuffix("it is no property list"))
  }

  @Test func pathsNoImportCanSpell() throws {
    let box = try Sandbox().write(["a\"b/x.h": ""])
    #expect(box.complaint("a\"b").hasSuffix("which no import can spell"))
  }
}
