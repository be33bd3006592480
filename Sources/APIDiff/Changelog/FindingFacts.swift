import SymbolModel

/// The parts of a finding.
struct FindingFacts: Hashable, Sendable {
  var id: ChangeID
  var level: ChangeLevel
  var module: String
  var fingerprint = ""
  var group: String?
  var container: String?
  var symbol: SymbolReference?
  var part: String?
  var platform: String?
  var old: String?
  var new: String?
  var message: String?
  var replacement: String?
  var declaration: Finding.Declarations?
  var availability: Availability?
  var callGuard: CallGuard?
  var documentation: DocumentationChange?
  var location: HeaderLocation?
  var baselineLocation: HeaderLocation?
  var context: HeaderContext?
  var key = ""
  var baselineKey: String?
  var currentKey: String?
  var baselineModule: String?
  var containerKey: String?
  var origin = AvailabilityOrigin()
  var cause: Cause?
}
