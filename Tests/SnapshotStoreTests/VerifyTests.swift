import Foundation
import SymbolModel
import Testing

@testable import SnapshotStore

/// Whatever is wrong with a store is found and named, and nothing is changed.
@Suite struct VerifyTests {
  private let folder: StoreFolder
  private let manifest = "p/iphoneos/1A1.json"

  init() throws {
    folder = try StoreFolder()
    try folder.add("1A1", ["A": ["a", "aa"], "B": ["b"]])
    try folder.add("1A2", ["A": ["a", "aa"], "B": ["b", "bb"]])
  }

  /// `kind path: detail` of each entry.
  private func findings(extractor: Int? = nil) throws -> [String] {
    try folder.store.verify(extractor: extractor).entries.map { "\($0.kind) \($0.path): \($0.detail)" }
  }

  /// The path of the object of a module.
  private func object(_ module: String, _ build: String = "1A1") throws -> String {
    let manifest = try #require(try folder.store.manifests().first { $0.build.build == build })
    let digest = try #require(manifest.modules.first { $0.name == module }?[.symbols])
    return "objects/\(digest.prefix(2))/\(digest.dropFirst(2)).zst"
  }

  @Test func whole() throws {
    let report = try folder.store.verify()
    #expect(report.isWhole)
    #expect(report.entries.isEmpty)
    #expect((report.builds, report.objects) == (2, 3))
    #expect(report.bytes == folder.files.values.reduce(0) { $0 + $1.count })
  }

  @Test func anyFlippedBit() throws {
    for (name, whole) in folder.files where !whole.isEmpty {
      for place in whole.indices {
        var data = whole
        data[place] ^= 1 << (place % 8)
        try folder.write(name, data)
        let report = try folder.store.verify()
        #expect(!report.isWhole, "\(name), byte \(place)")
        #expect(report.entries.contains { $0.path == name && $0.kind.isFault }, "\(name), byte \(place)")
      }
      try folder.write(name, whole)
    }
    #expect(try folder.store.verify().isWhole)
  }

  @Test func anyFlippedBitOfAnOrphan() throws {
    let name = try object("B")
    try folder.remove(manifest)
    let whole = try #require(folder.files[name])
    for place in whole.indices {
      var data = whole
      data[place] ^= 0x80 >> (place % 8)
      try folder.write(name, data)
      #expect(try findings().contains { $0.hasPrefix("damaged \(name): ") }, "byte \(place)")
    }
  }

  @Test func nothingIsChanged() throws {
    try folder.write("objects/ab/.writing-1-1", Data("half".utf8))
    try folder.write("p/iphoneos/1A3.json", Data("damage".utf8))
    func state() -> [String: [FileAttributeKey: String]] {
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
      return Dictionary(
        uniqueKeysWithValues: (names + [""]).map { name in
          let facts = (try? FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(name)")) ?? [:]
          return (name, facts.mapValues { "\($0)" })
        })
    }
    let before = state()
    #expect(before.count > 8)
    _ = try folder.store.verify()
    _ = try? folder.store.collectGarbage(grace: 0, removes: false)
    #expect(state() == before)
  }

  @Test func missingObjects() throws {
    let (shared, own) = (try object("A"), try object("B"))
    try folder.remove(shared)
    try folder.remove(own)
    #expect(
      try findings().sorted()
        == [
          "missing \(shared): symbols of A in p/iphoneos/1A1 and 1 more",
          "missing \(own): symbols of B in p/iphoneos/1A1",
        ].sorted())
    try folder.remove("objects")
    #expect(try findings().count == 3)
    #expect(try findings().allSatisfy { $0.hasPrefix("missing objects/") })
  }

