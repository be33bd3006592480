/// Judges one kind of change: its id, its level, why it matters.
///
/// A rule is one file in this folder and one line in `RuleRegistry`.
public protocol ChangeRule: Sendable {
  /// The id of the findings it makes.
  var id: ChangeID { get }
  /// Its level in words, for `sdkdiff rules`: `breaking`, or `breaking; info when …`.
  var levels: String { get }
  /// When it applies, in one line.
  var summary: String { get }
  /// Why a reader should care, and what is decided about special cases.
  var explanation: String { get }
}

/// A rule that judges facts about a symbol.
protocol SymbolRule: ChangeRule {
  /// What this rule has to say about a fact.
  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding]
}
