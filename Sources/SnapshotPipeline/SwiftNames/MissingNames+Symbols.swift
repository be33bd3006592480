import SnapshotStore
import SwiftNames
import SymbolModel

extension MissingNames {
  /// Adds what the parse of a module declared itself, by how the module's declarations use it.
  ///
  /// - Throws: `StoreError` when a symbol cannot be read.
  mutating func add(_ symbols: SymbolsObject) throws {
    let names = Set(symbols.standIns.filter { !$0.contains("/") && !$0.hasSuffix(".h") })
    headers.formUnion(symbols.standIns.filter { !names.contains($0) })
    guard !names.isEmpty else { return }
    macros.formUnion(names.filter(Self.isMacro))
    var rest = names.filter { !Self.isMacro($0) }
    for entry in symbols.index where !rest.isEmpty {
      let symbol = try symbols.symbol(entry)
      let supers = symbol.protocols + [symbol.superclass].compactMap(\.self)
      let found = rest.filter { name in
        supers.contains(name)
          || [" *", "*", "<", ">", ",", " <"].contains { symbol.declaration.contains(name + $0) }
      }
      classes.formUnion(found)
      rest.subtract(found)
    }
    values.formUnion(rest)
  }

  /// Capitals and underscores, as macros are written.
  private static func isMacro(_ name: String) -> Bool {
    name.utf8.contains(0x5F) && name.utf8.allSatisfy { $0 == 0x5F || $0 < 0x61 }
  }
}
