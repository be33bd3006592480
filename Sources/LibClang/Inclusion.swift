/// A file that a translation unit read.
package struct Inclusion {
  /// The file.
  package let file: SourceFile
  /// The line that includes it; nil for the main file.
  package let place: SourceLocation?
}
