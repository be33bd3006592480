/// A declaration as a documentation page shows it.
public struct PageDeclaration: Hashable, Sendable {
  /// `swift`, `occ` for Objective-C and C, `data` for keys of property lists.
  public var language: String
  /// The platforms that it holds for, as the page names them; none for all.
  public var platforms: [String]
  /// The declaration on one line.
  public var text: String

  /// Makes a declaration.
  public init(language: String, platforms: [String] = [], text: String) {
    self.language = language
    self.platforms = platforms
    self.text = text
  }
}
