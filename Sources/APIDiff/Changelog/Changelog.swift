import SymbolModel

/// What changed between two builds, in order.
public struct Changelog: Hashable, Sendable {
  /// The tool that made it.
  public struct Tool: Hashable, Sendable, Codable {
    /// `sdkdiff`.
    public let name: String
    /// Its version.
    public let version: String
    /// The version of the extraction that the current side was taken with.
    public let extractor: Int

    /// Makes a tool.
    public init(name: String = "sdkdiff", version: String, extractor: Int) {
      self.name = name
      self.version = version
      self.extractor = extractor
    }
  }

  /// How many findings of each level there are, hidden ones included.
  public struct Summary: Hashable, Sendable, Codable {
    /// Breaks code.
    public var breaking = 0
    /// May need work.
    public var warning = 0
    /// Good to know.
    public var info = 0
    /// Hidden unless asked for.
    public var noise = 0
    /// Left out because a file of suppressions says so.
    public var suppressed = 0

    /// Makes an empty summary.
    public init() {}

    mutating func count(_ level: ChangeLevel, by number: Int) {
      switch level {
      case .breaking: breaking += number
      case .warning: warning += number
      case .info: info += number
      case .noise: noise += number
      }
    }
  }

  /// The tool that made it.
  public var tool: Tool
  /// The older side.
  public var baseline: SDKBuild
  /// The newer side.
  public var current: SDKBuild
  /// What a reader must know about the comparison itself.
  public var notes: [String]
  /// Every module of either side, by name.
  public var modules: [ModuleComparison]
  /// Counts.
  public var summary: Summary
  /// The groups, in order.
  public var groups: [ChangeGroup]
  /// The findings, in the contract's total order.
  public var findings: [Finding]
  /// Whether the header lines around findings were asked for.
  public var showsContext = false

  /// Makes a changelog.
  public init(
    tool: Tool, baseline: SDKBuild, current: SDKBuild, notes: [String] = [],
    modules: [ModuleComparison] = [], summary: Summary = Summary(), groups: [ChangeGroup] = [],
    findings: [Finding] = []
  ) {
    self.tool = tool
    self.baseline = baseline
    self.current = current
    self.notes = notes
    self.modules = modules
    self.summary = summary
    self.groups = groups
    self.findings = findings
  }
}
