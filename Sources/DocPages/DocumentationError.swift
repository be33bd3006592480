/// Why documentation pages could not be read at all; each says what, where and what to do.
package enum DocumentationError: Error, CustomStringConvertible {
  /// Nothing is there.
  case missing(path: String)
  /// A folder cannot be looked into.
  case unreadable(path: String)
  /// There is no page below the path.
  case noPages(path: String)
  /// Not one page could be read.
  case nothingRead(path: String, first: String)

  /// One line.
  package var description: String {
    switch self {
    case .missing(let path): "\(path): no such file or folder (--docs)"
    case .unreadable(let path): "\(path) cannot be read (--docs)"
    case .noPages(let path):
      "\(path) holds no documentation pages; give a .doccarchive, or a folder of RenderJSON files (--docs)"
    case .nothingRead(let path, let first): "no documentation page in \(path) could be read: \(first)"
    }
  }
}
