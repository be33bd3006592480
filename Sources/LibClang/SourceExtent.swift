/// A stretch of a file.
package struct SourceExtent: Sendable {
  /// The file.
  package let file: SourceFile
  /// The bytes' offsets.
  package let range: Range<Int>

  init(file: SourceFile, start: Int, end: Int) {
    self.file = file
    range = start..<max(start, end)
  }
}
