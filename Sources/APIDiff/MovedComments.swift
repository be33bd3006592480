import SymbolModel

/// Plain comments that only moved to a neighbour are noise.
enum MovedComments {
  /// Where a comment can move to, and its words.
  private struct Place: Hashable {
    let header: String
    let container: String?
    let words: [DocumentationWords.Word]
  }

  /// Each comment that went pairs with one that came in the same header and container.
  static func quieted(_ findings: [Finding]) -> [Finding] {
    var gone: [Place: [Int]] = [:]
    for (number, finding) in findings.enumerated() where finding.id == .documentationRemoved {
      if let place = place(finding, finding.old, finding.baselineLocation) {
        gone[place, default: []].append(number)
      }
    }
    guard !gone.isEmpty else { return findings }
    var findings = findings
    for number in findings.indices where findings[number].id == .documentationAdded {
      let finding = findings[number]
      guard let place = place(finding, finding.new, finding.location),
        let source = gone[place]?.first
      else { continue }
      gone[place]?.removeFirst()
      for moved in [source, number] {
        findings[moved].id = .documentationReflowed
        findings[moved].level = .noise
      }
    }
    return findings
  }

  private static func place(_ finding: Finding, _ text: String?, _ location: HeaderLocation?) -> Place? {
    guard finding.documentation?.form == DocComment.Form.plain.rawValue, let text, let location else {
      return nil
    }
    return Place(
      header: location.header, container: finding.container, words: DocumentationWords.words(text))
  }
}
