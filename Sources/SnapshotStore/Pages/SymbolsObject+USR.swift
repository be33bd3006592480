extension SymbolsObject {
  /// The USR of the line of that number.
  package func usr(at row: Int) -> String {
    withIndex { reader in
      let field = reader.index.rows[row].usr
      return field.isEmpty ? reader.key(row) : SymbolsIndexText.text(reader.bytes(field))
    }
  }
}
