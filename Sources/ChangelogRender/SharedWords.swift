import APIDiff

/// What the findings of a group say alike, so that it is printed once.
struct SharedWords {
  /// By id: a deprecation may have words where the introduction beside it has none.
  private var messages: [ChangeID: String] = [:]
  private var replacements: [ChangeID: String] = [:]

  init(of findings: [Finding]) {
    for (id, same) in Dictionary(grouping: findings, by: \.id) {
      let messages = Set(same.map(\.message))
      if messages.count == 1, let message = messages.first { self.messages[id] = message }
      let replacements = Set(same.map(\.replacement))
      if replacements.count == 1, let replacement = replacements.first { self.replacements[id] = replacement }
    }
  }

  /// Each message once.
  var allMessages: [String] { Set(messages.values).sorted() }
  /// Each replacement once.
  var allReplacements: [String] { Set(replacements.values).sorted() }

  /// The finding without what is shared.
  func without(_ finding: Finding) -> Finding {
    var finding = finding
    if messages[finding.id] != nil { finding.message = nil }
    if replacements[finding.id] != nil { finding.replacement = nil }
    return finding
  }
}
