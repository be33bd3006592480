import SymbolModel

/// Plain comments that only moved to a neighbour are noise.
enum MovedComments {
  static func quieted(_ findings: [Finding]) -> [Finding] {
    func words(_ finding: Finding, _ id: ChangeID) -> String? {
      guard finding.id == id, let change = finding.documentation,
        change.form == DocComment.Form.plain.rawValue
      else { return nil }
      let text = finding.old ?? finding.new ?? ""
      return DocumentationWords.words(text).map(\.compared).joined(separator: " ")
    }
    let gone = Set(findings.compactMap { words($0, .documentationRemoved) })
    let came = Set(findings.compactMap { words($0, .documentationAdded) })
    let moved = gone.intersection(came)
    guard !moved.isEmpty else { return findings }
    return findings.map { finding in
      guard let text = words(finding, .documentationRemoved) ?? words(finding, .documentationAdded),
        moved.contains(text)
      else { return finding }
      var quiet = finding
      quiet.id = .documentationReflowed
      quiet.level = .noise
      return quiet
    }
  }
}
