/// Which tokens of two declarations differ, for marks in a page.
enum TokenDiff {
  /// Neighbouring tokens that share a fate.
  struct Run: Equatable {
    var text: String
    let isChanged: Bool
  }

  /// Beyond so many pairs of tokens only what both ends have in common is unmarked.
  private static let limit = 250_000

  /// Both texts, cut where marks begin and end.
  static func between(_ old: String, _ new: String) -> (old: [Run], new: [Run]) {
    let left = tokens(old)
    let right = tokens(new)
    let head = zip(left, right).prefix { $0 == $1 }.count
    let tail = zip(left[head...].reversed(), right[head...].reversed()).prefix { $0 == $1 }.count
    let a = Array(left[head..<(left.count - tail)])
    let b = Array(right[head..<(right.count - tail)])
    let common = a.count * b.count > limit ? [] : commonPlaces(a, b)
    let keptLeft = Set(common.map(\.0))
    let keptRight = Set(common.map(\.1))
    func runs(_ tokens: [Substring], _ middle: Int, _ kept: Set<Int>) -> [Run] {
      var result: [Run] = []
      for (index, token) in tokens.enumerated() {
        let isChanged = index >= head && index < head + middle && !kept.contains(index - head)
        if result.last?.isChanged == isChanged {
          result[result.count - 1].text += token
        } else {
          result.append(Run(text: String(token), isChanged: isChanged))
        }
      }
      return result
    }
    return (runs(left, a.count, keptLeft), runs(right, b.count, keptRight))
  }

  /// Names and numbers, or single characters.
  private static func tokens(_ text: String) -> [Substring] {
    var result: [Substring] = []
    var rest = text[...]
    while !rest.isEmpty {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let token = word.isEmpty ? rest.prefix(1) : word
      result.append(token)
      rest = rest[token.endIndex...]
    }
    return result
  }

  /// The places of a longest common subsequence.
  private static func commonPlaces(_ a: [Substring], _ b: [Substring]) -> [(Int, Int)] {
    guard !a.isEmpty, !b.isEmpty else { return [] }
    let width = b.count + 1
    var lengths = [Int32](repeating: 0, count: (a.count + 1) * width)
    for i in a.indices.reversed() {
      for j in b.indices.reversed() {
        lengths[i * width + j] =
          a[i] == b[j]
          ? lengths[(i + 1) * width + j + 1] + 1
          : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var places: [(Int, Int)] = []
    var (i, j) = (0, 0)
    while i < a.count, j < b.count {
      if a[i] == b[j] {
        places.append((i, j))
        (i, j) = (i + 1, j + 1)
      } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return places
  }
}
