import APIDiff
import SymbolModel

/// A finding as an index keeps it: all that is printed, and the symbols it links; no group, no cause.
struct StoredFinding: Codable, Sendable {
  private let id: ChangeID
  private let level: ChangeLevel
  private let fingerprint: String
  private let module: String
  private let container: String?
  private let symbol: SymbolReference?
  private let part: String?
  private let platform: String?
  private let old: String?
  private let new: String?
  private let message: String?
  private let replacement: String?
  private let declaration: Finding.Declarations?
  private let availability: Availability?
  private let isGuarded: Bool
  private let documentation: DocumentationChange?
  private let location: HeaderLocation?
  private let baselineLocation: HeaderLocation?
  private let key: String
  private let containerKey: String?
  private let baselineKey: String?
  private let currentKey: String?
  private let baselineModule: String?

  init(_ finding: Finding) {
    id = finding.id
    level = finding.level
    fingerprint = finding.fingerprint
    module = finding.module
    container = finding.container
    symbol = finding.symbol
    part = finding.part
    platform = finding.platform
    old = finding.old
    new = finding.new
    message = finding.message
    replacement = finding.replacement
    declaration = finding.declaration
    availability = finding.availability
    isGuarded = finding.callGuard != nil
    documentation = finding.documentation
    location = finding.location
    baselineLocation = finding.baselineLocation
    key = finding.key
    containerKey = finding.containerKey
    baselineKey = finding.baselineKey
    currentKey = finding.currentKey
    baselineModule = finding.baselineModule
  }

  /// The finding.
  var finding: Finding {
    var finding = Finding(id: id, level: level, module: module)
    finding.fingerprint = fingerprint
    finding.container = container
    finding.symbol = symbol
    finding.part = part
    finding.platform = platform
    finding.old = old
    finding.new = new
    finding.message = message
    finding.replacement = replacement
    finding.declaration = declaration
    finding.availability = availability
    // It follows from the availability.
    finding.callGuard = isGuarded ? availability.flatMap { CallGuard($0) } : nil
    finding.documentation = documentation
    finding.location = location
    finding.baselineLocation = baselineLocation
    finding.key = key
    finding.containerKey = containerKey
    finding.baselineKey = baselineKey
    finding.currentKey = currentKey
    finding.baselineModule = baselineModule
    return finding
  }
}
