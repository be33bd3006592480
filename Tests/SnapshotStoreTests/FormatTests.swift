import Foundation
import SymbolModel
import Testing

@testable import SnapshotStore

/// What was written once is read for ever; see Tests/Fixtures/Stores.
@Suite struct FormatTests {
  static let formats = ["symbols-1", "symbols-2"]

  private func store(_ name: String) throws -> (StoreFolder, SnapshotStore) {
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Stores/\(name)").path
    let folder = try StoreFolder()
    try FileManager.default.copyItem(atPath: fixtures, toPath: folder.path)
    return (folder, folder.store)
  }

  private func symbols(_ store: SnapshotStore) throws -> [String: [Symbol]] {
    var found: [String: [Symbol]] = [:]
    for manifest in try store.manifests() {
      for module in manifest.modules {
        let object = try #require(try store.symbols(of: module, in: manifest.build))
        found["\(manifest.build.path) \(module.name)"] = try object.index.map { try object.symbol($0) }
      }
    }
    return found
  }

  @Test(arguments: formats)
  func isRead(_ name: String) throws {
    let (folder, store) = try store(name)
    let before = folder.files
    let report = try store.verify()
    #expect(report.entries.isEmpty)
    #expect((report.builds, report.objects) == (2, 6))
    let found = try symbols(store)
    #expect(found.count == 6)
    #expect(found.values.reduce(0) { $0 + $1.count } == 192)
    #expect(
      found["sample/iphoneos/24A437 LanternKit"]?.contains { $0.name == "-[LKLantern dimToLevel:]" } == true)
    #expect(folder.files == before)
  }

  @Test func allSayTheSame() throws {
    let all = try Self.formats.map { try symbols(store($0).1) }
    for (name, symbols) in all[0] {
      for other in all[1...] { #expect(other[name] == symbols, "\(name)") }
    }
    #expect(all.allSatisfy { $0.count == all[0].count })
  }

  /// Records of either format compare with those of the other.
  @Test func formatsCompare() throws {
    let (first, second) = (try store("symbols-1"), try store("symbols-2"))
    for (old, new) in zip(try first.1.manifests(), try second.1.manifests()) {
      for (module, other) in zip(old.modules, new.modules) {
        #expect(module[.symbols] != other[.symbols])
        let left = try #require(try first.1.symbols(of: module, in: old.build))
        let right = try #require(try second.1.symbols(of: other, in: new.build))
        #expect(SymbolsObject.differences(from: left, to: right).isEmpty)
        #expect(
          SymbolsObject.encode(
            ModuleSnapshot(
              name: left.module, symbols: try left.index.map { try left.symbol($0) },
              incomplete: left.incomplete,
              availabilityMacros: left.availabilityMacros, standIns: left.standIns))
            == (try second.1.object(try #require(other[.symbols]), product: "sample")))
      }
    }
  }

  /// What is stored is not written anew: it may lie in a folder that is kept elsewhere, too.
  @Test(arguments: formats)
  func leavesAndComes(_ name: String) throws {
    let (folder, store) = try store(name)
    let other = try StoreFolder()
    for manifest in try store.manifests() {
      var archive: [UInt8] = []
      try store.export(manifest) { archive += $0 }
      var rest = archive[...]
      let staging = try StoreFolder()
      let (taken, isNew) = try other.store.importBuild(name: "x", staging: staging.path) { count in
        defer { rest = rest.dropFirst(count) }
        return Array(rest.prefix(count))
      }
      #expect(isNew && taken.hasSameContent(as: manifest))
    }
    #expect(try other.store.verify().entries.isEmpty)
    #expect(other.objects.allSatisfy { other.files[$0] == folder.files["sample/" + $0] })
  }
}
