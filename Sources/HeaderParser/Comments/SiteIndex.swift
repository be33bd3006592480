/// The declarations of a file by their place: which begin, end or lie around an offset.
struct SiteIndex {
  let sites: [CommentSite]
  /// Numbers of sites as they begin, outer ones first.
  private let order: [Int]
  private let starts: [Int]
  /// For each place in `order` the place of the site around it.
  private let parents: [Int?]
  /// Numbers of sites as they end; of those that end together the smallest last.
  private let byEnd: [Int]
  private let ends: [Int]

  init(_ sites: [CommentSite]) {
    self.sites = sites
    let order = sites.indices.sorted {
      (sites[$0].range.lowerBound, -sites[$0].range.upperBound)
        < (sites[$1].range.lowerBound, -sites[$1].range.upperBound)
    }
    var parents: [Int?] = []
    var open: [Int] = []
    for (place, site) in order.enumerated() {
      while let last = open.last, sites[order[last]].range.upperBound <= sites[site].range.lowerBound {
        open.removeLast()
      }
      parents.append(open.last)
      open.append(place)
    }
    self.order = order
    starts = order.map { sites[$0].range.lowerBound }
    self.parents = parents
    // A macro can make a class and its members in one place: they are the class's.
    byEnd = sites.indices.sorted {
      let (left, right) = (sites[$0], sites[$1])
      if left.range.upperBound != right.range.upperBound {
        return left.range.upperBound < right.range.upperBound
      }
      if left.range.count != right.range.count { return left.range.count > right.range.count }
      return left.isMember && !right.isMember
    }
    ends = byEnd.map { sites[$0].range.upperBound }
  }

  /// Where the first site at or after `offset` begins.
  func firstStart(from offset: Int) -> Int? {
    let place = Self.lowerBound(starts, offset)
    return place < starts.count ? starts[place] : nil
  }

  /// All that begin at `start`: the declarators of a statement, a type and its name. What one macro makes
  /// begins together, too: of that only the outer declarations.
  func beginning(at start: Int) -> [Int] {
    var found: [Int] = []
    var place = Self.lowerBound(starts, start)
    while place < starts.count, starts[place] == start {
      found.append(order[place])
      place += 1
    }
    let outer = found.filter { !sites[$0].isMember }
    return outer.isEmpty ? found : outer
  }

  /// The last that ended before `offset`.
  func lastEnded(before offset: Int) -> Int? {
    let place = Self.lowerBound(ends, offset + 1) - 1
    return place >= 0 ? byEnd[place] : nil
  }

  /// The innermost that `offset` lies in.
  func innermost(around offset: Int) -> Int? {
    var place: Int? = Self.lowerBound(starts, offset) - 1
    if place == -1 { return nil }
    while let here = place, sites[order[here]].range.upperBound <= offset { place = parents[here] }
    return place.map { order[$0] }
  }

  private static func lowerBound(_ values: [Int], _ value: Int) -> Int {
    var low = 0
    var high = values.count
    while low < high {
      let middle = (low + high) / 2
      if values[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
