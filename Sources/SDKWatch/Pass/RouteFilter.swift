import APIDiff

/// What routes leave of a changelog for one channel.
struct RouteFilter {
  private struct Route {
    var modules: [NamePattern]
    var ids: [NamePattern]
    var minimumLevel: ChangeLevel

    func fits(module: String) -> Bool { modules.contains { $0.matches(module) } }
    func fits(_ finding: Finding) -> Bool {
      finding.level >= minimumLevel && fits(module: finding.module)
        && ids.contains { $0.matches(finding.id.rawValue) }
    }
  }

  private let routes: [Route]

  /// Takes the routes that lead to a channel: what one of them wants goes there.
  init(_ routes: [RouteSettings]) {
    self.routes = routes.map {
      Route(
        modules: $0.modules.map { NamePattern($0) }, ids: $0.ids.map { NamePattern($0) },
        minimumLevel: $0.minimumLevel)
    }
  }

  /// Whether findings of the level `noise` are wanted.
  var showsNoise: Bool { routes.contains { $0.minimumLevel == .noise } }

  /// The least level that is wanted.
  var minimumLevel: ChangeLevel { routes.map(\.minimumLevel).min() ?? .info }

  /// The changelog that is left; nil when there is nothing to tell.
  ///
  /// A module that was not, or not wholly, compared counts as a warning, whatever ids a route names: what changed
  /// in it is not known.
  func choose(_ changelog: Changelog) -> Changelog? {
    let chosen = changelog.choosing { module in
      routes.contains { $0.fits(module: module) }
    } findings: { finding in
      // Noise that nobody asks for is counted, as in any changelog, and not listed.
      if finding.level == .noise, !showsNoise { return routes.contains { $0.fits(module: finding.module) } }
      return routes.contains { $0.fits(finding) }
    }
    let hasGap = chosen.modules.contains { module in
      module.status.isGap && routes.contains { $0.minimumLevel <= .warning && $0.fits(module: module.name) }
    }
    let hasFindings = chosen.findings.contains { showsNoise || $0.level != .noise }
    return hasFindings || hasGap ? chosen : nil
  }
}
