import SnapshotStore

/// Words about the Swift names of a snapshot.
enum SwiftNamesReport {
  /// A line for each reason why modules lack names, or have them in spite of errors.
  ///
  /// That a module is not meant for Swift, or has no module map, is no fault.
  static func lines(about manifest: SnapshotManifest) -> [String] {
    var modules: [String: [String]] = [:]
    for module in manifest.modules {
      guard let state = module.swiftNames, state.status != .complete, let reason = state.reason,
        !answers.contains(reason)
      else { continue }
      modules["\(words(state.status)): \(reason)", default: []].append(module.name)
    }
    return modules.sorted { ($0.value[0], $0.key) < ($1.value[0], $1.key) }.map { reason, names in
      let more = names.count > 3 ? " and \(names.count - 3) more" : ""
      return names.prefix(3).joined(separator: ", ") + more + ": " + reason
    }
  }

  private static let answers: Set<String> = ["requires !swift", "requires cplusplus", "no module map"]

  private static func words(_ status: SwiftNamesState.Status) -> String {
    switch status {
    case .complete: "Swift names"
    case .partial: "some Swift names are missing"
    case .relaxed: "Swift names in spite of errors"
    case .none: "no Swift names"
    }
  }

  /// `162 with Swift names (swift-6.3.1-RELEASE)`; nil where nobody asked for any.
  static func counts(_ manifest: SnapshotManifest) -> String? {
    let states = manifest.modules.compactMap(\.swiftNames)
    guard !states.isEmpty else { return nil }
    let toolchains = Set(states.map(\.toolchain)).sorted().joined(separator: ", ")
    return "Swift names of \(states.count { $0.status != .none }) modules by \(toolchains)"
  }
}
