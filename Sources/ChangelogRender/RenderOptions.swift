/// What a reader wants to see of a changelog.
public struct RenderOptions: Sendable {
  /// Whether the text format may use terminal colours; the others have none.
  public var useColor: Bool
  /// Whether findings of the level `noise` are listed; they are counted in any case.
  public var showNoise: Bool
  /// Whether the text format prints, below each finding, an entry that would suppress it.
  public var suggestsSuppressions: Bool

  /// Makes options; without arguments there is neither colour nor noise.
  public init(useColor: Bool = false, showNoise: Bool = false, suggestsSuppressions: Bool = false) {
    self.useColor = useColor
    self.showNoise = showNoise
    self.suggestsSuppressions = suggestsSuppressions
  }
}
