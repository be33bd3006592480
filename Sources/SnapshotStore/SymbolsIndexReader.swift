/// An index beside its bytes, as long as they are held.
struct SymbolsIndexReader {
  let index: SymbolsIndex
  let bytes: UnsafeRawBufferPointer

  var count: Int { index.rows.count }

  /// The bytes of a field.
  func bytes(_ field: SymbolsIndex.Field) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[field.range])
  }

  /// A line with its texts.
  func entry(_ row: Int) -> SymbolsObject.Entry {
    let place = index.rows[row]
    func text(_ field: SymbolsIndex.Field) -> String { SymbolsIndexText.text(bytes(field)) }
    let key = key(row)
    return SymbolsObject.Entry(
      key: key, header: text(place.header), line: Int(place.line),
      usr: place.usr.isEmpty ? key : text(place.usr), range: index.record(place))
  }

  /// How the key of a line stands to that of a line of another index.
  func order(_ row: Int, _ other: SymbolsIndexReader, _ otherRow: Int) -> KeyOrder {
    let left = bytes(index.rows[row].key)
    let right = other.bytes(other.index.rows[otherRow].key)
    return index.hasEscapes || other.index.hasEscapes
      ? KeyOrder(ofText: left, to: right) : KeyOrder(of: left, to: right)
  }

  /// Whether two lines have one header and one content. Canonical bytes are the content: no digest of them says more,
  /// and a digest would be a fifth of what is stored.
  func isSame(_ row: Int, _ other: SymbolsIndexReader, _ otherRow: Int) -> Bool {
    KeyOrder(of: record(row), to: other.record(otherRow)) == .same
      && KeyOrder(of: bytes(index.rows[row].header), to: other.bytes(other.index.rows[otherRow].header))
        == .same
  }

  /// The canonical bytes of a line's symbol.
  func record(_ row: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[index.record(index.rows[row])])
  }

  /// The first line whose key does not stand before `key`.
  func firstRow(notBefore key: UnsafeRawBufferPointer) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if order(middle, to: key) == .before { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The lines whose keys begin with `prefix`: they stand together.
  func rows(keysBeginningWith prefix: UnsafeRawBufferPointer) -> Range<Int> {
    let first = firstRow(notBefore: prefix)
    var end = first
    while end < count, SymbolsIndexText.bytes(bytes(index.rows[end].key)).starts(with: prefix) { end += 1 }
    return first..<end
  }

  /// How the key of a line stands to a text.
  func order(_ row: Int, to key: UnsafeRawBufferPointer) -> KeyOrder {
    let field = bytes(index.rows[row].key)
    guard index.hasEscapes else { return KeyOrder(of: field, to: key) }
    return SymbolsIndexText.bytes(field).withUnsafeBytes { KeyOrder(of: $0, to: key) }
  }

  /// The key of a line.
  func key(_ row: Int) -> String { SymbolsIndexText.text(bytes(index.rows[row].key)) }
}
