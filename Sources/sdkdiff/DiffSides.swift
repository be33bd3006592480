import APIDiff
import Foundation
import SnapshotPipeline
import SnapshotStore
import SymbolModel

/// The two sides that `diff` was given: stored builds, or paths whose snapshot is taken now.
struct DiffSides {
  private let arguments: Arguments
  private let store: SnapshotStore
  /// Takes the snapshots of paths, and goes when the diff is done.
  private let temporary: String

  init(arguments: Arguments) throws {
    self.arguments = arguments
    store = SnapshotStore(root: StoreFolder.path(arguments))
    temporary =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("sdkdiff-diff-\(ProcessInfo.processInfo.processIdentifier)").path
  }

  /// Removes what was stored for the diff alone.
  func clean() { try? FileManager.default.removeItem(atPath: temporary) }

  func resolve() throws -> (DiffSide, DiffSide) {
    let names = arguments.positional
    let manifests = try store.manifests()
    // A bare build number is read by the other side's product and platform: the clear one first.
    let first = try? stored(names[0], manifests, preferring: nil)
    let second = try? stored(names[1], manifests, preferring: first?.build)
    let baseline = try side(names[0], manifests, preferring: second?.build)
    let current = try side(names[1], manifests, preferring: baseline.manifest.build)
    return (baseline, current)
  }

  private func side(
    _ name: String, _ manifests: [SnapshotManifest], preferring other: SDKBuild?
  ) throws -> DiffSide {
    let isPath = name.hasPrefix("/") || name.hasPrefix(".")
    if !isPath {
      do {
        return DiffSide(manifest: try stored(name, manifests, preferring: other), store: store)
      } catch let error as StoreError {
        guard case .unknownBuild = error, FileManager.default.fileExists(atPath: name) else { throw error }
      }
    }
    return try taken(name)
  }

  private func stored(
    _ name: String, _ manifests: [SnapshotManifest], preferring other: SDKBuild?
  ) throws -> SnapshotManifest {
    try BuildName(name).resolve(in: manifests, store: store.root, preferring: other)
  }

  private func taken(_ path: String) throws -> DiffSide {
    var request = try SnapshotRequest(path: path, arguments: arguments, command: "diff")
    request.namesByDigest = true
    // Both sides may bear the same build number.
    let place = SnapshotStore(root: "\(temporary)/\(UInt64.random(in: 0 ... .max))")
    let outcome = try SnapshotTaker(store: place, toolVersion: Tool.version, progress: Output.progress)
      .take(request)
    SnapshotReport.warn(about: outcome.manifest)
    return DiffSide(manifest: outcome.manifest, store: place)
  }
}
