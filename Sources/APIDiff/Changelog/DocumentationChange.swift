/// What changed in a symbol's documentation, in words.
public struct DocumentationChange: Hashable, Sendable, Codable {
  /// `abstract`, `discussion`, `parameter NAME`, `returns`, `note` …
  public let part: String
  /// `doc` or `plain`; `page` on a documentation page.
  public let form: String
  /// Runs of words that went.
  public let removed: [String]
  /// Runs of words that came.
  public let added: [String]
  /// Names that the text mentions for the first time: Info.plist keys, symbols, addresses.
  public let mentions: [String]
  /// The paths of the documentation pages of those names, where the current build has one.
  public var pages: [String: String] = [:]

  /// The form of a documentation page's words.
  public static let page = "page"

  /// Makes a change.
  public init(part: String, form: String, removed: [String], added: [String], mentions: [String]) {
    self.part = part
    self.form = form
    self.removed = removed
    self.added = added
    self.mentions = mentions
  }
}
