import CLibclang

/// A set of translation units; the first thing libclang wants.
package final class Index {
  let raw: CXIndex

  /// Makes an index that prints nothing itself.
  package init() { raw = clang_createIndex(0, 0) }

  deinit { clang_disposeIndex(raw) }

  /// The library's own version line.
  package static var libraryVersion: String { String(disposing: clang_getClangVersion()) }
}
