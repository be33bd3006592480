import Foundation

extension SnapshotStore {
  /// Looks at every file of the store, on all cores: each object against its digest and what it is taken for, each
  /// manifest against its checksum and its objects, and what else lies there. Changes nothing.
  ///
  /// - Parameter extractor: the version of the extractor here; builds of an older one are told.
  /// - Throws: `StoreError.unreadable` when there is no such folder, or one in it cannot be listed.
  public func verify(extractor: Int? = nil) throws -> StoreReport {
    var verifier = StoreVerifier(layout, extractor: extractor)
    return try verifier.run()
  }

  /// Removes objects that no manifest names, once they are `grace` seconds old, and what killed writers left.
  ///
  /// A writer renews the time of an object that it reuses, and shares a lock that this takes alone: with either,
  /// nothing goes that a manifest is about to name. Where there are no locks, `grace` has to be an hour or more.
  ///
  /// - Parameters:
  ///   - grace: seconds since an object came or was last reused.
  ///   - removes: false to find out what would go.
  /// - Throws: `StoreError` when a manifest cannot be read: its objects would look like orphans, and nothing is removed.
  public func collectGarbage(grace: Int, removes: Bool = true) throws -> StoreGarbage {
    try collectGarbage(grace: grace, removes: removes, now: Int(Date().timeIntervalSince1970))
  }

  /// The same at another moment, in seconds since 1970.
  func collectGarbage(grace: Int, removes: Bool, now: Int) throws -> StoreGarbage {
    try StoreCollector(layout, grace: grace, now: now).run(removes: removes)
  }
}
