import SymbolModel

/// What a page says otherwise about one platform.
struct PagePlatformChange: Equatable {
  let platform: PlatformName
  /// `platform` when the whole platform came or went; `introduced`, `deprecated`, `obsoleted`, `unavailable`, `beta`,
  /// `message`.
  let part: String
  let old: String?
  let new: String?

  /// Everything that differs between two contents.
  static func between(_ old: PageContent, _ new: PageContent) -> [PagePlatformChange] {
    guard old.platforms != new.platforms else { return [] }
    let before = Dictionary(old.platforms.map { ($0.platform, $0) }) { first, _ in first }
    let after = Dictionary(new.platforms.map { ($0.platform, $0) }) { first, _ in first }
    return Set(before.keys).union(after.keys).sorted().flatMap { platform in
      changes(platform, before[platform], after[platform])
    }
  }

  private static func changes(
    _ platform: PlatformName, _ old: PagePlatform?, _ new: PagePlatform?
  ) -> [PagePlatformChange] {
    func change(_ part: String, _ old: String?, _ new: String?) -> PagePlatformChange? {
      old == new ? nil : PagePlatformChange(platform: platform, part: part, old: old, new: new)
    }
    guard let old, let new else {
      return [change("platform", old.map(summary), new.map(summary))].compactMap(\.self)
    }
    return [
      change("introduced", old.introduced, new.introduced),
      change("deprecated", deprecation(old), deprecation(new)),
      change("obsoleted", old.obsoleted, new.obsoleted),
      change("unavailable", old.isUnavailable ? "unavailable" : nil, new.isUnavailable ? "unavailable" : nil),
      change("beta", old.isBeta ? "beta" : nil, new.isBeta ? "beta" : nil),
      change("message", old.message ?? old.renamed, new.message ?? new.renamed),
    ].compactMap(\.self)
  }

  /// The version, or the bare fact.
  private static func deprecation(_ platform: PagePlatform) -> String? {
    platform.deprecated ?? (platform.isDeprecated ? "deprecated" : nil)
  }

  /// `27.2 beta`, `unavailable`; `listed` where there is no more.
  private static func summary(_ platform: PagePlatform) -> String {
    var words = platform.isUnavailable ? ["unavailable"] : []
    words += platform.introduced.map { [$0] } ?? []
    if let version = deprecation(platform) {
      words.append(version == "deprecated" ? version : "deprecated \(version)")
    }
    if platform.isBeta { words.append("beta") }
    return words.isEmpty ? "listed" : words.joined(separator: " ")
  }
}
