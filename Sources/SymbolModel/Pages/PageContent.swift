/// What a documentation page says to a reader of one language.
public struct PageContent: Hashable, Sendable {
  /// Its title.
  public var title: String
  /// The USR of the symbol that it is about.
  public var usr: String?
  /// What the page calls its subject: `Class`, `Instance Method`, `Property List Key` …
  public var roleHeading: String?
  /// What it says about platforms, in its order.
  public var platforms: [PagePlatform]
  /// The declarations that it shows.
  public var declarations: [PageDeclaration]
  /// Its text, section by section.
  public var texts: [PageText]
  /// What it lists: topics, related pages, relationships.
  public var lists: [PageList]

  /// Makes a content; everything but the title is optional.
  public init(
    title: String, usr: String? = nil, roleHeading: String? = nil, platforms: [PagePlatform] = [],
    declarations: [PageDeclaration] = [], texts: [PageText] = [], lists: [PageList] = []
  ) {
    self.title = title
    self.usr = usr
    self.roleHeading = roleHeading
    self.platforms = platforms
    self.declarations = declarations
    self.texts = texts
    self.lists = lists
  }

  /// The paragraphs of a section; none when it has no such section.
  public func paragraphs(of part: String) -> [String] {
    texts.filter { $0.part == part }.flatMap(\.paragraphs)
  }

  /// What it says about platforms, in the words of headers. `beta` has none there.
  public var availability: Availability {
    var result = Availability()
    for platform in platforms { result[platform.platform] = platform.item }
    return result
  }
}
