/// A rule that judges how a header and a documentation page disagree.
protocol DocsRule: ChangeRule {
  /// What this rule has to say about a fact.
  func findings(for disagreement: DocsDisagreement, in subject: DocsSubject) -> [Finding]
}
