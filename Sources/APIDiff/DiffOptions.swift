/// What a comparison looks at.
public struct DiffOptions: Sendable {
  /// Only these modules; all when empty.
  public var modules: [String] = []
  /// Only findings of these ids or levels; all when empty.
  public var only: Set<String> = []
  /// All findings but those of these ids or levels.
  public var except: Set<String> = []

  /// Only symbols of these keys, and few others; all when nil. What is found of them is what a whole comparison finds.
  package var keys: Set<String>?

  /// Makes options that look at everything.
  public init() {}

  /// Whether any are left out.
  var choosesFindings: Bool { !only.isEmpty || !except.isEmpty }

  /// Whether everything is looked at.
  public var isWhole: Bool { modules.isEmpty && keys == nil && !choosesFindings }

  func keeps(_ finding: Finding) -> Bool {
    let words = [finding.id.rawValue, finding.level.rawValue]
    if !only.isEmpty, !words.contains(where: only.contains) { return false }
    return !words.contains(where: except.contains)
  }
}
