import APIDiff

/// A finding as a line of the text format.
package enum FindingText {
  /// Level, id, module, symbol, what changed, place; two spaces apart, in English.
  package static func line(_ finding: Finding, useColor: Bool) -> String {
    TextRenderer().line(finding, TextStyle(isOn: useColor, words: Words(.english)))
  }
}