  @Test func swappedObjects() throws {
    let (a, b) = (try object("A"), try object("B"))
    let files = folder.files
    try folder.write(a, try #require(files[b]))
    try folder.write(b, try #require(files[a]))
    #expect(
      try findings()
        == [a, b].sorted().map {
          "damaged \($0): its content does not match its digest"
            + ($0 == a ? " (symbols of A in p/iphoneos/1A1 and 1 more)" : " (symbols of B in p/iphoneos/1A1)")
        })
  }

  @Test func whatAManifestSaysOfItsObjects() throws {
    let name = try object("B")
    let whole = try #require(folder.files[manifest])
    try folder.edit(manifest, "\"symbols\" : 1,", "\"symbols\" : 2,")
    try folder.edit(manifest, "\"symbols\" : 1\n", "\"symbols\" : 2\n")
    #expect(
      try findings() == [
        "damaged \(name): it holds 1 symbols of B, and its manifest says 2 (symbols of B in p/iphoneos/1A1)"
      ])
    try folder.write(manifest, whole)
    try folder.edit(manifest, "\"name\" : \"B\"", "\"name\" : \"C\"")
    #expect(try findings().count == 1)
    #expect(try findings()[0].contains("it holds the symbols of B, not of C"))
    try folder.write(manifest, whole)
    let digest = name.split(separator: "/").dropFirst().joined().dropLast(4)
    try folder.edit(manifest, String(digest), "../../../etc/passwd")
    #expect(
      try findings() == [
        "damaged \(manifest): '../../../etc/passwd', for symbols of B, is no digest",
        "orphan \(name): no manifest names it",
      ])
    try folder.write(manifest, whole)
    try folder.edit(manifest, "\"symbols\" : \"\(digest)\"", "")
    #expect(try findings().contains("damaged \(manifest): B is complete, and no symbols of it are named"))
  }

  @Test func objectsThatAreNoSymbols() throws {
    for (number, text) in ["no symbols", "sdkdiff symbols 2\n{}\n1\n", "sdkdiff symbols 0\n{}\n0\n"]
      .enumerated()
    {
      try folder.add("2A\(number)", text)
      let found = try findings().filter { $0.contains("2A\(number)") }
      #expect(found.count == 1 && found[0].hasPrefix("damaged objects/"), "\(found)")
    }
    let records = "{\"kind\":\"function\",\"name\":\"b\"}\n{\"kind\":\"function\",\"name\":\"a\"}\n"
    try folder.add(
      "2A9", "sdkdiff symbols 2\n{\"module\":\"M\"}\n2\nb\t30\t1\tM.h\t\na\t30\t1\tM.h\t\n\(records)")
    try folder.edit("p/iphoneos/2A9.json", "\"symbols\" : 0", "\"symbols\" : 2")
    #expect(try findings().contains { $0.contains("its symbols are not in order") })
  }

  @Test func newerFormats() throws {
    try folder.edit(manifest, "\"format\" : 1", "\"format\" : 9")
    #expect(
      try findings().contains(
        "newer \(manifest): format 9 is newer than this sdkdiff reads; use a newer sdkdiff"))
    #expect(try !folder.store.verify().isWhole)
    // Its objects are no orphans.
    #expect(try findings().count == 1)
    try folder.edit(manifest, "\"format\" : 9", "\"format\" : 1")
    try folder.add("2A1", "sdkdiff symbols 3\nwho knows")
    let found = try findings()
    #expect(found.count == 1 && found[0].hasPrefix("newer objects/"), "\(found)")
    #expect(found.first?.contains("format 3 is newer than this sdkdiff reads") == true)
  }

  @Test func olderExtractors() throws {
    #expect(
      try findings(extractor: 2).first
        == "outdated \(manifest): read by extractor 1, where this is 2; `sdkdiff snapshot --again` redoes it")
    #expect(try folder.store.verify(extractor: 2).isWhole)
    #expect(try findings(extractor: 1).isEmpty)
  }

  @Test func strangers() throws {
    let strange = [
      "README", "p/notes.txt", "p/iphoneos/1A1.json.bak", "p/iphoneos/deep/file", "objects/readme",
      "objects/ab/short.zst", "objects/abc/x.zst", "objects/ab/deep/x",
    ]
    for name in strange + [".git/config", ".DS_Store", "p/.hidden", "objects/ab/.gitkeep"] {
      try folder.write(name, Data("x".utf8))
    }
    try folder.write("p/iphoneos/.writing-1-1", Data())
    let found = try findings()
    #expect(try folder.store.verify().isWhole)
    #expect(found.filter { $0.hasPrefix("foreign ") }.count == strange.count)
    for name in strange {
      #expect(
        found.contains { $0.hasPrefix("foreign ") && name.hasPrefix($0.dropFirst(8).prefix { $0 != ":" }) },
        "\(name)")
    }
    #expect(
      found.contains(
        "leftover p/iphoneos/.writing-1-1: half a file, of a writer that was killed or is at work"))
    #expect(found.count == strange.count + 1)
  }

  @Test func noFolder() throws {
    let complaint = StoreFolder.complaint { _ = try SnapshotStore(root: "/nowhere/at/all").verify() }
    #expect(complaint == "cannot read /nowhere/at/all: there is no such folder")
  }
}
