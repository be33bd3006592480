import SymbolModel

/// What a class has its interface from.
struct ClassParents: Sendable {
  let superclass: String?
  let protocols: [String]

  init(_ symbol: Symbol) {
    superclass = symbol.superclass
    protocols = symbol.protocols
  }
}
