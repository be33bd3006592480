/// A symbol under one key in one module.
struct SymbolNode: Hashable, Sendable, Comparable {
  let module: String
  let key: String

  /// As an index keeps it: no two nodes have one.
  var text: String { "\(module.utf8.count):\(module)\(key)" }

  static func < (left: SymbolNode, right: SymbolNode) -> Bool {
    (left.module, left.key) < (right.module, right.key)
  }
}
