extension String {
  /// Whether this comes first in the order of bytes, which is the order of everything that is stored.
  package func precedesInBytes(_ other: String) -> Bool {
    let answer = utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in
        Self.precedes(UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
      }
    }
    return (answer ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }

  private static func precedes(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    let count = Swift.min(left.count, right.count)
    var at = 0
    // Eight at a time: the names of one class's members begin alike.
    while at + 8 <= count {
      let first = left.loadUnaligned(fromByteOffset: at, as: UInt64.self)
      let second = right.loadUnaligned(fromByteOffset: at, as: UInt64.self)
      if first != second { return first.bigEndian < second.bigEndian }
      at += 8
    }
    while at < count {
      if left[at] != right[at] { return left[at] < right[at] }
      at += 1
    }
    return left.count < right.count
  }
}
