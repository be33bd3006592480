import SymbolModel

/// Comments that say something about what stands before them.
extension CommentBinder {
  /// The declarations that a comment at the end of their line, or one that points back, belongs to.
  func owners(behind comment: Comment) -> [Int] {
    let offset = comment.range.lowerBound
    let ended = index.lastEnded(before: offset)
    let around = index.innermost(around: offset)
    let end = ended.map { index.sites[$0].range.upperBound } ?? -1
    let start = around.map { index.sites[$0].range.lowerBound } ?? -1
    // Whichever boundary is nearer: behind a declaration's end, or on its first lines.
    if let ended, end > start {
      guard leadsBack(to: index.sites[ended], from: comment),
        !isEndMark(comment, behind: index.sites[ended])
      else { return [] }
      return declarators(beside: ended)
    }
    guard let around else { return [] }
    if index.sites[around].kind == .macro {
      return isMacroHead(comment, of: index.sites[around]) ? [around] : []
    }
    guard isHead(of: index.sites[around], upTo: offset) else { return [] }
    return declared(at: start).filter { index.sites[$0].range.contains(offset) }
  }

  /// What a comment says about a parameter of the declaration around it; words are nil where it says
  /// nothing that could be kept. nil where it is no such comment.
  func parameterWords(_ comment: Comment) -> (site: Int, words: String?)? {
    let offset = comment.range.lowerBound
    guard comment.isDoc, let around = index.innermost(around: offset) else { return nil }
    let site = index.sites[around]
    let ended = index.lastEnded(before: offset).map { index.sites[$0].range.upperBound } ?? -1
    guard !site.kind.isContainer, site.kind != .enumConstant, site.kind != .macro,
      ended <= site.range.lowerBound
    else { return nil }
    let words = CommentText.clean(comment, in: text)
    if BoundComments.isAboutParameter(words) { return (around, words) }
    guard depth(from: site.range.lowerBound, to: offset) > 0 else { return nil }
    guard comment.pointsBack, let name = nameBefore(offset) else { return (around, nil) }
    return (around, "@param \(name) \(words)")
  }

  /// Whether nothing but the rest of the statement stands between a declaration's end and a comment behind.
  private func leadsBack(to site: CommentSite, from comment: Comment) -> Bool {
    var depth = 0
    var breaks = 0
    var statements = 0
    var at = site.range.upperBound
    while at < comment.range.lowerBound {
      if let next = text.endOfComment(at) {
        // A comment that spans lines is no end of a line.
        at = next
        continue
      }
      switch text.bytes[at] {
      case 0x0A: breaks += depth == 0 ? 1 : 0
      case 0x28: depth += 1
      // What a macro's argument names ends before the macro does.
      case 0x29: depth = max(0, depth - 1)
      case 0x22:
        at = text.endOfString(at)
        continue
      case 0x40, 0x7D: if depth == 0 { return false }
      // In the body of a function it is about the code.
      case 0x7B: if depth == 0, !site.kind.isContainer { return false }
      case 0x23: return false
      case 0x3B, 0x2C:
        guard depth == 0 else { break }
        statements += 1
        // Attributes may stand on lines of their own before a statement ends.
        breaks = 0
      default: break
      }
      at += 1
    }
    // Inside parentheses it is about an argument; a line that ends starts something new, unless the comment
    // says that it points back.
    return depth == 0 && statements < 2 && breaks <= (comment.pointsBack ? 1 : 0)
  }

  /// `} // struct NAME` and `@end // NAME` say again what ends there.
  private func isEndMark(_ comment: Comment, behind site: CommentSite) -> Bool {
    guard !comment.isDoc else { return false }
    switch site.kind {
    case .class, .protocol, .category: return true
    default: break
    }
    guard text.bytes[site.range].last == 0x7D else { return false }
    let words = CommentText.clean(comment, in: text).split(whereSeparator: \.isWhitespace)
    return site.kind == .function || words.count == 1
      || words.count < 5 && words.contains { Self.endWords.contains($0.lowercased()) }
  }

  private static let endWords: Set<String> = ["end", "struct", "union", "enum", "typedef"]

  /// `#define NAME /* words */ \` with the body on the next line.
  private func isMacroHead(_ comment: Comment, of site: CommentSite) -> Bool {
    let line = text.lineRange(around: comment.range.lowerBound)
    guard comment.range.upperBound < line.upperBound,
      let word = text.identifier(at: text.skipSpace(from: site.range.lowerBound + 1)),
      let name = text.identifier(at: text.skipSpace(from: word.upperBound))
    else { return false }
    var end = name.upperBound
    if text.bytes[end] == 0x28 { end = text.closingParenthesis(from: end) ?? end }
    return text.skipSpace(from: end) == comment.range.lowerBound
      && text.bytes[comment.range.upperBound..<line.upperBound].allSatisfy {
        HeaderText.isBlank($0) || $0 == 0x5C
      }
  }

  /// Whether a declaration's first lines go on up to `offset`, with the opening of its body at most.
  private func isHead(of site: CommentSite, upTo offset: Int) -> Bool {
    var depth = 0
    var isOpen = false
    // The first byte can be the `@` of `@interface`.
    var at = site.range.lowerBound + 1
    while at < offset {
      if let next = text.endOfComment(at) {
        at = next
        continue
      }
      switch text.bytes[at] {
      case 0x28: depth += 1
      case 0x29: depth -= 1
      case 0x22:
        at = text.endOfString(at)
        continue
      case 0x40, 0x3B, 0x7D: if depth == 0 { return false }
      case 0x7B:
        guard depth == 0 else { break }
        // In the body of a function it is about the code.
        guard !isOpen, site.kind.isContainer || site.kind == .field else { return false }
        isOpen = true
      case 0x0A: if isOpen { return false }
      case 0x23: return false
      default: break
      }
      at += 1
    }
    return depth == 0
  }

  /// The declaration, and those of the same statement that end on its line with no comment between.
  private func declarators(beside site: Int) -> [Int] {
    let range = index.sites[site].range
    return declared(at: range.lowerBound).filter { other in
      guard other != site else { return true }
      let end = index.sites[other].range.upperBound
      guard end <= range.upperBound else { return false }
      return !text.bytes[end..<range.upperBound].contains { $0 == 0x0A || $0 == 0x7D || $0 == 0x2F }
    }
  }

  private func depth(from start: Int, to end: Int) -> Int {
    var depth = 0
    var at = start
    while at < end {
      if let next = text.endOfComment(at) {
        at = next
        continue
      }
      switch text.bytes[at] {
      case 0x28: depth += 1
      case 0x29: depth -= 1
      case 0x22:
        at = text.endOfString(at)
        continue
      default: break
      }
      at += 1
    }
    return depth
  }

  /// The identifier that ends last before `offset`, a comma between allowed.
  private func nameBefore(_ offset: Int) -> String? {
    var end = offset
    while end > 0, HeaderText.isBlank(text.bytes[end - 1]) || text.bytes[end - 1] == 0x2C { end -= 1 }
    var start = end
    while start > 0, PreprocessorLexer.isIdentifierPart(text.bytes[start - 1]) { start -= 1 }
    return text.identifier(at: start).map { text.text($0) }
  }
}
