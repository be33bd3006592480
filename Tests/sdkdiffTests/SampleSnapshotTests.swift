import Foundation
import SnapshotStore
import Testing

/// The snapshots that ship with the project: what the tool makes of the sample SDKs now.
///
/// `scripts/update-samples` takes them anew.
@Suite struct SampleSnapshotTests {
  private let shipped = SnapshotStore(root: "\(Tool.root)/Snapshots")
  private let taken: SnapshotStore

  init() throws { taken = SnapshotStore(root: try Samples.store()) }

  @Test(arguments: Samples.builds)
  func match(_ build: String) throws {
    func manifest(_ store: SnapshotStore) throws -> SnapshotManifest {
      let all = try store.manifests()
      let own = all.first { $0.build.product == "sample" && $0.build.build == build }
      return try #require(own, "\(build) is not in \(store.root); run scripts/update-samples")
    }
    var old = try manifest(shipped)
    let new = try manifest(taken)
    // The versions of the tool's own parts may move without a change in what it reads.
    old.tool = new.tool
    old.inputDigest = new.inputDigest
    #expect(old == new, "\(build) differs; read the difference, then run scripts/update-samples")
    for (module, other) in zip(old.modules, new.modules) {
      for (facet, digest) in module.digests {
        let bytes = try shipped.object(digest, product: "sample")
        let now = try taken.object(try #require(other.digests[facet]), product: "sample")
        #expect(bytes == now, "\(build): \(facet) of \(module.name) differ; run scripts/update-samples")
      }
    }
  }

  @Test func nothingElseIsThere() throws {
    let folder = shipped.root + "/sample"
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".zst") || $0.hasSuffix(".json") || $0.contains(".writing-") }
    let manifests = try shipped.manifests().filter { $0.build.product == "sample" }
    let digests = Set(manifests.flatMap(\.modules).flatMap(\.digests.values))
    let expected =
      manifests.map { "iphoneos/\($0.build.build).json" }
      + digests.map { "objects/\($0.prefix(2))/\($0.dropFirst(2)).zst" }
    #expect(files.sorted() == expected.sorted())
  }
}
