/// One kind of what a store holds of a module, each an object of its own.
///
/// The same headers give the same `symbols` on every machine; the other facets depend on more, come with an option
/// and may be missing.
public enum Facet: String, CaseIterable, Sendable {
  /// What the headers declare.
  case symbols
  /// The names that Swift sees.
  case swiftNames
  /// The headers themselves.
  case headers
  /// Documentation pages.
  case pages
}

extension SnapshotManifest.Module {
  /// The digest of a facet; nil when it has none.
  public subscript(facet: Facet) -> String? {
    get { digests[facet.rawValue] }
    set { digests[facet.rawValue] = newValue }
  }
}

extension SnapshotManifest.Module {
  /// Takes the facets that it lacks, or, unless its own are preferred, all that the other has.
  fileprivate mutating func takeFacets(of other: Self, isPreferred: Bool) {
    let own = self
    digests.merge(other.digests) { new, old in isPreferred ? new : old }
    // Names and what is said of them go together.
    let names = isPreferred && own.swiftNames != nil || other.swiftNames == nil ? own : other
    if names.swiftNames != nil {
      swiftNames = names.swiftNames
      self[.swiftNames] = names[.swiftNames]
    }
  }
}

extension SnapshotManifest {
  /// The digests of all objects that the build needs.
  public var objects: Set<String> { Set((modules + (pages ?? [])).flatMap(\.digests.values)) }

  /// Whether both say the same of the headers of the same build, whatever other facets each has, whenever and by
  /// whatever version they were made.
  public func hasSameContent(as other: SnapshotManifest) -> Bool {
    func symbolsAlone(_ modules: [Module]) -> [Module] {
      modules.map {
        var module = $0
        module.digests = module.digests.filter { $0.key == Facet.symbols.rawValue }
        module.swiftNames = nil
        return module
      }
    }
    return build == other.build && scope == other.scope && target == other.target
      && symbolsAlone(modules) == symbolsAlone(other.modules)
  }

  /// In what another snapshot of the same build, which was read instead, differs beside its symbols; nil when in
  /// nothing that would explain them.
  func difference(from other: SnapshotManifest) -> String? {
    var parts: [String] = []
    func say(_ what: String, _ old: String, _ new: String) {
      if old != new { parts.append("\(what) \(old), now \(new)") }
    }
    func words(_ scope: [String]?) -> String {
      scope.map { "of \($0.joined(separator: ", ")) alone" } ?? "whole"
    }
    if scope != other.scope { parts.append("\(words(scope)), now \(words(other.scope))") }
    say("target", target, other.target)
    say("extractor", "\(tool.extractor)", "\(other.tool.extractor)")
    say("libclang", tool.libclang, other.tool.libclang)
    say("stub headers", "\(tool.stubs)", "\(other.tool.stubs)")
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// This one with the facets of `stored` that it lacks: a facet stays as long as its module's symbols do.
  ///
  /// - Parameter isPreferred: whether, of a facet that both have, this one's is kept.
  func takingFacets(of stored: SnapshotManifest, isPreferred: Bool) -> SnapshotManifest {
    var result = self
    let old = Dictionary(stored.modules.map { ($0.name, $0) }) { first, _ in first }
    for index in result.modules.indices {
      guard let module = old[result.modules[index].name],
        module[.symbols] == result.modules[index][.symbols]
      else { continue }
      result.modules[index].takeFacets(of: module, isPreferred: isPreferred)
    }
    if result.pages == nil || (!isPreferred && stored.pages != nil) { result.pages = stored.pages }
    return result
  }
}
