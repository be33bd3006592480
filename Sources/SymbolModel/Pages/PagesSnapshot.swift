/// The documentation pages of one module in one build.
public struct PagesSnapshot: Hashable, Sendable {
  /// The module's name, as its pages write it.
  public var module: String
  /// Its pages, by key.
  public var pages: [Page]
  /// Pages that could not be read, by file.
  public var unread: [UnreadPage]
  /// What was of no known kind and is kept as its text: how often, by RenderJSON's word.
  public var unknownKinds: [String: Int]

  /// Makes a module of pages.
  public init(
    module: String, pages: [Page], unread: [UnreadPage] = [], unknownKinds: [String: Int] = [:]
  ) {
    self.module = module
    self.pages = pages
    self.unread = unread
    self.unknownKinds = unknownKinds
  }
}
