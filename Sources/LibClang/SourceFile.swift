import CLibclang

/// A file of a translation unit; equal for equal handles.
package final class SourceFile: Hashable, Sendable {
  /// Its path as the parse found it.
  package let path: String
  /// The handle's address: it says which file this is, and is never followed.
  private let handle: UInt

  init(path: String, handle: CXFile) {
    self.path = path
    self.handle = UInt(bitPattern: handle)
  }

  /// By handle.
  package static func == (lhs: SourceFile, rhs: SourceFile) -> Bool { lhs.handle == rhs.handle }
  /// By handle.
  package func hash(into hasher: inout Hasher) { hasher.combine(handle) }
}
