/// The documentation page that a finding is about.
public struct PageReference: Hashable, Sendable, Codable {
  /// Where it is in its site or archive: `/documentation/lanternkit/lklantern`.
  public let path: String
  /// Its title.
  public let title: String

  /// What findings on pages have as the kind of their symbol.
  public static let kind = "page"

  /// Makes a reference.
  public init(path: String, title: String) {
    self.path = path
    self.title = title
  }
}
