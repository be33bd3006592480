import APIDiff

/// An entry to paste into a file of suppressions.
enum SuppressionEntry {
  /// One line of JSON; the reason is left to the reader.
  static func json(for finding: Finding) -> String {
    var members: [(key: String, value: JSONValue)] = [
      ("id", .string(finding.id.rawValue)), ("module", .string(finding.module)),
    ]
    if let symbol = finding.symbol { members.append(("symbol", .string(symbol.name))) }
    members.append(("fingerprint", .string(finding.fingerprint)))
    members.append(("reason", .string("")))
    return JSONValue.object(members).compact
  }
}
