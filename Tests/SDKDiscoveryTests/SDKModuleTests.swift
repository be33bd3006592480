import Testing

@testable import SDKDiscovery

/// The modules of an SDK.
@Suite struct SDKModuleTests {
  @Test func listsFrameworksWithAndWithoutHeaders() throws {
    let box = try Sandbox()
    let kit = Sandbox.framework("Kit")
    try box.sdk(
      "A.sdk",
      [
        kit + "/Headers/Kit.h": "", kit + "/Headers/b.h": "", kit + "/Headers/B.h": "",
        kit + "/Headers/sub/a.h": "", kit + "/Headers/Kit.apinotes": "", kit + "/Headers/._b.h": "",
        kit + "/Headers/more.hpp": "", kit + "/PrivateHeaders/p.h": "",
        Sandbox.framework("Swifty") + "/Modules/Swifty.swiftmodule/arm64.swiftinterface": "",
        Sandbox.framework("Empty") + "/Empty.tbd": "",
        "System/Library/SubFrameworks/Part.framework/Headers/Part.h": "",
        "System/Library/PrivateFrameworks/Secret.framework/Headers/Secret.h": "",
      ])
    let found = try box.discover("A.sdk")
    #expect(found.names == ["Empty", "Kit", "Part", "Swifty"])
    #expect(found["Kit"]?.names == ["Kit.h", "B.h", "b.h", "sub/a.h"])
    #expect(found["Kit"]?.spellings == ["<Kit/Kit.h>", "<Kit/B.h>", "<Kit/b.h>", "<Kit/sub/a.h>"])
    #expect(found["Kit"]?.headers.last?.path == box.path + "/A.sdk/" + kit + "/Headers/sub/a.h")
    #expect(found["Kit"]?.umbrellaCount == 1)
    #expect(found["Kit"]?.skipped == [SkippedHeader(header: "more.hpp", reason: .cPlusPlus)])
    #expect(found["Kit"]?.reasonWithoutHeaders == nil)
    #expect(found["Swifty"]?.reasonWithoutHeaders == "Swift only")
    #expect(found["Empty"]?.reasonWithoutHeaders == "no headers")
  }

