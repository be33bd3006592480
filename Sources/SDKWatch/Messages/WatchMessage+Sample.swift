import APIDiff
import ChangelogRender
import Foundation
import SnapshotStore
import SymbolModel

extension WatchMessage {
  /// A message that tries a channel: builds and changes that nobody has made, and which say so.
  package static func sample(
    source: String = "sample", toolVersion: String, language: ReportLanguage = .english, time: Date
  ) -> WatchMessage {
    let build = SDKBuild(product: "sample", platform: "iphoneos", version: "27.2", build: "24B5084k")
    var changelog = Changelog(
      tool: Changelog.Tool(version: toolVersion, extractor: 1),
      baseline: SDKBuild(product: "sample", platform: "iphoneos", version: "27.0", build: "24A437"),
      current: build, modules: [ModuleComparison(name: "SampleKit", status: .changed)])
    changelog.findings = findings
    changelog.summary.breaking = findings.count { $0.level == .breaking }
    changelog.summary.warning = findings.count { $0.level == .warning }
    changelog.summary.info = findings.count { $0.level == .info }
    return WatchMessage(
      source: source, changelogs: [changelog], language: language, time: time, isSample: true)
  }

  private static let findings = [
    finding(.symbolAdded, .info, "+[SMPBoat boatWithSails:]", "type-method") {
      $0.container = "SMPBoat"
      $0.declaration = Finding.Declarations(old: nil, new: "+ (instancetype)boatWithSails:(NSUInteger)count")
      let availability = Availability([
        PlatformName(rawValue: "ios"): AvailabilityItem(introduced: Version(27, 2))
      ])
      $0.availability = availability
      $0.callGuard = CallGuard(availability)
    },
    finding(.typeChanged, .breaking, "SMPBoat.length", "property") {
      $0.container = "SMPBoat"
      $0.old = "float"
      $0.new = "double"
      $0.declaration = Finding.Declarations(
        old: "@property (readonly) float length", new: "@property (readonly) double length")
    },
    finding(.deprecated, .warning, "SMPSink", "function") {
      $0.platform = "ios"
      $0.new = "27.2"
      $0.message = "Boats no longer sink."
      $0.declaration = Finding.Declarations(old: "void SMPSink(void)", new: "void SMPSink(void)")
    },
  ]

  private static func finding(
    _ id: ChangeID, _ level: ChangeLevel, _ name: String, _ kind: String, _ fill: (inout Finding) -> Void
  ) -> Finding {
    var finding = Finding(id: id, level: level, module: "SampleKit")
    finding.symbol = SymbolReference(name: name, kind: kind, usr: nil)
    finding.fingerprint = String(ContentDigest.hex(Array("\(id.rawValue) \(name)".utf8)).prefix(32))
    finding.location = HeaderLocation(header: "SMPBoat.h", line: 12)
    if id != .symbolAdded { finding.baselineLocation = HeaderLocation(header: "SMPBoat.h", line: 10) }
    fill(&finding)
    return finding
  }
}
