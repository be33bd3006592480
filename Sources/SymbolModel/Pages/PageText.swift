/// A section of a documentation page.
public struct PageText: Hashable, Sendable {
  /// `abstract`, `deprecation`, `discussion`, `parameter NAME`, `returns`, or the heading above it.
  public var part: String
  /// Its paragraphs: items of lists, rows of tables and pieces of code are each one. Links stand as their titles,
  /// code between code marks.
  public var paragraphs: [String]

  /// Makes a section.
  public init(part: String, paragraphs: [String]) {
    self.part = part
    self.paragraphs = paragraphs
  }
}