  @Test func privateOnesOnlyWhenAskedFor() throws {
    let box = try Sandbox()
    let kit = Sandbox.framework("Kit")
    try box.sdk(
      "A.sdk",
      [
        kit + "/Headers/Kit.h": "", kit + "/Headers/same.h": "", kit + "/PrivateHeaders/same.h": "",
        kit + "/PrivateHeaders/own.h": "",
        "System/Library/PrivateFrameworks/Secret.framework/Headers/Secret.h": "",
        "System/Library/PrivateFrameworks/Kit.framework/Headers/Kit.h": "",
      ])
    let found = try box.discover("A.sdk", DiscoveryOptions(includePrivate: true))
    #expect(found.names == ["Kit", "PrivateFrameworks/Kit", "Secret"])
    let root = box.path + "/A.sdk/"
    #expect(found["Kit"]?.names == ["Kit.h", "PrivateHeaders/own.h", "PrivateHeaders/same.h", "same.h"])
    #expect(
      found["Kit"]?.spellings == [
        "<Kit/Kit.h>", "<Kit/own.h>", "\"\(root)\(kit)/PrivateHeaders/same.h\"", "<Kit/same.h>",
      ])
    let hidden = root + "System/Library/PrivateFrameworks"
    #expect(found["PrivateFrameworks/Kit"]?.spellings == ["\"\(hidden)/Kit.framework/Headers/Kit.h\""])
    #expect(found["Secret"]?.spellings == ["<Secret/Secret.h>"])
    #expect(found.frameworkFolders == [hidden])
  }

  @Test func nestedFrameworksAreModules() throws {
    let box = try Sandbox()
    let outer = Sandbox.framework("Outer")
    try box.sdk(
      "A.sdk",
      [
        outer + "/Headers/Outer.h": "", outer + "/Frameworks/Inner.framework/Headers/Inner.h": "",
        outer + "/Frameworks/Twin.framework/Headers/t.h": "",
        outer + "/Frameworks/Inner.framework/Frameworks/Deep.framework/Headers/d.h": "",
        Sandbox.framework("Other") + "/Frameworks/Twin.framework/Headers/t.h": "",
      ])
    let found = try box.discover("A.sdk")
    #expect(found.names == ["Deep", "Inner", "Other", "Other/Twin", "Outer", "Outer/Twin"])
    #expect(found["Inner"]?.spellings == ["<Inner/Inner.h>"])
    let folder = box.path + "/A.sdk/" + outer + "/Frameworks"
    #expect(found["Outer/Twin"]?.spellings == ["\"\(folder)/Twin.framework/Headers/t.h\""])
    #expect(found.frameworkFolders == [folder, folder + "/Inner.framework/Frameworks"])
  }

  @Test func headerLibraries() throws {
    let box = try Sandbox()
    try box.sdk(
      "A.sdk",
      [
        "usr/include/stdio.h": "", "usr/include/Availability.h": "", "usr/include/module.modulemap": "",
        "usr/include/dispatch/dispatch.h": "", "usr/include/dispatch/block.h": "",
        "usr/include/dispatch/private/x.h": "", "usr/include/sys/types.h": "",
        "usr/include/c++/v1/vector.h": "", "usr/include/empty/readme.txt": "",
        "usr/include/Kit/x.h": "", Sandbox.framework("Kit") + "/Headers/Kit.h": "",
      ])
    let found = try box.discover("A.sdk")
    #expect(found.names == ["Kit", "dispatch", "sys", "usr/include", "usr/include/Kit"])
    #expect(
      found["dispatch"]?.spellings == [
        "<dispatch/dispatch.h>", "<dispatch/block.h>", "<dispatch/private/x.h>",
      ])
    #expect(found["dispatch"]?.names == ["dispatch.h", "block.h", "private/x.h"])
    #expect(found["dispatch"]?.umbrellaCount == 1)
    #expect(found["sys"]?.umbrellaCount == 0)
    #expect(found["usr/include"]?.spellings == ["<Availability.h>", "<stdio.h>"])
    #expect(found["usr/include/Kit"]?.spellings == ["<Kit/x.h>"])
  }

  @Test func umbrellaByModuleMap() throws {
    let box = try Sandbox()
    let kit = Sandbox.framework("Kit")
    let map = """
      // umbrella header "Wrong.h"
      framework module KitExtras [system] { umbrella header "Extras.h" }
      framework module Kit [system] { /* { */ export *
        module Sub { umbrella header "Wrong.h" }
        umbrella header "Umbrella.h"
      }
      """
    try box.sdk(
      "A.sdk",
      [
        kit + "/Headers/Kit.h": "", kit + "/Headers/A.h": "", kit + "/Headers/Umbrella.h": "",
        kit + "/Modules/module.modulemap": map,
        Sandbox.framework("Plain") + "/Headers/b.h": "", Sandbox.framework("Plain") + "/Headers/a.h": "",
        Sandbox.framework("Gone") + "/Headers/Gone.h": "", Sandbox.framework("Gone") + "/Headers/A.h": "",
        Sandbox.framework("Gone") + "/Modules/module.modulemap":
          "framework module Gone { umbrella header \"Missing.h\" }",
      ])
    let found = try box.discover("A.sdk")
    #expect(found["Kit"]?.names == ["Umbrella.h", "A.h", "Kit.h"])
    #expect(found["Plain"]?.names == ["a.h", "b.h"])
    #expect(found["Plain"]?.umbrellaCount == 0)
    #expect(found["Gone"]?.names == ["Gone.h", "A.h"])
  }

  @Test func filtersModules() throws {
    let box = try Sandbox()
    try box.sdk(
      "A.sdk", ["Kit", "Other"].reduce(into: [:]) { $0[Sandbox.framework($1) + "/Headers/a.h"] = "" })
    let whole = try box.discover("A.sdk")
    let one = try box.discover("A.sdk", DiscoveryOptions(modules: ["Kit"]))
    #expect(one.modules == whole.modules.filter { $0.name == "Kit" })
  }

  @Test func leavesOutOtherProcessors() throws {
    let box = try Sandbox()
    let names = [
      "order.h", "i386/order.h", "arm/order.h", "ppc/order.h", "arm64e/x86_64/order.h", "intel/a.h",
    ]
    try box.sdk("A.sdk", names.reduce(into: [:]) { $0["usr/include/libkit/" + $1] = "" })
    let arm = try box.discover("A.sdk")
    #expect(arm["libkit"]?.names == ["arm/order.h", "intel/a.h", "order.h"])
    #expect(
      arm["libkit"]?.skipped
        == ["arm64e/x86_64/order.h", "i386/order.h", "ppc/order.h"].map {
          SkippedHeader(header: $0, reason: .processor)
        })
    var options = DiscoveryOptions()
    options.target = "x86_64-apple-macosx13.3"
    #expect(try box.discover("A.sdk", options)["libkit"]?.names == ["i386/order.h", "intel/a.h", "order.h"])
  }
}
