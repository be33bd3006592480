/// Pages that a documentation page lists under a heading.
public struct PageList: Hashable, Sendable {
  /// Why they are listed.
  public enum Kind: String, Sendable {
    /// What belongs to the page's subject.
    case topics
    /// What else is of interest.
    case seeAlso = "see-also"
    /// What it inherits from, conforms to …
    case relationships
  }

  /// Why they are listed.
  public var kind: Kind
  /// The heading; empty where there is none.
  public var title: String
  /// The titles of the pages, in the page's order.
  public var items: [String]

  /// Makes a list.
  public init(kind: Kind, title: String, items: [String]) {
    self.kind = kind
    self.title = title
    self.items = items
  }
}
