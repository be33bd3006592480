/// A place in a file.
package struct SourceLocation: Sendable {
  /// The file.
  package let file: SourceFile
  /// From 1.
  package let line: Int
  /// From 1, in bytes.
  package let column: Int
  /// From 0, in bytes.
  package let offset: Int
}
