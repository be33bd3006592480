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
      key: key, digest: text(place.digest), header: text(place.header), line: Int(place.line),
      usr: place.usr.isEmpty ? key : text(place.usr), range: index.record(place))
  }

  /// How the key of a line stands to that of a line of another index.
  func order(_ row: Int, _ other: SymbolsIndexReader, _ otherRow: Int) -> KeyOrder {
    let left = bytes(index.rows[row].key)
    let right = other.bytes(other.index.rows[otherRow].key)
    return index.hasEscapes || other.index.hasEscapes
      ? KeyOrder(ofText: left, to: right) : KeyOrder(of: left, to: right)
  }

  /// Whether two lines have one digest and one header.
  func isSame(_ row: Int, _ other: SymbolsIndexReader, _ otherRow: Int) -> Bool {
    let (left, right) = (index.rows[row], other.index.rows[otherRow])
    return KeyOrder(of: bytes(left.digest), to: other.bytes(right.digest)) == .same
      && KeyOrder(of: bytes(left.header), to: other.bytes(right.header)) == .same
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
