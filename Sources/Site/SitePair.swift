import APIDiff
import SymbolModel

/// Two neighbouring builds and what changed between them.
struct SitePair: Sendable {
  let changelog: Changelog

  var baseline: SDKBuild { changelog.baseline }
  var current: SDKBuild { changelog.current }
  /// The page of both.
  var path: String { SitePath.change(baseline, current) }
  /// `15.5 (19F64) → 16.4 (20E238)`
  var title: String { "\(Self.name(baseline)) → \(Self.name(current))" }
  /// What anchors of this pair begin with in a page of several.
  var prefix: String {
    String(
      current.build.unicodeScalars.filter(\.isASCII).filter {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
      }.map(Character.init)) + "-"
  }

  /// The findings that are shown.
  var findings: [Finding] { changelog.findings.filter { $0.level != .noise } }

  /// `27.0 (24A437)`, or the build alone where there is no version.
  static func name(_ build: SDKBuild) -> String {
    build.version.map { "\($0) (\(build.build))" } ?? build.build
  }
}
