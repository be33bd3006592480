import Foundation
import SymbolModel

extension SnapshotStore {
  /// The build that a name means. Only manifests that it may mean are read: a store may hold hundreds.
  ///
  /// - Parameter preferred: the other side of a diff, see `BuildName.resolve`.
  /// - Throws: `StoreError.unknownBuild`, `.ambiguousBuild`, or that a manifest cannot be read.
  public func manifest(
    named name: BuildName, preferring preferred: SDKBuild? = nil
  ) throws -> SnapshotManifest {
    do {
      return try name.resolve(in: manifests(fitting: name), store: root, preferring: preferred)
    } catch StoreError.unknownBuild {
      // All of them, for the names that are near.
      return try name.resolve(in: manifests(), store: root, preferring: preferred)
    }
  }

  /// The manifests that a name may mean, and few others.
  private func manifests(fitting name: BuildName) throws -> [SnapshotManifest] {
    let parts = name.text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let last = parts.last else { return [] }
    if let at = last.lastIndex(of: "@") {
      let platform = StoreFileName.of(String(last[..<at]))
      return try manifests {
        last[..<at].isEmpty || $0 == platform
      } file: { _ in
        true
      }
    }
    let file = StoreFileName.of(last) + ".json"
    return try manifests { _ in
      true
    } file: {
      $0 == file
    }
  }
}
