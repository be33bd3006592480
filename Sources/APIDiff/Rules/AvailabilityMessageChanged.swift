/// The message or the replacement of an availability attribute changed.
struct AvailabilityMessageChanged: SymbolRule {
  let id = ChangeID.availabilityMessageChanged
  let levels = "info"
  let summary = "the message or the replacement of an availability attribute changed"
  let explanation = """
    Told where the state itself stays the same.
    """

  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding] {
    guard case .availability(let change) = aspect, change.tellsWords else { return [] }
    var findings: [Finding] = []
    for (part, old, new) in [
      ("message", change.old.message, change.new.message),
      ("replacement", change.old.replacement, change.new.replacement),
    ] where old != new {
      var finding = pair.finding(.availabilityMessageChanged, .info)
      finding.platform = change.platform.rawValue
      finding.part = part
      finding.old = old
      finding.new = new
      finding.message = change.new.message
      finding.replacement = change.new.replacement
      findings.append(finding)
    }
    return findings
  }
}
