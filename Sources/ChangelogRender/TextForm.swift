/// How a document marks up what a statement says.
package protocol TextForm: Sendable {
  /// Words of a header, or of ours, on one line.
  func prose(_ text: String) -> String
  /// A name or a piece of code.
  func code(_ text: String) -> String
  /// What stands out.
  func strong(_ marked: String) -> String
  /// Words that went.
  func removed(_ text: String) -> String
  /// Words that came.
  func added(_ text: String) -> String
}
