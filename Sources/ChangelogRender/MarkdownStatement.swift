import APIDiff
import SymbolModel

/// One finding in words.
enum MarkdownStatement {
  /// `**Warning:** deprecated: iOS 27.2; message: “Use the other.”; replacement: …`
  static func line(for finding: Finding) -> String {
    var line =
      finding.level == .breaking ? "**Breaking:** " : finding.level == .warning ? "**Warning:** " : ""
    line += phrase(finding.id) + place(finding)
    if let change = change(finding) { line += ": " + change }
    return ([line] + remarks(on: finding)).joined(separator: "; ")
  }

  /// Message, replacement, and what the documentation mentions for the first time.
  static func remarks(on finding: Finding) -> [String] {
    var remarks: [String] = []
    if let message = finding.message { remarks.append("message: “\(MarkdownText.prose(message))”") }
    if let replacement = finding.replacement {
      remarks.append("replacement: \(MarkdownText.code(replacement))")
    }
    if let mentions = finding.documentation?.mentions, !mentions.isEmpty {
      let names = mentions.map { MarkdownText.code($0) }.joined(separator: ", ")
      remarks.append("mentions for the first time: \(names)")
    }
    return remarks
  }

  /// As Apple writes it: `iOS`, `macOS`.
  static func platform(_ name: String) -> String {
    let suffix = "_app_extension"
    if name.hasSuffix(suffix) { return platform(String(name.dropLast(suffix.count))) + " app extensions" }
    switch name {
    case PlatformName.all.rawValue: return "all platforms"
    case "ios": return "iOS"
    case "ipados": return "iPadOS"
    case "macos": return "macOS"
    case "tvos": return "tvOS"
    case "watchos": return "watchOS"
    case "visionos": return "visionOS"
    case "maccatalyst": return "Mac Catalyst"
    case "driverkit": return "DriverKit"
    case "swift": return "Swift"
    default: return name
    }
  }

  private static func phrase(_ id: ChangeID) -> String {
    switch id {
    case .introducedChanged: return "introduction changed"
    case .obsoletedChanged: return "obsoletion changed"
    case .swiftNameChanged: return "Swift name changed"
    default: return id.rawValue.split(separator: "-").joined(separator: " ")
    }
  }

  private static func change(_ finding: Finding) -> String? {
    if FindingWords.isDocumentation(finding.id) { return words(finding) }
    let value = values(finding)
    guard let platform = finding.platform.map({ MarkdownText.prose(self.platform($0)) }) else {
      return join(finding.part.map { MarkdownText.code($0) }, value, ": ")
    }
    return join(platform, join(finding.part.map { MarkdownText.code($0) }, value, ": "), " ")
  }

  private static func join(_ label: String?, _ value: String?, _ separator: String) -> String? {
    guard let label, let value else { return label ?? value }
    return label + separator + value
  }

  /// `(discussion, plain comment)`
  private static func place(_ finding: Finding) -> String {
    guard FindingWords.isDocumentation(finding.id), let documentation = finding.documentation else {
      return ""
    }
    let form = documentation.form == "plain" ? ", plain comment" : ""
    return " (\(MarkdownText.prose(documentation.part))\(form))"
  }

  private static func values(_ finding: Finding) -> String? {
    func shown(_ text: String) -> String {
      switch finding.id {
      case .moduleAdded, .moduleRemoved, .introducedChanged, .deprecated, .deprecationChanged, .undeprecated,
        .obsoletedChanged, .becameUnavailable, .becameAvailable:
        MarkdownText.prose(text)
      case .availabilityMessageChanged: "“\(MarkdownText.prose(text))”"
      default: MarkdownText.code(text)
      }
    }
    guard let value = finding.new ?? finding.old else { return nil }
    if let old = finding.old, let new = finding.new { return "\(shown(old)) → \(shown(new))" }
    if value == finding.part { return nil }
    if FindingWords.impliesOneSide(finding.id) { return shown(value) }
    return finding.old == nil ? "none → \(shown(value))" : "\(shown(value)) → none"
  }

  private static func words(_ finding: Finding) -> String? {
    let excerpt = DocumentationExcerpt(of: finding)
    guard !excerpt.isEmpty else { return nil }
    return excerpt.joined { piece in
      let text = MarkdownText.prose(piece.text)
      switch piece.kind {
      case .same: return text
      case .removed: return "<del>\(text)</del>"
      case .added: return "<ins>\(text)</ins>"
      }
    }
  }
}
