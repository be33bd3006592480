import Foundation

/// Removes what no manifest names any more.
struct StoreCollector {
  private let layout: StoreLayout
  private let grace: Int
  private let now: Int

  /// How long leftovers stay whose writer may still be at work on another machine.
  private static let leftoverGrace = 3600
  /// Where there are no locks, nothing younger goes.
  private static let graceWithoutLocks = 3600

  /// - Parameters:
  ///   - grace: seconds that an object stays after it came or was last reused.
  ///   - now: seconds since 1970.
  init(_ layout: StoreLayout, grace: Int, now: Int) {
    self.layout = layout
    self.grace = grace
    self.now = now
  }

  /// - Parameter removes: false for a look at what would go.
  /// - Throws: `StoreError`; nothing was removed then, but for `.cannotWrite`.
  func run(removes: Bool) throws -> StoreGarbage {
    let folders = try layout.objectFolders()
    let locks = try folders.map { try StoreLock($0, removes ? .exclusive : .shared) }
    defer { withExtendedLifetime(locks) {} }
    if removes, locks.contains(where: { !$0.isHeld }), grace < Self.graceWithoutLocks {
      throw StoreError.noLocks(path: layout.root)
    }
    let contents = try StoreContents(layout)
    if let link = contents.links.first { throw StoreError.link(path: "\(layout.root)/\(link.path)") }
    // In which folder a manifest's objects are does not matter: what any manifest mentions stays, of whatever kind.
    var mentioned: Set<String> = []
    for place in contents.manifests {
      guard let bytes = try layout.bytes(of: place) else { continue }
      mentioned.formUnion(ManifestFile.digests(in: bytes))
      _ = try layout.manifest(at: place)
    }
    var garbage = StoreGarbage()
    for folder in contents.folders {
      for (digest, entry) in folder.objects where !mentioned.contains(digest) {
        guard now - entry.changed >= grace else {
          garbage.young += 1
          continue
        }
        let place = StoreLayout.place(of: digest)
        if removes, let prefix = try folder.handle.folder(place.folder) {
          // Another machine may have renewed it since, to use it again.
          guard prefix.facts(place.file)?.changed == entry.changed else { continue }
          try prefix.remove(place.file)
        }
        garbage.add(folder.path(of: digest), entry.size)
      }
    }
    for stray in contents.leftovers where now - stray.entry.modified >= min(grace, Self.leftoverGrace) {
      if removes { try stray.folder.remove(stray.entry.name) }
      garbage.add(stray.path, stray.entry.size)
    }
    garbage.sort()
    return garbage
  }
}
