import SymbolModel

/// The stored builds of one product on one platform, oldest first.
struct BuildLine: Sendable {
  let builds: [StoredBuild]
  /// What became of each module, by name.
  let modules: [String: ModuleLine]

  var product: String { builds[0].build.product }
  var platform: String { builds[0].build.platform }

  /// - Parameter builds: at least one.
  init(_ builds: [StoredBuild]) {
    self.builds = builds
    var modules: [String: ModuleLine] = [:]
    for name in Set(builds.flatMap(\.modules.keys)) {
      modules[name] = ModuleLine(builds.map { $0.state(of: name) })
    }
    self.modules = modules
  }
}
