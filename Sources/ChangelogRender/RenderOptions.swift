import APIDiff

/// What a reader wants to see of a changelog.
public struct RenderOptions: Sendable {
  /// Whether the text format may use terminal colours; the others have none.
  public var useColor: Bool
  /// Whether findings of the level `noise` are listed; they are counted in any case.
  public var showNoise: Bool
  /// Whether the text format prints, below each finding, an entry that would suppress it.
  public var suggestsSuppressions: Bool
  /// The language of text, Markdown and HTML; machines read English.
  public var language: ReportLanguage
  /// The level from which on a finding is a failed test in the JUnit format.
  public var failureLevel: ChangeLevel
  /// The moment that an Atom feed names, as seconds since 1970: nothing else depends on the time of day.
  public var time: Int

  /// Makes options; without arguments there is neither colour nor noise, in English.
  public init(
    useColor: Bool = false, showNoise: Bool = false, suggestsSuppressions: Bool = false,
    language: ReportLanguage = .english, failureLevel: ChangeLevel = .breaking, time: Int = 0
  ) {
    self.useColor = useColor
    self.showNoise = showNoise
    self.suggestsSuppressions = suggestsSuppressions
    self.language = language
    self.failureLevel = failureLevel
    self.time = time
  }
}
