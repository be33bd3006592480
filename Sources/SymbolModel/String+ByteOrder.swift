extension String {
  /// Whether this comes first in the order of bytes, which is the order of everything that is stored.
  package func precedesInBytes(_ other: String) -> Bool {
    let answer = utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in
        let count = min(left.count, right.count)
        for at in 0..<count where left[at] != right[at] { return left[at] < right[at] }
        return left.count < right.count
      }
    }
    return (answer ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }
}
