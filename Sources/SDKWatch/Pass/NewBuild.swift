import SnapshotStore
import SymbolModel

/// A build whose snapshot is stored, and which this watch has not seen.
struct NewBuild {
  /// The source that brought it.
  var source: SourceSettings
  /// Where it was found.
  var place: SeenBuilds.Place
  /// What is stored of it.
  var manifest: SnapshotManifest
  /// Whether a folder went back to headers that it had before: then it is new once more.
  var isReturn: Bool

  /// The build.
  var build: SDKBuild { manifest.build }

  /// `sdk/iphoneos/24B5084k (27.2)`.
  static func name(_ build: SDKBuild) -> String {
    build.path + (build.version.map { " (\($0))" } ?? "")
  }
}
