import APIDiff
import Foundation
import SnapshotStore
import Testing

@testable import SDKWatch

/// What a pass makes of what it finds.
@Suite struct PassTests {
  private let folder: WatchFolder

  init() throws { folder = try WatchFolder() }

  private func expectSilence(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let before = folder["team"].tried.count
    #expect(try folder.pass() == 0, sourceLocation: sourceLocation)
    #expect(folder.lines == [], sourceLocation: sourceLocation)
    #expect(folder["team"].tried.count == before, sourceLocation: sourceLocation)
  }

  @Test func firstBuildIsTheBaseline() throws {
    try folder.sdk("24A437", "int a(void);", version: "27.0")
    #expect(try folder.pass() == 0)
    #expect(folder.lines == ["sdk/iphoneos/24A437 (27.0): the first build, the baseline of later ones"])
    #expect(folder["team"].tried == [])
    try expectSilence()
    try folder.sdk("24B5084k", "int a(void);\nint b(void);")
    #expect(try folder.pass() == 0)
    #expect(
      folder.lines == [
        "sdk/iphoneos/24B5084k (27.2): compared with 24A437: 0 breaking, 0 warnings, 1 info; for team"
      ])
    #expect(folder["team"].bodies == ["sdk/iphoneos/24A437 -> sdk/iphoneos/24B5084k: symbol-added b"])
    try expectSilence()
  }

  @Test func buildsThatChangeNothing() throws {
    try folder.sdk("24B1", "int a(void);")
    try folder.pass()
    try folder.sdk("24B2", "\n\nint a(void);")
    #expect(try folder.pass() == 0)
    #expect(folder.lines == ["sdk/iphoneos/24B2 (27.2): compared with 24B1: no changes"])
    #expect(folder["team"].tried == [])
    try expectSilence()
  }

  /// Seeds come in any order; each is compared with what is before it, and older ones tell nobody.
  @Test func order() throws {
    let text = ["24A437": "a", "24B5084k": "b", "24B5089g": "c", "24B91": "d"].mapValues {
      "int \($0)(void);"
    }
    for build in ["24A437", "24B5089g", "24B5084k", "24B91"] {
      // All of one version: the build number decides.
      try folder.sdk(build, text[build] ?? "")
      #expect(try folder.pass() == 0)
    }
    #expect(
      folder["team"].bodies.map { $0.prefix { $0 != ":" } } == [
        "sdk/iphoneos/24A437 -> sdk/iphoneos/24B5089g", "sdk/iphoneos/24B5089g -> sdk/iphoneos/24B91",
      ])
    #expect(try folder.store.manifests().map(\.build.build) == ["24A437", "24B5084k", "24B5089g", "24B91"])
  }

  @Test func olderBuilds() throws {
    try folder.sdk("24B5089g", "int a(void);")
    try folder.pass()
    try folder.sdk("24B5084k", "int b(void);")
    #expect(try folder.pass() == 0)
    #expect(folder.names.contains(.buildOlder))
    #expect(folder["team"].tried == [])
    try expectSilence()
    // The version goes first.
    try folder.sdk("99A1", "int c(void);", version: "26.9")
    try folder.pass()
    #expect(folder.names.contains(.buildOlder))
  }

  @Test func severalAtOnce() throws {
    for (number, build) in ["24B5089g", "24A437", "24B5084k"].enumerated() {
      try folder.sdk(build, "int a\(number)(void);")
    }
    #expect(try folder.pass() == 0)
    #expect(
      folder["team"].bodies.map { $0.prefix { $0 != ":" } } == [
        "sdk/iphoneos/24A437 -> sdk/iphoneos/24B5084k", "sdk/iphoneos/24B5084k -> sdk/iphoneos/24B5089g",
      ])
  }

  @Test func anXcodeIsOneMessage() throws {
    let platforms = ["iphoneos", "macosx", "iphonesimulator"]
    try folder.xcode("Xcode-1", platforms.map { ($0, "24A1") }, "int a(void);")
    #expect(try folder.pass() == 0)
    try folder.xcode("Xcode-2", platforms.map { ($0, "24A2") }, "int a(int);")
    try folder.xcode("Xcode-3", platforms.map { ($0, "24A3") }, "int a(long);")
    #expect(try folder.pass() == 0)
    #expect(
      folder["team"].messages.map { $0.changelogs.map(\.current.path) } == [
        ["sdk/iphoneos/24A2", "sdk/macosx/24A2"], ["sdk/iphoneos/24A3", "sdk/macosx/24A3"],
      ])
    #expect(folder["team"].accepted.map { $0.names["platform"] } == ["iphoneos+macosx", "iphoneos+macosx"])
    // A simulator that is named is there.
    try folder.pass { $0.sources[0].platforms = ["iphonesimulator"] }
    #expect(try folder.store.manifests().map(\.build.path).filter { $0.contains("simulator") }.count == 3)
    #expect(folder["team"].messages.count == 4)
  }

  @Test func platforms() throws {
    try folder.sdk("24A1", "int a(void);")
    try folder.sdk("24A1", "int a(void);", platform: "macosx")
    try folder.sdk("24A1", "int a(void);", platform: "iphonesimulator")
    #expect(try folder.pass { $0.sources[0].platforms = ["macosx"] } == 0)
    #expect(try folder.store.manifests().map(\.build.path) == ["sdk/macosx/24A1"])
    #expect(try folder.pass() == 0)
    #expect(try folder.store.manifests().map(\.build.path) == ["sdk/iphoneos/24A1", "sdk/macosx/24A1"])
  }

  /// A person takes the snapshot before the pass: nobody misses the alert for that.
  @Test func snapshotsTakenByHand() throws {
    try folder.sdk("24A1", "int a(void);")
    try folder.pass()
    try folder.sdk("24A2", "int b(void);")
    try folder.snapshot("sdks/iphoneos-24A2.sdk")
    // Nor for one that is stored and was never at the source.
    try folder.sdk("24A3", "int c(void);", at: "elsewhere.sdk")
    try folder.snapshot("elsewhere.sdk")
    #expect(try folder.pass() == 0)
    #expect(folder["team"].messages.map { $0.changelogs[0].baseline.build } == ["24A1"])
    try expectSilence()
  }

  @Test func whatIsStoredBeforeTheFirstPass() throws {
    try folder.sdk("24A1", "int a(void);", at: "elsewhere.sdk")
    try folder.snapshot("elsewhere.sdk")
    try folder.sdk("24A2", "int b(void);")
    #expect(try folder.pass() == 0)
    #expect(folder["team"].messages.map { $0.changelogs[0].baseline.build } == ["24A1"])
  }

  @Test func otherContentUnderAKnownNumber() throws {
    try folder.sdk("24A1", "int a(void);")
    try folder.pass()
    try folder.sdk("24A1", "int b(void);")
    for _ in 0..<2 {
      #expect(try folder.pass() == 3)
      #expect(folder.lines.count == 1)
      #expect(folder.lines[0].contains("sdk/iphoneos/24A1 is stored with other content"))
      let input = folder.path + "/sdks/iphoneos-24A1.sdk"
      #expect(
        folder.lines[0].contains("`sdkdiff snapshot \(input) --again --store \(folder.store.root)` replaces"))
    }
    // Written in place, with the size and the date that it had.
    let header = folder.path + "/sdks/iphoneos-24A1.sdk/System/Library/Frameworks/Kit.framework/Headers/Kit.h"
    let date = try FileManager.default.attributesOfItem(atPath: header)[.modificationDate]
    try folder.sdk("24A1", "int a(void);")
    #expect(try folder.pass() == 0)
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: header))
    try file.write(contentsOf: Data("int c(void);".utf8))
    try file.close()
    try FileManager.default.setAttributes([.modificationDate: try #require(date)], ofItemAtPath: header)
    #expect(try folder.pass() == 3)
  }

  @Test func touchedAndUnchanged() throws {
    try folder.sdk("24A1", "int a(void);")
    try folder.pass()
    try folder.sdk("24A1", "int a(void);")
    try expectSilence()
    try FileManager.default.moveItem(
      atPath: folder.path + "/sdks/iphoneos-24A1.sdk", toPath: folder.path + "/sdks/moved.sdk")
    try expectSilence()
  }

  @Test func foldersWithoutBuildNumbers() throws {
    func write(_ text: String) throws { try folder.write("sdks/Kit/Kit.h", text) }
    try write("int a(void);")
    #expect(try folder.pass() == 0)
    #expect(folder.names.contains(.buildFirst))
    try write("int b(void);")
    #expect(try folder.pass() == 0)
    #expect(folder["team"].messages.count == 1)
    #expect(folder["team"].messages[0].changelogs[0].current.build.hasPrefix("headers-"))
    try expectSilence()
    // Back to what was there before is a change, too, and another message than the first time.
    for text in ["int a(void);", "int b(void);", "int a(void);"] {
      try write(text)
      #expect(try folder.pass() == 0)
      try expectSilence()
    }
    #expect(folder["team"].messages.count == 4)
    #expect(Set(folder["team"].accepted.map(\.idempotencyKey)).count == 4)
    #expect(try folder.store.manifests().count == 2)
  }

  @Test func twoSourcesOfOneBuild() throws {
    func pass() throws -> Int32 {
      try folder.pass {
        $0.sources.append(SourceSettings(path: "more/*", pattern: folder.path + "/more/*", isOptional: true))
      }
    }
    try folder.sdk("24A1", "int a(void);")
    #expect(try pass() == 0)
    try folder.sdk("24A2", "int b(void);")
    try folder.sdk("24A2", "int b(void);", at: "more/copy.sdk")
    #expect(try pass() == 0)
    #expect(folder["team"].messages.count == 1)
    #expect(folder.names.contains(.buildElsewhere))
    #expect(try pass() == 0)
    #expect(folder.lines == [])
  }

  @Test func suppressedChanges() throws {
    try folder.sdk("24A1", "int a(void);")
    try folder.pass()
    folder.suppressions.withLock {
      $0 = SuppressionList(entries: [Suppression(module: "Kit", reason: "not ours")])
    }
    try folder.sdk("24A2", "int b(void);")
    #expect(try folder.pass() == 0)
    #expect(folder.lines == ["sdk/iphoneos/24A2 (27.2): compared with 24A1: no changes; 2 suppressed"])
    #expect(folder["team"].tried == [])
  }

  /// What could not be compared is told even where nothing else changed.
  @Test func modulesThatCannotBeRead() throws {
    let broken = "@interface Half : Unknown_\n- (broken;\n"
    try folder.sdk("24A1", "int a(void);", modules: ["Bad": "int x(void);"])
    try folder.pass()
    try folder.sdk("24A2", "int a(void);", modules: ["Bad": "int x(void);\n" + broken])
    #expect(try folder.pass() == 0)
    #expect(folder["team"].bodies.count == 1)
    #expect(folder["team"].bodies[0].contains("[Bad incomplete]"))
    // A route to warnings is told, one to what breaks is not.
    #expect(
      RouteFilter([RouteSettings(channels: [], ids: ["deprecated"])]).choose(
        folder["team"].messages[0].changelogs[0]) != nil)
    #expect(
      RouteFilter([RouteSettings(channels: [], minimumLevel: .breaking)]).choose(
        folder["team"].messages[0].changelogs[0]) == nil)
  }

  @Test func sourcesThatAreNotThere() throws {
    try FileManager.default.createDirectory(atPath: folder.path + "/sdks", withIntermediateDirectories: true)
    #expect(try folder.pass() == 3)
    #expect(folder.lines.count == 1)
    #expect(folder.lines[0].hasPrefix("sdks/*: nothing is there that fits"))
    #expect(try folder.pass { $0.sources[0].isOptional = true } == 0)
    #expect(folder.lines == [])
    try folder.write("sdks/readme.txt", "no SDK")
    #expect(try folder.pass { $0.sources[0].isOptional = true } == 0)
    #expect(
      try folder.pass { $0.sources = [SourceSettings(path: "a.sdk", pattern: folder.path + "/a.sdk")] } == 3)
    #expect(folder.lines[0].hasPrefix("a.sdk: not found"))
    #expect(
      try folder.pass {
        $0.sources[0] = SourceSettings(path: "readme", pattern: folder.path + "/sdks/readme.txt")
      }
        == 3)
  }

  @Test func oneBadSourceKeepsNoOtherFromBeingTold() throws {
    try folder.sdk("24A1", "int a(void);")
    try folder.pass()
    try folder.sdk("24A2", "int b(void);")
    try folder.write("sdks/bad.sdk/System/Library/CoreServices/SystemVersion.plist", "damage")
    #expect(try folder.pass() == 3)
    #expect(folder["team"].messages.count == 1)
    #expect(try folder.pass() == 3)
    #expect(folder["team"].messages.count == 1)
    try folder.remove("sdks/bad.sdk")
    try expectSilence()
  }

  @Test func channelsThatCannotSayIt() throws {
    let folder = try WatchFolder(channels: ["mute", "team"])
    try folder.sdk("24A1", "int a(void);")
    try folder.pass()
    try folder.sdk("24A2", "int b(void);")
    folder["mute"].isMute(true)
    #expect(try folder.pass() == 1)
    #expect(folder["team"].messages.count == 1)
    #expect(folder.lines.contains { $0.hasPrefix("channel mute: the message could not be written") })
  }

  @Test func twoAtOnce() throws {
    try folder.sdk("24A1", "int a(void);")
    let lock = try #require(try FileLock(folder.state + ".lock", .exclusive, waits: false))
    #expect(try folder.pass() == 0)
    #expect(folder.names == [.passBusy])
    withExtendedLifetime(lock) {}
  }

  /// What the watch has seen may be gone from the store.
  @Test func baselinesThatAreStoredNoMore() throws {
    for (number, build) in ["24A1", "24A2"].enumerated() {
      try folder.sdk(build, "int a\(number)(void);")
      try folder.pass()
    }
    try folder.remove("Snapshots/sdk/iphoneos/24A2.json")
    try folder.sdk("24A3", "int a3(void);")
    #expect(try folder.pass() == 0)
    #expect(folder.lines[0].contains("compared with 24A1 (sdk/iphoneos/24A2 is stored no more)"))
    try folder.remove("Snapshots")
    try folder.sdk("24A4", "int a4(void);")
    #expect(try folder.pass() == 3)
    #expect(
      folder.lines == [
        "sdk/iphoneos/24A4 (27.2): not compared: no older build is stored (sdk/iphoneos/24A3 is stored no more)"
      ])
    try expectSilence()
  }
}
