import APIDiff

/// An entry to paste into a file of suppressions.
enum SuppressionEntry {
  /// One line of JSON; the reason is left to the reader.
  static func json(for finding: Finding) -> String {
    var writer = JSONWriter(isCompact: true)
    writer.object { writer in
      writer.key("id")
      writer.string(finding.id.rawValue)
      writer.key("module")
      writer.string(finding.module)
      if let symbol = finding.symbol {
        writer.key("symbol")
        writer.string(symbol.name)
      }
      writer.key("fingerprint")
      writer.string(finding.fingerprint)
      writer.key("reason")
      writer.string("")
    }
    return writer.text
  }
}
