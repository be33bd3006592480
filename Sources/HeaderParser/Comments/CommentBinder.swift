import SymbolModel

/// Gives each comment of a header to the declaration it was written for.
///
/// libclang attaches a comment to whatever comes next unless one of `;{}#@` lies between, so that an
/// undocumented enum constant gets its neighbour's. Here a comment belongs to the first declaration after
/// it, with nothing between but attributes, macros and the start of a conditional; or, at the end of a
/// line or with `<`, to the declaration before it.
struct CommentBinder {
  let text: HeaderText
  /// The declarations of the file: where each begins and ends.
  let sites: [Range<Int>]

  /// The comment of each site, in the order of `sites`.
  func bind() -> [DocComment?] {
    let order = sites.indices.sorted {
      (sites[$0].lowerBound, -sites[$0].upperBound) < (sites[$1].lowerBound, -sites[$1].upperBound)
    }
    let starts = order.map { sites[$0].lowerBound }
    var leading: [Int: [Comment]] = [:]
    var trailing: [Int: [Comment]] = [:]
    for (number, comment) in text.comments.enumerated() {
      if comment.pointsBack || comment.followsCode {
        if let site = siteBefore(comment, starts: starts, order: order) {
          trailing[site, default: []].append(comment)
          continue
        }
        // `FOO, /** about BAR */` at the end of a line is rare; code such as `{ // note` is not.
        if comment.pointsBack { continue }
      }
      guard !comment.pointsBack else { continue }
      let first = lowerBound(starts, comment.range.upperBound)
      guard first < starts.count else { continue }
      let start = starts[first]
      guard leadsTo(start, from: comment, number: number) else { continue }
      for position in first..<starts.count where starts[position] == start {
        leading[order[position], default: []].append(comment)
      }
    }
    return sites.indices.map { choose(leading[$0] ?? [], trailing[$0] ?? []) }
  }

  /// Written documentation first, then plain words; above the declaration before behind it.
  private func choose(_ leading: [Comment], _ trailing: [Comment]) -> DocComment? {
    if let doc = leading.last(where: \.isDoc) ?? trailing.last(where: \.isDoc) {
      return docComment(doc, form: .doc)
    }
    for comment in [leading.last, trailing.first].compactMap(\.self) {
      if let found = docComment(comment, form: .plain), PlainComment.isAboutDeclaration(found.text) {
        return found
      }
    }
    return nil
  }

  private func docComment(_ comment: Comment, form: DocComment.Form) -> DocComment? {
    let words = CommentText.clean(text.bytes[comment.range], isLine: comment.isLine)
    return words.isEmpty ? nil : DocComment(form: form, text: words)
  }

  /// Whether nothing but attributes and the like stands between a comment and the declaration at `start`.
  private func leadsTo(_ start: Int, from comment: Comment, number: Int) -> Bool {
    var depth = 0
    var at = comment.range.upperBound
    var breaks = 0
    var nextComment = number + 1
    while at < start {
      if nextComment < text.comments.count, text.comments[nextComment].range.lowerBound == at {
        at = text.comments[nextComment].range.upperBound
        nextComment += 1
        breaks = 0
        continue
      }
      let byte = text.bytes[at]
      switch byte {
      case 0x0A:
        breaks += 1
        // A blank line parts a plain comment from what follows.
        if breaks > 1, !comment.isDoc { return false }
      case 0x20, 0x09, 0x0D: break
      case 0x23:
        guard let end = conditionalStart(at) else { return false }
        at = end
        breaks = 0
        continue
      case 0x28:
        depth += 1
        breaks = 0
      case 0x29:
        depth -= 1
        breaks = 0
      case 0x22:
        at += 1
        while at < start, text.bytes[at] != 0x22, text.bytes[at] != 0x0A {
          at += text.bytes[at] == 0x5C ? 2 : 1
        }
      case 0x3B, 0x7B, 0x7D, 0x2C, 0x40, 0x3D:
        if depth == 0 { return false }
      default: breaks = 0
      }
      at += 1
    }
    return at == start
  }

  /// The end of an `#if`, `#ifdef` or `#ifndef` line at `offset`; for the macro `#define` itself, its
  /// name is the declaration's start, which its caller moved to the `#`.
  private func conditionalStart(_ offset: Int) -> Int? {
    let word = text.skipSpace(from: offset + 1)
    guard let name = text.identifier(at: word), ["if", "ifdef", "ifndef"].contains(text.text(name)) else {
      return nil
    }
    return text.lineRange(around: offset).upperBound
  }

  /// The declaration that a comment at the end of its line, or one that points back, belongs to.
  private func siteBefore(_ comment: Comment, starts: [Int], order: [Int]) -> Int? {
    let position = lowerBound(starts, comment.range.lowerBound) - 1
    guard position >= 0 else { return nil }
    // Of those that began before: the one that ended last, else the innermost that is still open.
    var best: Int?
    for candidate in stride(from: position, through: max(0, position - 8), by: -1) {
      let site = sites[order[candidate]]
      if site.upperBound <= comment.range.lowerBound {
        if best.map({ sites[$0].upperBound < site.upperBound }) ?? true { best = order[candidate] }
      } else if best == nil {
        best = order[candidate]
        break
      }
    }
    guard let best else { return nil }
    let site = sites[best]
    let from = site.upperBound <= comment.range.lowerBound ? site.upperBound : site.lowerBound
    var depth = 0
    var breaks = 0
    for at in from..<comment.range.lowerBound {
      switch text.bytes[at] {
      case 0x0A: breaks += depth == 0 ? 1 : 0
      case 0x28: depth += 1
      case 0x29: depth -= 1
      case 0x40 where at > site.lowerBound, 0x7D: if depth == 0 { return nil }
      case 0x23: return nil
      case 0x3B, 0x2C:
        // A line that ends starts something new, unless the comment says that it points back.
        if depth == 0 { breaks = comment.pointsBack ? breaks - 1 : 0 }
      default: break
      }
    }
    // Inside parentheses it is about a parameter.
    if depth > 0 { return nil }
    return breaks > (comment.pointsBack ? 1 : 0) && from == site.upperBound ? nil : best
  }

  private func lowerBound(_ values: [Int], _ value: Int) -> Int {
    var low = 0
    var high = values.count
    while low < high {
      let middle = (low + high) / 2
      if values[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
