import SnapshotStore

/// Identifies findings from run to run: ids and values count, wording does not.
enum Fingerprints {
  static func assign(to findings: inout [Finding], product: String) {
    var seen: [String: Int] = [:]
    for number in findings.indices {
      let text = text(of: findings[number], product)
      var fingerprint = fingerprint(of: text)
      let count = seen[fingerprint, default: 0]
      seen[fingerprint] = count + 1
      if count > 0 { fingerprint = self.fingerprint(of: "\(text)\u{0}\(count)") }
      findings[number].fingerprint = fingerprint
    }
  }

  private static func fingerprint(of text: String) -> String {
    var text = text
    let digest = text.withUTF8 { ContentDigest.sha256(UnsafeRawBufferPointer($0)) }
    return ContentDigest.hexadecimal(digest.prefix(16))
  }

  private static func text(of finding: Finding, _ product: String) -> String {
    [
      product, finding.module, finding.key, finding.id.rawValue, finding.platform ?? "", finding.part ?? "",
      finding.old ?? "\u{1}", finding.new ?? "\u{1}",
    ].joined(separator: "\u{0}")
  }
}
