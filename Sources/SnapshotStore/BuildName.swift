import SymbolModel

/// How people name a stored build: `[PRODUCT/][PLATFORM/]BUILD`, `[PRODUCT/]PLATFORM@latest`,
/// `@previous`, `@27.2`; a bare `@latest` fits every product and platform.
public struct BuildName: Sendable {
  /// As given.
  public let text: String

  /// Takes a name as it is.
  public init(_ text: String) { self.text = text }

  /// The build that the name means.
  ///
  /// - Parameter preferred: the other side of a diff: a bare build number that fits several means the one
  ///   of its product and platform.
  /// - Throws: `StoreError.unknownBuild` or `.ambiguousBuild`.
  public func resolve(
    in manifests: [SnapshotManifest], store: String, preferring preferred: SDKBuild? = nil
  ) throws -> SnapshotManifest {
    let candidates = matches(in: manifests)
    if candidates.count == 1 { return candidates[0] }
    if candidates.isEmpty {
      throw StoreError.unknownBuild(text, nearest: nearest(in: manifests), store: store)
    }
    if let preferred {
      let same = candidates.filter {
        $0.build.product == preferred.product && $0.build.platform == preferred.platform
      }
      if same.count == 1 { return same[0] }
      let platform = candidates.filter { $0.build.platform == preferred.platform }
      if platform.count == 1 { return platform[0] }
      let product = candidates.filter { $0.build.product == preferred.product }
      if product.count == 1 { return product[0] }
    }
    throw StoreError.ambiguousBuild(text, candidates: candidates.map(\.build.path))
  }

  private func matches(in manifests: [SnapshotManifest]) -> [SnapshotManifest] {
    // A whole name means itself, whatever characters its product has.
    if let exact = manifests.first(where: { $0.build.path == text }) { return [exact] }
    if let at = text.lastIndex(of: "@") {
      return selected(String(text[text.index(after: at)...]), of: String(text[..<at]), in: manifests)
    }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    return manifests.filter { manifest in
      let build = manifest.build
      switch parts.count {
      case 1: return build.build == parts[0]
      case 2:
        return build.build == parts[1] && (build.product == parts[0] || build.platform == parts[0])
      case 3: return [build.product, build.platform, build.build] == parts
      default: return false
      }
    }
  }

  /// One build of each product and platform that the place fits: the newest that is meant.
  private func selected(
    _ selector: String, of place: String, in manifests: [SnapshotManifest]
  ) -> [SnapshotManifest] {
    // The product may have any character but a slash.
    let parts = place.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let lines = Dictionary(grouping: manifests) { [$0.build.product, $0.build.platform] }
    let fitting = lines.keys.filter { line in
      switch parts.count {
      case 1: parts[0].isEmpty || parts[0] == line[1]
      case 2: parts == line
      default: false
      }
    }
    return fitting.sorted { $0.lexicographicallyPrecedes($1) }.compactMap { line in
      let builds = lines[line] ?? []
      switch selector {
      case "latest": return builds.last
      case "previous": return builds.dropLast().last
      default:
        let version = Version(selector)
        return builds.last {
          $0.build.version == selector
            || version != nil && $0.build.version.flatMap { Version($0) } == version
        }
      }
    }
  }

  private func nearest(in manifests: [SnapshotManifest]) -> [String] {
    let allowed = max(3, text.count / 2)
    let scored = manifests.compactMap { manifest in
      [manifest.build.path, manifest.build.build]
        .compactMap { EditDistance.between(text, $0, atMost: allowed) }
        .min().map { (score: $0, path: manifest.build.path) }
    }
    return scored.sorted { ($0.score, $0.path) < ($1.score, $1.path) }.prefix(3).map(\.path)
  }
}
