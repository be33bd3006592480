import SnapshotStore
import SymbolModel

/// One module on one side, its symbols decoded when they are asked for.
final class ModuleSide {
  let name: String
  let object: SymbolsObject?
  /// How Swift sees the symbols, where the snapshot has it.
  let swiftNames: SwiftNamesObject?
  /// By the numbers of their lines in the index.
  private var decoded: [Int: Symbol] = [:]
  /// Where the symbols of keys are that were asked for.
  private var rows: [String: Int?] = [:]
  /// Identifiers of declarations that were not read right.
  private(set) lazy var damagedNames = Set((object?.incomplete ?? []).flatMap(\.names))

  init(name: String, object: SymbolsObject?, swiftNames: SwiftNamesObject? = nil) {
    self.name = name
    self.object = object
    self.swiftNames = swiftNames
  }

  /// What the module's own availability macros stand for.
  var availabilityMacros: [String: String] { object?.availabilityMacros ?? [:] }

  /// The symbol of a line of the index.
  ///
  /// - Throws: `StoreError.damaged`.
  func symbol(at row: Int) throws -> Symbol? {
    if let known = decoded[row] { return known }
    let symbol = try object?.symbol(at: row)
    // Containers are asked for again and again.
    if symbol?.kind.isContainer == true { decoded[row] = symbol }
    return symbol
  }

  /// The symbol of a key.
  ///
  /// - Throws: `StoreError.damaged`.
  func symbol(key: String) throws -> Symbol? {
    let row = rows[key] ?? object?.row(key: key)
    rows[key] = .some(row)
    return try row.flatMap(symbol)
  }

  /// Whether `symbol` may be there without having been read right.
  func mayHide(_ symbol: Symbol) -> Bool {
    guard !damagedNames.isEmpty else { return false }
    let own = symbol.ownName
    let name = symbol.kind.isMethod ? String(own.prefix { $0 != ":" }) : own
    return damagedNames.contains(name)
  }
}
