import APIDiff

/// What a test expects of one finding.
struct Expected: Hashable, Sendable {
  /// What an expectation may say about words of documentation.
  struct Words: Hashable, Sendable {
    var removed: [String] = []
    var added: [String] = []
    var mentions: [String] = []
  }

  var id: ChangeID
  var level: ChangeLevel
  var name: String
  var part: String?
  var platform: String?
  var old: String?
  var new: String?
  var message: String?
  var replacement: String?
  /// Not looked at where a test says nothing about it.
  var words: Words?
  /// The declaration of the side shown; not looked at where a test says nothing about it.
  var declaration: String?

  init(
    _ id: ChangeID, _ level: ChangeLevel, _ name: String, part: String? = nil, on platform: String? = nil,
    old: String? = nil, new: String? = nil, message: String? = nil, replacement: String? = nil,
    words: Words? = nil, declaration: String? = nil
  ) {
    self.id = id
    self.level = level
    self.name = name
    self.part = part
    self.platform = platform
    self.old = old
    self.new = new
    self.message = message
    self.replacement = replacement
    self.words = words
    self.declaration = declaration
  }

  /// What `finding` says, as far as `model` asks.
  init(_ finding: Finding, asFarAs model: Expected?) {
    self.init(
      finding.id, finding.level, finding.symbol?.name ?? finding.module, part: finding.part,
      on: finding.platform, old: finding.old, new: finding.new, message: finding.message,
      replacement: finding.replacement)
    if model?.words != nil, let change = finding.documentation {
      words = Words(removed: change.removed, added: change.added, mentions: change.mentions)
    }
    if model?.declaration != nil { declaration = finding.declaration?.new ?? finding.declaration?.old }
  }

  /// A new declaration that breaks nothing.
  static func added(_ name: String, _ level: ChangeLevel = .info) -> Expected {
    Expected(.symbolAdded, level, name)
  }

  /// A declaration that went.
  static func removed(_ name: String) -> Expected { Expected(.symbolRemoved, .breaking, name) }
}

extension Expected: CustomStringConvertible {
  /// As a test would write it.
  var description: String {
    var text = ".init(.\(id), .\(level), \(quoted(name))"
    for (label, value) in [
      ("part", part), ("on", platform), ("old", old), ("new", new), ("message", message),
      ("replacement", replacement),
    ] {
      if let value { text += ", \(label): \(quoted(value))" }
    }
    if let words {
      text += ", words: .init(removed: \(words.removed), added: \(words.added), mentions: \(words.mentions))"
    }
    if let declaration { text += ", declaration: \(quoted(declaration))" }
    return text + ")"
  }

  private func quoted(_ text: String) -> String { String(reflecting: text) }
}
