/// A line of an index that its counterpart of another build lacks, or says otherwise.
package enum IndexDifference: Sendable {
  /// One key, other content or another header.
  case changed(old: Int, new: Int)
  case onlyOld(Int)
  case onlyNew(Int)
}

extension SymbolsObject {
  /// How two sides' indexes differ, in the order of the keys; no record is looked at. A side that is
  /// missing has no lines.
  package static func differences(from old: SymbolsObject?, to new: SymbolsObject?) -> [IndexDifference] {
    guard let old else { return (new?.rows ?? 0..<0).map { .onlyNew($0) } }
    guard let new else { return old.rows.map { .onlyOld($0) } }
    return old.withIndex { left in
      new.withIndex { right in IndexMerge(old: left, new: right).differences() }
    }
  }

  /// The numbers of the lines.
  private var rows: Range<Int> { 0..<count }
}

/// Goes through two indexes side by side: both are in the order of their keys.
struct IndexMerge {
  let old: SymbolsIndexReader
  let new: SymbolsIndexReader

  func differences() -> [IndexDifference] {
    var result: [IndexDifference] = []
    var (left, right) = (0, 0)
    while left < old.count, right < new.count {
      switch old.order(left, new, right) {
      case .before:
        result.append(.onlyOld(left))
        left += 1
      case .after:
        result.append(.onlyNew(right))
        right += 1
      case .same:
        if !old.isSame(left, new, right) { result.append(.changed(old: left, new: right)) }
        left += 1
        right += 1
      }
    }
    result += (left..<old.count).map { .onlyOld($0) }
    result += (right..<new.count).map { .onlyNew($0) }
    return result
  }
}
