import DocPages
import SymbolModel

/// Documentation pages that were read, for one build or several.
package struct DocumentationInput: Sendable {
  /// Where they were read.
  package let path: String
  /// The pages, by module.
  package let modules: [PagesSnapshot]

  /// Reads a DocC archive or a folder of RenderJSON.
  ///
  /// - Throws: `DocumentationError`.
  package init(path: String) throws {
    self.path = path
    modules = try Documentation(path: path).modules
  }

  /// The pages that could not be read, with their modules.
  package var unread: [(module: String, page: UnreadPage)] {
    modules.flatMap { module in module.unread.map { (module.module, $0) } }
  }

  /// How many pages there are.
  package var count: Int { modules.reduce(0) { $0 + $1.pages.count } }
}
