/// A file that exists only for the parse.
package struct UnsavedFile: Sendable {
  /// Where the parse finds it; need not exist.
  package let path: String
  /// What it holds.
  package let contents: String

  /// Makes a file.
  package init(path: String, contents: String) {
    self.path = path
    self.contents = contents
  }
}
