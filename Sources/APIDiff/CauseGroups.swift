/// Finds the one cause behind equal changes: a macro redefined, a region, a module.
struct CauseGroups {
  /// What the module's own macros meant before and mean now.
  let oldMacros: [String: String]
  let newMacros: [String: String]
  /// So many equal changes in a module are one decision.
  static let moduleWideCount = 5

  private static let availability: Set<ChangeID> = [
    .introducedChanged, .deprecated, .deprecationChanged, .undeprecated, .obsoletedChanged,
    .becameUnavailable, .becameAvailable, .availabilityMessageChanged,
    .pageAvailabilityChanged,
  ]
  /// Other changes that are made by the dozen: a module that becomes sendable, or gives its names a type.
  private static let others: Set<ChangeID> = [
    .attributeChanged, .propertyAttributesChanged, .swiftNameChanged, .typeChanged, .nullabilityChanged,
  ]

  /// Gives each finding its cause, where several share one.
  func mark(_ findings: inout [Finding]) {
    var places: [CauseKey: [Int]] = [:]
    var rest: [String: [Int]] = [:]
    for number in findings.indices where findings[number].level != .noise {
      if Self.others.contains(findings[number].id) {
        places[moduleWide(findings[number].module, detail(of: findings[number])), default: []]
          .append(number)
      } else if !Self.availability.contains(findings[number].id) {
        continue
      } else if let key = writtenCause(of: findings[number]) {
        places[key, default: []].append(number)
      } else {
        rest[findings[number].key, default: []].append(number)
      }
    }
    // All that changed on a symbol, together: symbols that changed alike meet, on all platforms at once.
    for numbers in rest.values {
      let detail = numbers.map { self.detail(of: findings[$0]) }.sorted().joined(separator: "\u{2}")
      guard let first = numbers.first else { continue }
      places[moduleWide(findings[first].module, detail), default: []] += numbers
    }
    for (key, numbers) in places {
      let symbols = Set(numbers.map { findings[$0].key }).count
      guard symbols >= (key.cause == .moduleWide ? Self.moduleWideCount : 2) else { continue }
      let cause = Cause(key)
      for number in numbers { findings[number].cause = cause }
    }
  }

  private func moduleWide(_ module: String, _ detail: String) -> CauseKey {
    CauseKey(cause: .moduleWide, module: module, name: module, old: nil, new: nil, detail: detail)
  }

  /// A cause that stands in the header; nil where each declaration was written anew.
  private func writtenCause(of finding: Finding) -> CauseKey? {
    if let macro = redefinedMacro(finding.origin) {
      return CauseKey(
        cause: .macroRedefined, module: finding.module, name: macro, old: oldMacros[macro],
        new: newMacros[macro])
    }
    let origin = finding.origin
    if origin.oldRegions != origin.newRegions, origin.oldWritten == origin.newWritten {
      let header = (finding.location ?? finding.baselineLocation)?.header ?? ""
      return CauseKey(
        cause: .availabilityRegion, module: finding.module, name: header, old: text(origin.oldRegions),
        new: text(origin.newRegions))
    }
    return nil
  }

  private func detail(of finding: Finding) -> String {
    [
      finding.id.rawValue, finding.platform, finding.part, finding.old, finding.new, finding.message,
      finding.replacement,
    ].map { $0 ?? "\u{1}" }.joined(separator: "\u{0}")
  }

  private func text(_ regions: [String]) -> String? { regions.isEmpty ? nil : regions.joined(separator: " ") }

  /// A macro that the declaration uses as before, but that means something else now.
  private func redefinedMacro(_ origin: AvailabilityOrigin) -> String? {
    for written in origin.newWritten where origin.oldWritten.contains(written) {
      let name = String(written.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      if let old = oldMacros[name], let new = newMacros[name], old != new { return name }
    }
    return nil
  }
}
