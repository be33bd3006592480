/// A rule that judges facts about a documentation page.
protocol PageRule: ChangeRule {
  /// What this rule has to say about a fact.
  func findings(for aspect: PageAspect, in pair: PagePair) -> [Finding]
}
