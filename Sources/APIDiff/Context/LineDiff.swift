/// The lines of two texts side by side: what stayed, went and came.
///
/// Lines that both texts have once anchor the comparison (Bram Cohen's patience diff); what is between two anchors is
/// compared by its longest common subsequence, or taken as replaced where that would take too long.
struct LineDiff {
  /// A line of one text, or of both.
  struct Line: Hashable {
    /// Its number in the old text, from 0; nil when it came.
    let old: Int?
    /// Its number in the new text; nil when it went.
    let new: Int?
  }

  /// The lines of both texts, in order; of a replaced stretch those that went first.
  private(set) var lines: [Line] = []
  private let old: [Int]
  private let new: [Int]

  /// A larger table is not worth its time.
  private static let largestTable = 250_000
  /// Texts that anchor again and again in ever smaller parts are hostile.
  private static let deepest = 40

  /// Compares two texts.
  init(_ old: [Substring], _ new: [Substring]) {
    var numbers: [Substring: Int] = [:]
    func number(_ line: Substring) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    self.old = old.map(number)
    self.new = new.map(number)
    compare(0..<old.count, 0..<new.count, depth: 0)
  }

  private mutating func compare(_ left: Range<Int>, _ right: Range<Int>, depth: Int) {
    var (left, right) = (left, right)
    while let first = left.first, let other = right.first, old[first] == new[other] {
      lines.append(Line(old: first, new: other))
      left = left.dropFirst()
      right = right.dropFirst()
    }
    var tail = 0
    while tail < min(left.count, right.count),
      old[left.upperBound - 1 - tail] == new[right.upperBound - 1 - tail]
    {
      tail += 1
    }
    left = left.dropLast(tail)
    right = right.dropLast(tail)
    if left.isEmpty || right.isEmpty {
      replace(left, right)
    } else {
      let anchors = depth < Self.deepest ? anchors(left, right) : []
      if !anchors.isEmpty {
        var (at, place) = (left.lowerBound, right.lowerBound)
        for anchor in anchors {
          compare(at..<anchor.old, place..<anchor.new, depth: depth + 1)
          lines.append(Line(old: anchor.old, new: anchor.new))
          (at, place) = (anchor.old + 1, anchor.new + 1)
        }
        compare(at..<left.upperBound, place..<right.upperBound, depth: depth + 1)
      } else if left.count * right.count <= Self.largestTable {
        align(left, right)
      } else {
        replace(left, right)
      }
    }
    for step in 0..<tail { lines.append(Line(old: left.upperBound + step, new: right.upperBound + step)) }
  }

  private mutating func replace(_ left: Range<Int>, _ right: Range<Int>) {
    lines += left.map { Line(old: $0, new: nil) }
    lines += right.map { Line(old: nil, new: $0) }
  }

  /// Lines that stand once in either part, as far as they keep their order.
  private func anchors(_ left: Range<Int>, _ right: Range<Int>) -> [(old: Int, new: Int)] {
    func once(_ text: [Int], _ range: Range<Int>) -> [Int: Int] {
      var places: [Int: Int?] = [:]
      for at in range { places[text[at]] = .some(places[text[at]] == nil ? at : nil) }
      return places.compactMapValues(\.self)
    }
    let others = once(new, right)
    let common = once(old, left).compactMap { line, at in others[line].map { (old: at, new: $0) } }
      .sorted { $0.old < $1.old }
    // The longest run of rising places (patience sorting).
    var piles: [Int] = []
    var before: [Int?] = Array(repeating: nil, count: common.count)
    for (number, pair) in common.enumerated() {
      var (low, high) = (0, piles.count)
      while low < high {
        let middle = (low + high) / 2
        if common[piles[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      before[number] = low > 0 ? piles[low - 1] : nil
      if low == piles.count { piles.append(number) } else { piles[low] = number }
    }
    var result: [(old: Int, new: Int)] = []
    var next = piles.last
    while let number = next {
      result.append(common[number])
      next = before[number]
    }
    return result.reversed()
  }

  private mutating func align(_ left: Range<Int>, _ right: Range<Int>) {
    let width = right.count + 1
    var lengths = Array(repeating: 0, count: (left.count + 1) * width)
    for row in stride(from: left.count - 1, through: 0, by: -1) {
      for column in stride(from: right.count - 1, through: 0, by: -1) {
        let isSame = old[left.lowerBound + row] == new[right.lowerBound + column]
        lengths[row * width + column] =
          isSame
          ? lengths[(row + 1) * width + column + 1] + 1
          : max(lengths[(row + 1) * width + column], lengths[row * width + column + 1])
      }
    }
    var (row, column) = (0, 0)
    while row < left.count || column < right.count {
      let (at, place) = (left.lowerBound + row, right.lowerBound + column)
      if row < left.count, column < right.count, old[at] == new[place] {
        lines.append(Line(old: at, new: place))
        row += 1
        column += 1
      } else if row < left.count,
        column == right.count || lengths[(row + 1) * width + column] >= lengths[row * width + column + 1]
      {
        lines.append(Line(old: at, new: nil))
        row += 1
      } else {
        lines.append(Line(old: nil, new: place))
        column += 1
      }
    }
  }
}
