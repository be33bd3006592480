import APIDiff
import SymbolModel

/// One finding in words.
package struct FindingStatement {
  let form: any TextForm
  let words: Words

  /// Says findings in a form and a language.
  package init(form: any TextForm, words: Words) {
    self.form = form
    self.words = words
  }

  /// `**Warning:** deprecated: iOS 27.2; message: “Use the other.”; replacement: …`
  func line(for finding: Finding) -> String { line(for: [finding]) }

  /// Findings that say the same of several platforms, as `together` gathers them, in one line.
  package func line(for findings: [Finding]) -> String {
    guard let first = findings.first, first.level > .info else { return plainLine(for: findings) }
    let level = words.level(first.level)
    let capitalized = level.prefix(1).uppercased() + level.dropFirst()
    return form.strong(capitalized + ":") + " " + plainLine(for: findings)
  }

  /// The same without its level.
  func plainLine(for finding: Finding) -> String { plainLine(for: [finding]) }

  /// The same without their level.
  func plainLine(for findings: [Finding]) -> String {
    guard let first = findings.first else { return "" }
    var line = words.change(first.id) + place(first)
    let changes = findings.compactMap(change)
    if !changes.isEmpty { line += ": " + changes.joined(separator: ", ") }
    return ([line] + remarks(on: first)).joined(separator: "; ")
  }

  /// Findings of one symbol, those together that differ in platform and version alone.
  package static func together(_ findings: [Finding]) -> [[Finding]] {
    func isAlike(_ a: Finding, _ b: Finding) -> Bool {
      a.platform != nil && b.platform != nil && a.id == b.id && a.level == b.level && a.part == b.part
        && a.message == b.message && a.replacement == b.replacement
    }
    var result: [[Finding]] = []
    for finding in findings {
      if let place = result.firstIndex(where: { isAlike($0[0], finding) }) {
        result[place].append(finding)
      } else {
        result.append([finding])
      }
    }
    return result
  }

  /// Message, replacement, and what the documentation mentions for the first time.
  func remarks(on finding: Finding) -> [String] {
    var remarks: [String] = []
    if let message = finding.message { remarks.append(words(.message) + ": “\(form.prose(message))”") }
    if let replacement = finding.replacement {
      remarks.append(words(.replacement) + ": " + form.code(replacement))
    }
    if let mentions = finding.documentation?.mentions, !mentions.isEmpty {
      remarks.append(words(.mentionsFirst) + ": " + mentions.map(form.code).joined(separator: ", "))
    }
    return remarks
  }

  /// Where a symbol is, and where not; nil when nothing is known.
  func availability(_ availability: Availability?) -> String? {
    FindingWords.availability(
      availability, unavailable: .unavailableOn, words, platformName: FindingWords.platformTitle
    ).map(form.prose)
  }

  private func change(_ finding: Finding) -> String? {
    if FindingWords.isDocumentation(finding.id) { return excerpt(finding) }
    let value = join(finding.part.map(form.code), values(finding), ": ")
    guard let platform = finding.platform else { return value }
    return join(form.prose(FindingWords.platformTitle(platform, words)), value, " ")
  }

  private func join(_ label: String?, _ value: String?, _ separator: String) -> String? {
    guard let label, let value else { return label ?? value }
    return label + separator + value
  }

  /// `(discussion, plain comment)`
  private func place(_ finding: Finding) -> String {
    guard FindingWords.isDocumentation(finding.id), let documentation = finding.documentation else {
      return ""
    }
    let plain = documentation.form == "plain" ? ", " + words(.plainComment) : ""
    return " (\(form.prose(FindingWords.part(documentation.part, words)))\(plain))"
  }

  private func values(_ finding: Finding) -> String? {
    func shown(_ text: String) -> String {
      switch finding.id {
      case .moduleAdded, .moduleRemoved, .introducedChanged, .deprecated, .deprecationChanged, .undeprecated,
        .obsoletedChanged, .becameUnavailable, .becameAvailable:
        form.prose(FindingWords.value(text, of: finding.id, words))
      case .availabilityMessageChanged: "“\(form.prose(text))”"
      default: form.code(text)
      }
    }
    guard let value = finding.new ?? finding.old else { return nil }
    if let old = finding.old, let new = finding.new { return "\(shown(old)) → \(shown(new))" }
    if value == finding.part { return nil }
    if FindingWords.impliesOneSide(finding.id) { return shown(value) }
    let none = words(.none)
    return finding.old == nil ? "\(none) → \(shown(value))" : "\(shown(value)) → \(none)"
  }

  private func excerpt(_ finding: Finding) -> String? {
    let excerpt = DocumentationExcerpt(of: finding)
    guard !excerpt.isEmpty else { return nil }
    return excerpt.joined { piece in
      switch piece.kind {
      case .same: form.prose(piece.text)
      case .removed: form.removed(piece.text)
      case .added: form.added(piece.text)
      }
    }
  }
}
