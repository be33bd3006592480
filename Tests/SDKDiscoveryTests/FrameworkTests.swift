import Testing

@testable import SDKDiscovery

/// A framework by itself.
@Suite struct FrameworkTests {
  @Test func aMacFrameworkWithVersions() throws {
    let box = try Sandbox()
    try box.write([
      "Kit.framework/Versions/A/Headers/Kit.h": "", "Kit.framework/Versions/A/Headers/sub/x.h": "",
      "Kit.framework/Versions/A/Resources/Info.plist": Sandbox.plist([
        "CFBundleShortVersionString": "3.2", "DTPlatformName": "macosx", "DTPlatformVersion": "14.0",
      ]),
    ])
    try box.link("Kit.framework/Versions/Current", to: "A")
    try box.link("Kit.framework/Headers", to: "Versions/Current/Headers")
    let found = try box.discover("Kit.framework")
    #expect(found.kind == .framework)
    #expect(found.product == "Kit")
    #expect(found.platform == "macosx")
    #expect(found.version == "3.2")
    #expect(found.build == nil)
    #expect(found.target == "arm64-apple-macosx14.0")
    #expect(found.sysroot == nil)
    #expect(found.frameworkFolders == [box.path])
    #expect(found["Kit"]?.spellings == ["<Kit/Kit.h>", "<Kit/sub/x.h>"])
    let header = found["Kit"]?.headers.first
    #expect(header?.path == box.path + "/Kit.framework/Headers/Kit.h")
    #expect(header?.otherPaths == [box.path + "/Kit.framework/Versions/A/Headers/Kit.h"])
  }

  @Test func aFlatFramework() throws {
    let box = try Sandbox()
    let list = """
      <?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleSupportedPlatforms</key>
      <array><string>iPhoneSimulator</string></array></dict></plist>
      """
    try box.write([
      "Kit.framework/Headers/a.h": "", "Kit.framework/Info.plist": list,
      "Kit.framework/Frameworks/Inner.framework/Headers/Inner.h": "",
    ])
    let found = try box.discover("Kit.framework/")
    #expect(found.platform == "iphonesimulator")
    #expect(found.version == nil)
    #expect(found.target == "arm64-apple-ios27.0-simulator")
    #expect(found.names == ["Inner", "Kit"])
    #expect(found.frameworkFolders == [box.path, box.path + "/Kit.framework/Frameworks"])
  }

  @Test func theDefaultPlatformIsThePhone() throws {
    let box = try Sandbox().write(["Kit.framework/Headers/a.h": ""])
    #expect(try box.discover("Kit.framework").target == "arm64-apple-ios27.0")
    let options = DiscoveryOptions(product: "P", platform: "xros", build: "1", version: "2")
    let found = try box.discover("Kit.framework", options)
    #expect(found.target == "arm64-apple-xros27.0")
    #expect([found.product, found.platform, found.build, found.version] == ["P", "xros", "1", "2"])
  }

  @Test func aLinkOfAnotherNameIsResolved() throws {
    let box = try Sandbox().write(["x/Kit.framework/Headers/a.h": ""])
    try box.link("current", to: "x/Kit.framework")
    let found = try box.discover("current")
    #expect(found.product == "Kit")
    #expect(found.frameworkFolders == [box.path + "/x"])
  }

  @Test func swiftOnlyIsNoError() throws {
    let box = try Sandbox()
    try box.write(["Kit.framework/Modules/Kit.swiftmodule/a.swiftinterface": "", "Bare.framework/Bare": ""])
    #expect(try box.discover("Kit.framework").modules.first?.reasonWithoutHeaders == "Swift only")
    #expect(box.complaint("Bare.framework").hasPrefix("~/Bare.framework: no headers in it;"))
  }

  @Test func cPlusPlusHeadersAreSkipped() throws {
    let box = try Sandbox().write([
      "Kit.framework/Headers/Kit.h": "#pragma once\nnamespace kit { class A {}; }\n",
      "Kit.framework/Headers/more.hh": "",
    ])
    let module = try box.discover("Kit.framework").modules.first
    #expect(module?.headers == [])
    #expect(module?.umbrellaCount == 0)
    #expect(module?.skipped.map(\.header) == ["Kit.h", "more.hh"])
    #expect(module?.skipped.map { "\($0.reason)" } == ["C++", "C++"])
    #expect(module?.reasonWithoutHeaders == "C++ only")
  }
}
