import SDKDiscovery
import SnapshotStore

/// A path that a source leads to.
struct FoundInput {
  /// Where it is.
  var path: String
  /// What the file system says of it; nil when that cannot be told.
  var stamp: InputStamp?
  /// A digest of that, and of what the configuration wants of the input; nil where there is no stamp.
  var digest: String?

  /// Looks at a path for a source.
  init(path: String, source: SourceSettings) {
    self.path = path
    stamp = InputStamp(path)
    let words = ["sdkdiff stamp 1", source.platforms.joined(separator: ","), source.product ?? ""]
    digest = stamp.map { ContentDigest.hex(Array(words.joined(separator: "\0").utf8) + $0.bytes) }
  }
}
