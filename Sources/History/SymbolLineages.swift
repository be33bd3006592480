import APIDiff

/// Which symbols are one, under several names or in several modules.
package struct SymbolLineages {
  private var parents: [SymbolNode: SymbolNode] = [:]

  /// Every symbol is one for itself.
  package init() {}

  /// Takes note of what a finding brings together: a rename, a move, accessors and their property.
  package mutating func join(_ finding: Finding) {
    guard let old = finding.baselineNode, let new = finding.currentNode, old != new else { return }
    join(old, new)
  }

  mutating func join(_ left: SymbolNode, _ right: SymbolNode) {
    let (left, right) = (root(of: left), root(of: right))
    if left != right { parents[max(left, right)] = min(left, right) }
  }

  /// The one that stands for all that a symbol is.
  package func root(of node: SymbolNode) -> SymbolNode {
    var node = node
    while let parent = parents[node] { node = parent }
    return node
  }
}
