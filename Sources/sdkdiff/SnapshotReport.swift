import ChangelogRender
import SnapshotPipeline
import SnapshotStore
import SymbolModel

/// Words about a snapshot that was taken.
enum SnapshotReport {
  /// `158 modules (2 incomplete, 1 unparsed, 40 without headers)`
  static func counts(_ manifest: SnapshotManifest) -> String {
    let total = manifest.modules.count
    var parts: [String] = []
    for (status, word) in [
      (ModuleStatus.incomplete, "incomplete"), (.unparsed, "unparsed"), (.noHeaders, "without headers"),
    ] {
      let count = manifest.modules.count { $0.status == status }
      if count > 0 { parts.append("\(count) \(word)") }
    }
    let detail = parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
    return "\(total) \(total == 1 ? "module" : "modules")\(detail)"
  }

  /// `stored sdk/iphoneos/24A437 (27.0): 158 modules, 140392 symbols`, with the line's end.
  static func line(_ manifest: SnapshotManifest, _ verb: String) -> String {
    let symbols = manifest.modules.reduce(0) { $0 + $1.symbols }
    let version = manifest.build.version.map { " (\($0))" } ?? ""
    return VisibleText.escape(
      "\(verb) \(manifest.build.path)\(version): \(counts(manifest)), \(symbols) symbols") + "\n"
  }

  /// `2 declarations are introduced and unavailable on one platform, and count as unavailable there`
  static func contradictions(_ count: Int) -> String {
    count == 1
      ? "1 declaration is introduced and unavailable on one platform, and counts as unavailable there"
      : "\(count) declarations are introduced and unavailable on one platform, and count as unavailable there"
  }

  /// What headers hold that nobody here has heard of, and which is kept by its name: `platform fridgeos (3)`.
  static func unknown(_ manifest: SnapshotManifest) -> String? {
    guard let kinds = manifest.unknownKinds, !kinds.isEmpty else { return nil }
    return kinds.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value))" }.joined(separator: ", ")
  }

  /// A line on standard error for each module that could not be read whole, for those without Swift names by their
  /// reasons, and for whatever else there is to know.
  static func warn(about outcome: SnapshotOutcome) {
    let manifest = outcome.manifest
    for module in manifest.modules where module.status == .unparsed || module.status == .incomplete {
      Output.complain("\(module.name): \(module.status.rawValue): \(module.reason ?? "")")
    }
    for module in manifest.modules {
      guard let count = module.contradictions else { continue }
      Output.complain(
        "\(module.name): \(contradictions(count)) (`sdkdiff show \(manifest.build.build) \(module.name)` tells which)"
      )
    }
    if let unknown = unknown(manifest) { Output.complain("not known to this version: \(unknown)") }
    for line in SwiftNamesReport.lines(about: manifest) + outcome.notes { Output.complain(line) }
  }
}
