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

  private func manifest(_ build: String, _ store: SnapshotStore) throws -> SnapshotManifest {
    let all = try store.manifests()
    let own = all.first { $0.build.product == "sample" && $0.build.build == build }
    return try #require(own, "\(build) is not in \(store.root); run scripts/update-samples")
  }

  @Test(arguments: Samples.builds)
  func match(_ build: String) throws {
    var old = try manifest(build, shipped)
    let new = try manifest(build, taken)
    // Swift names are another's to hold against: they depend on the toolchain.
    for index in old.modules.indices {
      old.modules[index].swiftNames = nil
      old.modules[index][.swiftNames] = nil
    }
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

  /// The Swift names that ship, where the toolchain is the one that they were had from.
  @Test(.enabled(if: SwiftNameTools.hasToolchain), arguments: Samples.builds)
  func swiftNamesMatch(_ build: String) throws {
    let workspace = try Workspace()
    let run = try Tool.run(
      ["snapshot", Samples.sdk(build), "--product", "sample", "--store", workspace["store"]],
      environment: ["SDKDIFF_SWIFT": "", "XDG_CACHE_HOME": workspace["cache"]])
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    let old = try manifest(build, shipped)
    let new = try manifest(build, SnapshotStore(root: workspace["store"]))
    for (module, now) in zip(old.modules, new.modules) {
      let state = try #require(
        module.swiftNames, "\(module.name) ships without names; run scripts/update-samples")
      #expect(state.status == .complete)
      #expect(now.swiftNames?.status == .complete)
      guard state.toolchain == now.swiftNames?.toolchain else { continue }
      #expect(state == now.swiftNames, "\(module.name); run scripts/update-samples")
      #expect(module[.swiftNames] == now[.swiftNames], "\(module.name); run scripts/update-samples")
    }
  }

  /// What the project's sample is about, by the name that most look for.
  @Test func theNewMethodHasItsSwiftName() throws {
    let run = try Tool.run(["diff", "24A437", "24B5084k", "--store", shipped.root, "--format", "json"])
    let finding = try #require(
      try Changelog(run.output).findings.first {
        $0.id == "symbol-added" && $0.module == "AppTrackingTransparency"
      })
    #expect(
      finding.symbol?.swiftName
        == "requestTrackingAuthorization(usingExpandedInterface:additionalInformationAction:completionHandler:)"
    )
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
