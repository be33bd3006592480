import SnapshotStore

/// What a reader must know about the comparison itself.
enum ComparisonNotes {
  /// What is true of the builds as a whole.
  static func about(_ old: SnapshotManifest, _ new: SnapshotManifest) -> [String] {
    var notes: [String] = []
    if old.build.platform != new.build.platform {
      notes.append("The builds are for different platforms: \(old.build.platform) and \(new.build.platform).")
    }
    if old.build.product != new.build.product {
      notes.append("The builds are of different products: \(old.build.product) and \(new.build.product).")
    }
    if old.tool.extractor != new.tool.extractor {
      notes.append(
        "The snapshots were taken by different versions of the extractor (\(old.tool.extractor) and"
          + " \(new.tool.extractor)): some findings may come from that; `sdkdiff snapshot --again` redoes one."
      )
    }
    if old.tool.libclang != new.tool.libclang {
      notes.append(
        "The snapshots were taken with different versions of libclang (\(old.tool.libclang) and"
          + " \(new.tool.libclang)): types may be printed differently.")
    }
    if old.tool.stubs != new.tool.stubs {
      notes.append("The snapshots were taken with different versions of the stub headers.")
    }
    return notes
  }

  /// A module whose headers came or went is compared; that all its symbols did needs a word.
  static func headers(
    _ name: String, _ old: SnapshotManifest.Module?, _ new: SnapshotManifest.Module?
  ) -> String? {
    guard let old, let new, old.status != .unparsed, new.status != .unparsed,
      (old.status == .noHeaders) != (new.status == .noHeaders)
    else { return nil }
    let (entry, side) = old.status == .noHeaders ? (old, "the baseline") : (new, "the current build")
    return "\(name) has no headers in \(side): \(entry.reason ?? "no reason is known")."
  }
}
