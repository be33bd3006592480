import SnapshotStore
import SymbolModel

/// All builds of one product on one platform, oldest first, and what changed from each to the next.
struct SiteLine: Sendable {
  let builds: [SnapshotManifest]
  let pairs: [SitePair]

  /// Any of its builds stands for product and platform.
  var build: SDKBuild { builds[builds.count - 1].build }
  /// `sdk iphoneos`
  var title: String { "\(build.product) \(build.platform)" }

  /// The pair whose newer side a build is.
  func pair(to build: SDKBuild) -> SitePair? { pairs.first { $0.current == build } }
}
