import SnapshotStore
import SymbolModel

/// Builds with names that nobody would give them.
enum SDKBuildFixture {
  static func build(product: String, build: String) -> SDKBuild {
    SDKBuild(product: product, platform: "iphoneos", version: nil, build: build)
  }

  static func escape(_ name: String) -> String { StoreFileName.of(name) }
}
