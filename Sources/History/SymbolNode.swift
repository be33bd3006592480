/// A symbol under one key in one module.
package struct SymbolNode: Hashable, Sendable, Comparable {
  /// The module's name.
  package let module: String
  /// What identifies the symbol in it.
  package let key: String

  /// Makes a node.
  package init(module: String, key: String) {
    self.module = module
    self.key = key
  }

  /// As an index keeps it: no two nodes have one.
  var text: String { "\(module.utf8.count):\(module)\(key)" }

  /// By module, then key.
  package static func < (left: SymbolNode, right: SymbolNode) -> Bool {
    (left.module, left.key) < (right.module, right.key)
  }
}
