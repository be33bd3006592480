import SnapshotStore
import SymbolModel

/// One module on one side, its symbols decoded when they are asked for.
final class ModuleSide {
  let name: String
  let index: [SymbolsObject.Entry]
  let incomplete: [IncompleteDeclaration]
  let availabilityMacros: [String: String]
  private let object: SymbolsObject?
  private lazy var positions = Dictionary(
    index.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
  private var decoded: [String: Symbol] = [:]
  /// Identifiers of declarations that were not read right.
  private(set) lazy var damagedNames = Set(incomplete.flatMap(\.names))

  init(name: String, object: SymbolsObject?) {
    self.name = name
    self.object = object
    index = object?.index ?? []
    incomplete = object?.incomplete ?? []
    availabilityMacros = object?.availabilityMacros ?? [:]
  }

  /// The symbol of a line of the index.
  func symbol(_ entry: SymbolsObject.Entry) throws -> Symbol? {
    if let known = decoded[entry.key] { return known }
    let symbol = try object?.symbol(entry)
    decoded[entry.key] = symbol
    return symbol
  }

  /// The symbol of a key.
  func symbol(key: String) throws -> Symbol? {
    guard let position = positions[key] else { return nil }
    return try symbol(index[position])
  }

  /// Whether a symbol of that key is there.
  func has(_ key: String) -> Bool { positions[key] != nil }

  /// Whether `symbol` may be there without having been read right.
  func mayHide(_ symbol: Symbol) -> Bool {
    guard !damagedNames.isEmpty else { return false }
    let own = symbol.ownName
    let name = symbol.kind.isMethod ? String(own.prefix { $0 != ":" }) : own
    return damagedNames.contains(name)
  }
}
