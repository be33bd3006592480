import SnapshotStore

/// What a reader must know about how Swift names were compared.
enum SwiftNameNotes {
  static func about(_ old: SnapshotManifest, _ new: SnapshotManifest, modules: [String]) -> [String] {
    let wanted = Set(modules)
    func states(_ manifest: SnapshotManifest) -> [String: SwiftNamesState] {
      let named = manifest.modules.filter { wanted.contains($0.name) }.compactMap { module in
        module.swiftNames.map { (module.name, $0) }
      }
      return Dictionary(named) { first, _ in first }
    }
    let (before, after) = (states(old), states(new))
    switch (before.isEmpty, after.isEmpty) {
    case (true, true): return []
    case (true, false):
      return ["The baseline has no Swift names: only those that headers write are compared."]
    case (false, true):
      return ["The current build has no Swift names: only those that headers write are compared."]
    case (false, false): break
    }
    let makers = [before, after].map { Set($0.values.map { "\($0.toolchain)\u{0}\($0.recipe)" }) }
    if makers[0] != makers[1] {
      let (left, right) = (toolchains(before), toolchains(after))
      let names = left == right ? left : "\(left) and \(right)"
      return [
        "The Swift names were made in different ways (\(names)): only those that headers write are compared;"
          + " `sdkdiff snapshot --again` redoes one."
      ]
    }
    let doubtful = modules.filter { name in
      guard let old = before[name], let new = after[name] else { return false }
      return !old.compares(with: new) && !(old.status == .none && new.status == .none)
    }
    guard !doubtful.isEmpty else { return [] }
    let more = doubtful.count > 5 ? " and \(doubtful.count - 5) more" : ""
    return [
      "Swift names are incomplete in \(doubtful.prefix(5).joined(separator: ", "))\(more): there only those that"
        + " headers write are compared."
    ]
  }

  private static func toolchains(_ states: [String: SwiftNamesState]) -> String {
    Set(states.values.map(\.toolchain)).sorted().joined(separator: ", ")
  }
}
