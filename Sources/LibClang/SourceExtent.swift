/// A stretch of a file.
package struct SourceExtent: Sendable {
  /// First byte.
  package let start: SourceLocation
  /// One past the last byte; in the file of `start`, or else equal to it.
  package let endOffset: Int

  /// The bytes' offsets.
  package var range: Range<Int> { start.offset..<max(start.offset, endOffset) }
}
