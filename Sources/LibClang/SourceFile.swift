import CLibclang

/// A file of a translation unit; equal for equal handles.
package final class SourceFile: Hashable {
  /// Its path as the parse found it.
  package let path: String
  let handle: CXFile

  init(path: String, handle: CXFile) {
    self.path = path
    self.handle = handle
  }

  /// By handle.
  package static func == (lhs: SourceFile, rhs: SourceFile) -> Bool { lhs.handle == rhs.handle }
  /// By handle.
  package func hash(into hasher: inout Hasher) { hasher.combine(handle) }
}
