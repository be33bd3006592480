/// A form in which histories can be printed.
public enum HistoryFormat: String, CaseIterable, Sendable {
  /// For a terminal and for `grep`: a line for each change.
  case text
  /// For notes, as GitHub renders them.
  case markdown
  /// For machines: `docs/history.schema.json`.
  case json
}
