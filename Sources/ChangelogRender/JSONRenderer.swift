import APIDiff
import SymbolModel

/// The changelog as `docs/changelog.schema.json` describes it, version 1.
struct JSONRenderer: ChangelogRenderer {
  func render(_ changelog: Changelog, options: RenderOptions) -> String {
    let groups = changelog.groups.filter { options.showNoise || $0.level != .noise }
    let findings = changelog.findings.filter { options.showNoise || $0.level != .noise }
    return JSONValue.object([
      ("schemaVersion", .int(1)),
      (
        "tool",
        .object([
          ("name", .string(changelog.tool.name)), ("version", .string(changelog.tool.version)),
          ("extractor", .int(changelog.tool.extractor)),
        ])
      ),
      ("baseline", value(changelog.baseline)),
      ("current", value(changelog.current)),
      ("notes", strings(changelog.notes)),
      ("modules", .array(changelog.modules.map(value))),
      ("summary", value(changelog.summary)),
      ("groups", .array(groups.map(value))),
      ("findings", .array(findings.map(value))),
    ]).text
  }

  private func value(_ build: SDKBuild) -> JSONValue {
    .object([
      ("product", .string(build.product)), ("platform", .string(build.platform)),
      ("version", .optional(build.version)), ("build", .string(build.build)),
    ])
  }

  private func value(_ module: ModuleComparison) -> JSONValue {
    .object([
      ("name", .string(module.name)), ("status", .string(module.status.rawValue)),
      ("reason", .optional(module.reason)), ("side", .optional(module.side?.rawValue)),
    ])
  }

  private func value(_ summary: Changelog.Summary) -> JSONValue {
    .object([
      ("breaking", .int(summary.breaking)), ("warning", .int(summary.warning)), ("info", .int(summary.info)),
      ("noise", .int(summary.noise)), ("suppressed", .int(summary.suppressed)),
    ])
  }

  private func value(_ group: ChangeGroup) -> JSONValue {
    .object([
      ("id", .string(group.id)), ("cause", .string(group.cause.rawValue)), ("name", .string(group.name)),
      ("old", .optional(group.old)), ("new", .optional(group.new)), ("level", .string(group.level.rawValue)),
      ("count", .int(group.count)),
    ])
  }

  private func value(_ finding: Finding) -> JSONValue {
    .object([
      ("id", .string(finding.id.rawValue)),
      ("level", .string(finding.level.rawValue)),
      ("fingerprint", .string(finding.fingerprint)),
      ("group", .optional(finding.group)),
      ("module", .string(finding.module)),
      ("container", .optional(finding.container)),
      ("symbol", finding.symbol.map(value) ?? .null),
      ("part", .optional(finding.part)),
      ("platform", .optional(finding.platform)),
      ("old", .optional(finding.old)),
      ("new", .optional(finding.new)),
      ("message", .optional(finding.message)),
      ("replacement", .optional(finding.replacement)),
      ("declaration", finding.declaration.map(value) ?? .null),
      ("availability", finding.availability.map(value) ?? .null),
      ("guard", finding.callGuard.map(value) ?? .null),
      ("documentation", finding.documentation.map(value) ?? .null),
      ("location", finding.location.map(value) ?? .null),
      ("baselineLocation", finding.baselineLocation.map(value) ?? .null),
    ])
  }

  private func value(_ guard: CallGuard) -> JSONValue {
    .object([("swift", .optional(`guard`.swift)), ("objc", .optional(`guard`.objc))])
  }

  private func value(_ symbol: SymbolReference) -> JSONValue {
    .object([
      ("name", .string(symbol.name)), ("kind", .string(symbol.kind)), ("usr", .optional(symbol.usr)),
      ("swiftName", .optional(symbol.swiftName)),
    ])
  }

  private func value(_ declarations: Finding.Declarations) -> JSONValue {
    .object([("old", .optional(declarations.old)), ("new", .optional(declarations.new))])
  }

  private func value(_ availability: Availability) -> JSONValue {
    .object(
      availability.platforms.map { platform in
        (platform.rawValue, value(availability[platform] ?? AvailabilityItem()))
      })
  }

  private func value(_ item: AvailabilityItem) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = []
    if let version = item.introduced { members.append(("introduced", number(version))) }
    if let version = item.deprecated {
      members.append(("deprecated", .string(version.description)))
    } else if item.isDeprecated {
      members.append(("deprecated", .bool(true)))
    }
    if let version = item.obsoleted { members.append(("obsoleted", number(version))) }
    if item.isUnavailable { members.append(("unavailable", .bool(true))) }
    if let message = item.message { members.append(("message", .string(message))) }
    if let replacement = item.replacement { members.append(("replacement", .string(replacement))) }
    return .object(members)
  }

  /// A version in figures, whatever it stands for: only a deprecation has words in the schema.
  private func number(_ version: Version) -> JSONValue {
    .string(version.isToBeDeprecated ? "\(version.major).\(version.minor)" : version.description)
  }

  private func value(_ documentation: DocumentationChange) -> JSONValue {
    .object([
      ("part", .string(documentation.part)), ("form", .string(documentation.form)),
      ("removed", strings(documentation.removed)), ("added", strings(documentation.added)),
      ("mentions", strings(documentation.mentions)),
    ])
  }

  private func value(_ location: HeaderLocation) -> JSONValue {
    .object([("header", .string(location.header)), ("line", .int(location.line))])
  }

  private func strings(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }
}
