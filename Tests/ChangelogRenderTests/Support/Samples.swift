import APIDiff
import SymbolModel

/// Changelogs made by hand.
enum Samples {
  static let baseline = SDKBuild(product: "sdk", platform: "iphoneos", version: "27.0", build: "24A437")
  static let current = SDKBuild(product: "sdk", platform: "iphoneos", version: "27.2", build: "24B5084k")

  /// A changelog whose summary counts its findings.
  static func changelog(
    _ findings: [Finding], groups: [ChangeGroup] = [], modules: [ModuleComparison]? = nil,
    notes: [String] = [], suppressed: Int = 0
  ) -> Changelog {
    var summary = Changelog.Summary()
    for finding in findings {
      switch finding.level {
      case .breaking: summary.breaking += 1
      case .warning: summary.warning += 1
      case .info: summary.info += 1
      case .noise: summary.noise += 1
      }
    }
    summary.suppressed = suppressed
    let names = Set(findings.map(\.module)).sorted()
    return Changelog(
      tool: Changelog.Tool(version: "0.1.0", extractor: 1), baseline: baseline, current: current,
      notes: notes, modules: modules ?? names.map { ModuleComparison(name: $0, status: .changed) },
      summary: summary, groups: groups, findings: findings)
  }

  /// A finding with the fields that `body` sets.
  static func finding(
    _ id: ChangeID, _ level: ChangeLevel, _ symbol: String?, kind: String = "function",
    module: String = "Kit", with body: (inout Finding) -> Void = { _ in }
  ) -> Finding {
    var finding = Finding(id: id, level: level, module: module)
    finding.symbol = symbol.map { SymbolReference(name: $0, kind: kind, usr: "c:@\($0)") }
    finding.fingerprint = "0123456789abcdef0123456789abcdef"
    if symbol != nil {
      finding.location = HeaderLocation(header: "\(module).h", line: 12)
      finding.baselineLocation = HeaderLocation(header: "\(module).h", line: 10)
    }
    body(&finding)
    return finding
  }

  /// The tool's own example.
  static let tracking: Changelog = {
    let module = "AppTrackingTransparency"
    let added = finding(
      .symbolAdded, .info, "+[ATTrackingManager requestUsingExpandedInterface:completionHandler:]",
      kind: "type-method", module: module
    ) {
      $0.container = "ATTrackingManager"
      $0.symbol = SymbolReference(
        name: "+[ATTrackingManager requestUsingExpandedInterface:completionHandler:]", kind: "type-method",
        usr: "c:objc(cs)ATTrackingManager(cm)requestUsingExpandedInterface:completionHandler:",
        swiftName: "request(usingExpandedInterface:completionHandler:)")
      $0.declaration = Finding.Declarations(
        old: nil,
        new: "+ (void)requestUsingExpandedInterface:(BOOL)expanded completionHandler:(void (^)(void))done")
      let gone = AvailabilityItem(isUnavailable: true)
      $0.availability = Availability([
        PlatformName(rawValue: "ios"): AvailabilityItem(introduced: Version(27, 2)), .macOS: gone,
        PlatformName(rawValue: "tvos"): gone, PlatformName(rawValue: "visionos"): gone,
        PlatformName(rawValue: "watchos"): gone,
      ])
      $0.documentation = DocumentationChange(
        part: "abstract", form: "doc", removed: [],
        added: ["Asks with the larger panel, e.g. on iPad. Set NSUserTrackingMarkdown first."],
        mentions: ["NSUserTrackingMarkdown"])
      $0.location = HeaderLocation(header: "ATTrackingManager.h", line: 140)
      $0.baselineLocation = nil
    }
    let reworded = finding(
      .documentationChanged, .info, "+[ATTrackingManager requestWithCompletionHandler:]", kind: "type-method",
      module: module
    ) {
      $0.part = "discussion"
      $0.old = """
        This method is the only way to ask. The system remembers the answer that a person gives,
        and doesn’t prompt again, unless the app is removed and installed once more on the device.
        """
      $0.new = """
        This method is the only way to ask. The system remembers the answer that a person gives, and may ask
        again after a year, unless the app is removed and installed once more on the device.
        """
      $0.documentation = DocumentationChange(
        part: "discussion", form: "doc", removed: ["doesn’t prompt again,"],
        added: ["may ask again after a year,"], mentions: [])
    }
    return changelog([added, reworded])
  }()
}

extension Samples {
  /// An availability from versions by platform, and from platforms that lack the symbol.
  static func availability(_ introduced: [String: String], gone: [String]) -> Availability {
    var items: [PlatformName: AvailabilityItem] = [:]
    for (name, version) in introduced {
      items[PlatformName(rawValue: name)] = AvailabilityItem(introduced: Version(version))
    }
    for name in gone { items[PlatformName(rawValue: name)] = AvailabilityItem(isUnavailable: true) }
    return Availability(items)
  }
}
