import SnapshotStore

/// Identifies findings from run to run: ids and values count, wording does not.
enum Fingerprints {
  static func assign(to findings: inout [Finding], product: String) {
    var seen: [String: Int] = [:]
    for number in findings.indices {
      let finding = findings[number]
      let fields = [
        product, finding.module, finding.key, finding.id.rawValue, finding.platform ?? "", finding.part ?? "",
        finding.old ?? "\u{1}", finding.new ?? "\u{1}",
      ]
      let text = fields.joined(separator: "\u{0}")
      let count = seen[text, default: 0]
      seen[text] = count + 1
      let whole = count == 0 ? text : "\(text)\u{0}\(count)"
      findings[number].fingerprint = String(ContentDigest.hex(Array(whole.utf8)).prefix(32))
    }
  }
}
