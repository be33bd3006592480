import SymbolModel

/// How people name a stored build: `[PRODUCT/][PLATFORM/]BUILD`, `[PRODUCT/]PLATFORM@latest`,
/// `@previous`, `@27.2`.
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

  /// One build of each product that has the platform.
  private func selected(
    _ selector: String, of place: String, in manifests: [SnapshotManifest]
  ) -> [SnapshotManifest] {
    let parts = place.split(separator: "/").map(String.init)
    var byProduct: [String: [SnapshotManifest]] = [:]
    for manifest in manifests where manifest.build.platform == parts.last {
      if parts.count == 2, manifest.build.product != parts[0] { continue }
      byProduct[manifest.build.product, default: []].append(manifest)
    }
    guard parts.count == 1 || parts.count == 2 else { return [] }
    return byProduct.keys.sorted().compactMap { product in
      let builds = byProduct[product] ?? []
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
    let wanted = text.lowercased()
    let scored = manifests.map { manifest in
      let path = manifest.build.path
      let score = min(
        Self.distance(wanted, path.lowercased()), Self.distance(wanted, manifest.build.build.lowercased()))
      return (score: score, path: path)
    }
    return scored.filter { $0.score <= max(3, wanted.count / 2) }
      .sorted { ($0.score, $0.path) < ($1.score, $1.path) }
      .prefix(3).map(\.path)
  }

  /// Edits between two names.
  package static func distance(_ left: String, _ right: String) -> Int {
    let right = Array(right.utf8)
    var row = Array(0...right.count)
    for (number, byte) in left.utf8.enumerated() {
      var diagonal = row[0]
      row[0] = number + 1
      for column in right.indices {
        let cost = min(row[column] + 1, row[column + 1] + 1, diagonal + (byte == right[column] ? 0 : 1))
        diagonal = row[column + 1]
        row[column + 1] = cost
      }
    }
    return row[right.count]
  }
}
