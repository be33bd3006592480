import Foundation
import SnapshotStore
import SymbolModel

/// What path patterns may name, and what it stands for.
enum ReportPattern {
  /// The names of places.
  static let names = ["product", "platform", "version", "baseline", "current"]

  /// - Throws: `ConfigurationError` for a place that stands for nothing.
  static func check(
    _ text: String, _ object: ConfigurationObject, _ key: String, names: [String] = names
  ) throws {
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let word = rest[rest.index(after: open)..<close]
      guard names.contains(String(word)) else {
        throw object.error(
          key,
          "{\(word.prefix(60))} stands for nothing (allowed: \(names.map { "{\($0)}" }.joined(separator: ", ")))"
        )
      }
      rest = rest[rest.index(after: close)...]
    }
  }

  /// The values of the places for a pair of builds.
  static func values(_ current: SDKBuild, baseline: SDKBuild) -> [String: String] {
    [
      "product": current.product, "platform": current.platform, "version": current.version ?? "none",
      "baseline": baseline.build, "current": current.build,
    ]
  }

  /// A pattern with its places filled, each with a name that leads nowhere else.
  static func fill(_ pattern: String, _ values: [String: String], escape: (String) -> String) -> String {
    var result = ""
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      let word = String(rest[rest.index(after: open)..<close])
      result += values[word].map(escape) ?? String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
