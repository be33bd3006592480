#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How one stretch of bytes stands to another: the order of an index is that of its keys' bytes.
enum KeyOrder {
  case before, same, after

  /// How `left` stands to `right`.
  init(of left: UnsafeRawBufferPointer, to right: UnsafeRawBufferPointer) {
    var difference = left.count - right.count
    if let first = left.baseAddress, let second = right.baseAddress {
      let bytes = memcmp(first, second, min(left.count, right.count))
      if bytes != 0 { difference = Int(bytes) }
    }
    self = difference < 0 ? .before : difference > 0 ? .after : .same
  }

  /// The same for the texts that fields of an index stand for.
  init(ofText left: UnsafeRawBufferPointer, to right: UnsafeRawBufferPointer) {
    let (first, second) = (SymbolsIndexText.bytes(left), SymbolsIndexText.bytes(right))
    self = first.withUnsafeBytes { first in
      second.withUnsafeBytes { second in KeyOrder(of: first, to: second) }
    }
  }
}
