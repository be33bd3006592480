import Dispatch
import SnapshotStore
import Synchronization

/// The manifests of a store by the digests of their files, each decoded when it is asked for.
final class KnownManifests: Sendable {
  private let store: SnapshotStore
  private let files: [String: SnapshotStore.ManifestBytes]
  private let decoded = Mutex<[String: SnapshotManifest]>([:])

  init(store: SnapshotStore, files: [SnapshotStore.ManifestBytes]) {
    self.store = store
    self.files = Dictionary(files.map { ($0.digest, $0) }) { first, _ in first }
  }

  /// The manifest of a digest.
  ///
  /// - Throws: `StoreError`.
  func manifest(_ digest: String) throws -> SnapshotManifest {
    if let known = decoded.withLock({ $0[digest] }) { return known }
    guard let file = files[digest] else {
      throw StoreError.damaged(path: store.root, reason: "a manifest is missing")
    }
    let manifest = try store.manifest(of: file)
    decoded.withLock { $0[digest] = manifest }
    return manifest
  }

  /// All builds, in no order: those that an index knows need no decoding; the others are decoded on all cores, and
  /// told in `new`.
  ///
  /// - Throws: `StoreError`.
  func builds(_ index: HistoryIndex?, _ new: inout [StoredBuild]) throws -> [StoredBuild] {
    let known = index?.builds(Array(files.keys)) ?? [:]
    let missing = files.keys.filter { known[$0] == nil }
    let results = Mutex<[Result<StoredBuild, any Error>]>([])
    DispatchQueue.concurrentPerform(iterations: missing.count) { number in
      let result = Result { StoredBuild(try manifest(missing[number]), digest: missing[number]) }
      results.withLock { $0.append(result) }
    }
    new = try results.withLock { $0 }.map { try $0.get() }
    return known.values + new
  }
}
