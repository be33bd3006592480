import APIDiff
import SnapshotStore
import SymbolModel

/// Compares a new build with the one before it.
struct Comparison {
  let seen: SeenBuilds
  let store: SnapshotStore
  let suppressions: SuppressionList
  let today: String
  let toolVersion: String

  /// What is to be said of a build.
  ///
  /// - Throws: `StoreError` when the store cannot be read, and what the database throws.
  func compare(_ new: NewBuild) throws -> ComparedBuild {
    let build = new.build
    let known = try seen.builds(product: build.product, platform: build.platform)
    let others = known.filter { $0.build.build != build.build }
    if !new.isReturn, known.count > others.count { return ComparedBuild(new: new, outcome: .elsewhere) }
    let newest = others.max { $0.precedes($1) }
    if let newest, SDKBuild.isOlder(build, than: newest.build) {
      return ComparedBuild(new: new, outcome: .older, remark: "the newest is \(newest.build.build)")
    }
    if let newest, let manifest = try store.manifest(of: newest.build) {
      return try compare(new, with: manifest)
    }
    // What others stored before counts too: people take snapshots, and states get lost.
    guard let manifest = try storedBefore(new) else {
      return ComparedBuild(
        new: new, outcome: newest == nil ? .baseline : .lonely,
        remark: newest.map { "\($0.build.path) is stored no more" })
    }
    var compared = try compare(new, with: manifest)
    compared.remark = newest.map { "\($0.build.path) is stored no more" }
    return compared
  }

  /// The newest stored build of the same product and platform that is before this one.
  private func storedBefore(_ new: NewBuild) throws -> SnapshotManifest? {
    // Oldest first; those that cannot be told apart in the order in which they were stored.
    let line = try store.manifests().filter {
      $0.build.product == new.build.product && $0.build.platform == new.build.platform
    }
    guard let place = line.firstIndex(where: { $0.build.build == new.build.build }) else { return nil }
    return line[..<place].last
  }

  private func compare(_ new: NewBuild, with baseline: SnapshotManifest) throws -> ComparedBuild {
    var changelog = try SnapshotDiff.between(
      DiffSide(manifest: baseline, store: store), DiffSide(manifest: new.manifest, store: store),
      toolVersion: toolVersion)
    suppressions.apply(to: &changelog, today: today)
    let hasChanges = changelog.findings.contains { $0.level != .noise }
    let hasGaps = changelog.modules.contains { $0.status.isGap }
    return ComparedBuild(
      new: new, outcome: hasChanges || hasGaps ? .told : .unchanged, changelog: changelog)
  }
}
