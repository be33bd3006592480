import Foundation
import Testing

@testable import SDKDiscovery

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Links, loops, and files that are none.
@Suite struct LinkTests {
  @Test func anSDKByLinkKeepsTheLinksPath() throws {
    let box = try Sandbox()
    try box.sdk("Real.sdk", [Sandbox.framework("Kit") + "/Headers/Kit.h": ""])
    try box.link("current", to: "Real.sdk")
    let found = try box.discover("current/")
    #expect(found.root == box.path + "/current")
    #expect(found.sysroot == box.path + "/current")
    let path = box.path + "/current/" + Sandbox.framework("Kit") + "/Headers/Kit.h"
    #expect(found["Kit"]?.headers == [DiscoveredHeader(path: path, name: "Kit.h", spelling: "<Kit/Kit.h>")])
  }

  @Test func loopsEndAndBrokenLinksAreNothing() throws {
    let box = try Sandbox().write(["f/a.h": "", "f/sub/b.h": ""])
    try box.link("f/sub/up", to: "..")
    try box.link("f/self", to: "self")
    try box.link("f/self.h", to: "self.h")
    try box.link("f/broken.h", to: "nowhere.h")
    try box.link("f/aa", to: "sub")
    let module = try box.discover("f").modules.first
    #expect(module?.names == ["a.h", "sub/b.h"])
    #expect(module?.skipped == [])
  }

  @Test func nestedFrameworksInALoopEnd() throws {
    let box = try Sandbox().write(["Kit.framework/Headers/Kit.h": ""])
    try box.link("Kit.framework/Frameworks/Kit.framework", to: "../../Kit.framework")
    try box.link("Kit.framework/Frameworks/More.framework", to: "../../Kit.framework")
    #expect(try box.discover("Kit.framework").names == ["Kit"])
  }

  @Test func linksOutOfTheRootAreSkipped() throws {
    let box = try Sandbox()
    try box.write(["secret/s.h": "", "secrets/s.h": ""])
    try box.sdk("A.sdk", [Sandbox.framework("Kit") + "/Headers/Kit.h": ""])
    try box.link("A.sdk/" + Sandbox.framework("Kit") + "/Headers/out.h", to: box.path + "/secret/s.h")
    try box.link("A.sdk/" + Sandbox.framework("Kit") + "/Headers/far", to: box.path + "/secret")
    try box.link("A.sdk/" + Sandbox.framework("Away") + "/Headers", to: box.path + "/secrets")
    let found = try box.discover("A.sdk")
    #expect(found["Kit"]?.names == ["Kit.h"])
    #expect(
      found["Kit"]?.skipped == [
        SkippedHeader(header: "far/", reason: .outside), SkippedHeader(header: "out.h", reason: .outside),
      ])
    #expect(found["Away"]?.skipped == [SkippedHeader(header: "Headers/", reason: .outside)])
    #expect(found["Away"]?.reasonWithoutHeaders == "headers outside the input")
  }

  @Test func aLinkedHeaderBelongsToItsTruePlace() throws {
    let box = try Sandbox()
    try box.sdk("A.sdk", ["usr/include/pthread/pthread.h": "", "usr/include/stdio.h": ""])
    try box.link("A.sdk/usr/include/pthread.h", to: "pthread/pthread.h")
    try box.link("A.sdk/usr/include/zz", to: "pthread")
    let whole = try box.discover("A.sdk")
    let include = box.path + "/A.sdk/usr/include"
    let others = whole["pthread"]?.headers.first?.otherPaths
    #expect(others == [include + "/pthread.h", include + "/zz/pthread.h"])
    #expect(whole["usr/include"]?.names == ["stdio.h"])
    #expect(whole["usr/include"]?.skipped == [SkippedHeader(header: "pthread.h", reason: .duplicate)])
    #expect(whole["zz"]?.reasonWithoutHeaders == "headers of another module")
    let alone = try box.discover("A.sdk", DiscoveryOptions(modules: ["usr/include"]))
    #expect(alone.modules.first == whole["usr/include"])
  }

  @Test func frameworksElsewhereInTheSDK() throws {
    let box = try Sandbox()
    try box.sdk("A.sdk", ["System/Cryptexes/OS/Kit.framework/Headers/Kit.h": ""])
    try box.link("A.sdk/" + Sandbox.framework("Kit"), to: "../../Cryptexes/OS/Kit.framework")
    let header = try box.discover("A.sdk")["Kit"]?.headers.first
    #expect(header?.path == box.path + "/A.sdk/" + Sandbox.framework("Kit") + "/Headers/Kit.h")
    #expect(header?.otherPaths == [box.path + "/A.sdk/System/Cryptexes/OS/Kit.framework/Headers/Kit.h"])
  }

  @Test func anUmbrellaMayBeALink() throws {
    let box = try Sandbox().write([
      "Kit.framework/Headers/sub/Kit.h": "", "Kit.framework/Headers/a.h": "",
    ])
    try box.link("Kit.framework/Headers/Kit.h", to: "sub/Kit.h")
    let module = try box.discover("Kit.framework").modules.first
    #expect(module?.names == ["sub/Kit.h", "a.h"])
    #expect(module?.umbrellaCount == 1)
  }

  @Test func pipesAreNotOpened() throws {
    let box = try Sandbox().write(["f/a.h": ""])
    #expect(mkfifo(box.path + "/f/pipe.h", 0o600) == 0)
    let module = try box.discover("f").modules.first
    #expect(module?.names == ["a.h"])
    #expect(module?.skipped == [SkippedHeader(header: "pipe.h", reason: .unreadable)])
  }

  @Test func headersWithoutReadPermissionAreSkipped() throws {
    let box = try Sandbox().write(["f/a.h": "", "f/b.h": "", "f/closed/c.h": ""])
    #expect(chmod(box.path + "/f/b.h", 0) == 0 && chmod(box.path + "/f/closed", 0) == 0)
    defer { chmod(box.path + "/f/closed", 0o700) }
    let module = try box.discover("f").modules.first
    // The superuser may read anything.
    let expected = geteuid() == 0 ? ["a.h", "b.h", "closed/c.h"] : ["a.h"]
    #expect(module?.names == expected)
    #expect((module?.skipped.map(\.header) ?? []) == (geteuid() == 0 ? [] : ["b.h", "closed/"]))
  }

  @Test func namesNoImportCanSpellAreSkipped() throws {
    let box = try Sandbox().write(["f/a.h": "", "f/x\"y.h": "", "f/l\nl.h": ""])
    let module = try box.discover("f").modules.first
    #expect(module?.names == ["a.h"])
    #expect(module?.skipped.map(\.reason) == [.name, .name])
  }
}
