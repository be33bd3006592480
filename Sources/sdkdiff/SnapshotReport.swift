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

  /// A line on standard error for each module that could not be read whole, for those without Swift names by their
  /// reasons, and for whatever else there is to know.
  static func warn(about outcome: SnapshotOutcome) {
    for module in outcome.manifest.modules where module.status == .unparsed || module.status == .incomplete {
      Output.complain("\(module.name): \(module.status.rawValue): \(module.reason ?? "")")
    }
    for line in SwiftNamesReport.lines(about: outcome.manifest) + outcome.notes { Output.complain(line) }
  }
}
