import SymbolModel

/// Gives each comment of a header to the declaration it was written for.
///
/// libclang attaches a comment to whatever comes next unless one of `;{}#@` lies between, so that an
/// undocumented enum constant gets its neighbour's. Here a comment belongs to the first declaration after
/// it, with nothing between but attributes, macros and the start of a conditional; or, at the end of a
/// line or with `<`, to the declaration before it.
struct CommentBinder {
  let text: HeaderText
  /// The declarations of the file.
  let index: SiteIndex

  init(text: HeaderText, sites: [CommentSite]) {
    self.text = text
    index = SiteIndex(sites)
  }

  /// The comment of each site, in the order in which they were given.
  func bind() -> [DocComment?] {
    var bound = index.sites.map { _ in BoundComments() }
    // Those of the trailing comment before, for the one that goes on below it.
    var before: [Int] = []
    for (number, comment) in text.comments.enumerated() {
      if comment.continuesTrailing, !before.isEmpty {
        for site in before { bound[site].trailing.append(comment) }
        continue
      }
      before = []
      if let (site, words) = parameterWords(comment) {
        if let words { bound[site].parameters.append(words) }
        continue
      }
      if comment.pointsBack || comment.followsCode {
        before = owners(behind: comment)
        for site in before { bound[site].trailing.append(comment) }
        if !before.isEmpty || comment.pointsBack { continue }
      }
      let (sites, isParted) = owners(below: comment, number: number)
      for site in sites {
        if isParted { bound[site].parted.append(comment) } else { bound[site].leading.append(comment) }
      }
    }
    return bound.map { $0.words(in: text) }
  }

  /// The declarations that a comment stands above, and whether a blank line parts a plain one from them.
  private func owners(below comment: Comment, number: Int) -> (sites: [Int], isParted: Bool) {
    if !comment.followsCode, let around = index.innermost(around: comment.range.lowerBound),
      standsBeforeName(comment, of: index.sites[around])
    {
      return (declared(at: index.sites[around].range.lowerBound), false)
    }
    // In the body of a macro it is about the code.
    guard !text.continuesLine(around: comment.range.lowerBound),
      let start = index.firstStart(from: comment.range.upperBound)
    else { return ([], false) }
    // `#endif // WORDS` says nothing about the next line, `ATTRIBUTE // words` does.
    if comment.followsCode, !comment.isDoc,
      text.bytes[comment.range.upperBound..<start].contains(0x0A),
      !holdsMacrosOnly(comment.range.lowerBound - comment.column..<comment.range.lowerBound)
    {
      return ([], false)
    }
    guard let isParted = leadsTo(start, from: comment, number: number) else { return ([], false) }
    return (declared(at: start), isParted && !comment.isDoc)
  }

  /// What begins at `start`, without the fields of a record that a macro makes there for a field.
  func declared(at start: Int) -> [Int] {
    let found = index.beginning(at: start)
    let end = found.map { index.sites[$0].range.upperBound }.max() ?? start
    return found.filter { number in
      let site = index.sites[number]
      guard site.kind == .field, site.range.upperBound < end else { return true }
      let next = text.skipSpace(from: site.range.upperBound)
      return next < end && text.bytes[next] == 0x2C
    }
  }

  /// Whether nothing but macros and the like stands between the beginning of a declaration and a comment in
  /// it: `EXPORT`, the comment, and then the type.
  private func standsBeforeName(_ comment: Comment, of site: CommentSite) -> Bool {
    guard site.kind != .macro else { return false }
    if !comment.isDoc {
      var next = comment.range.upperBound
      while next < text.bytes.count, HeaderText.isBlank(text.bytes[next]) || text.bytes[next] == 0x0A {
        next += 1
      }
      if text.holdsBlankLine(comment.range.upperBound..<next) { return false }
    }
    return holdsMacrosOnly(site.range.lowerBound..<comment.range.lowerBound)
  }

  /// Whether nothing but words, with or without arguments in parentheses, and comments are there.
  private func holdsMacrosOnly(_ range: Range<Int>) -> Bool {
    var at = range.lowerBound
    while at < range.upperBound {
      let byte = text.bytes[at]
      if let end = text.endOfComment(at) {
        at = end
      } else if byte == 0x28 {
        guard let close = text.closingParenthesis(from: at), close <= range.upperBound else { return false }
        at = close
      } else if PreprocessorLexer.isIdentifierPart(byte) || HeaderText.isBlank(byte) || byte == 0x0A {
        at += 1
      } else {
        return false
      }
    }
    return true
  }

  /// Whether a blank line stands between a comment and the declaration at `start`; nil where more than that,
  /// attributes and the like does.
  private func leadsTo(_ start: Int, from comment: Comment, number: Int) -> Bool? {
    var isParted = false
    var depth = 0
    var at = comment.range.upperBound
    var breaks = 0
    var isInCondition = false
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
        if breaks > 1 { isParted = true }
      case 0x20, 0x09, 0x0D: break
      case 0x23:
        breaks = 0
        if let end = conditionalStart(at) {
          isInCondition = true
          at = endOfBranchesLeftOut(from: end, before: start) ?? end
        } else if isInCondition, comment.isDoc, let end = endOfImport(at) {
          at = end
        } else {
          return nil
        }
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
        if depth == 0 { return nil }
      default: breaks = 0
      }
      at += 1
    }
    return at == start ? isParted : nil
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

  /// The end of an import at `offset`. One that a condition parts from a comment brings what the declaration of this
  /// branch needs: `/// Words`, `#if TARGET_OS_IPHONE`, `#import <UIKit/UIKit.h>`, `@interface …`.
  private func endOfImport(_ offset: Int) -> Int? {
    let word = text.skipSpace(from: offset + 1)
    guard let name = text.identifier(at: word), ["import", "include"].contains(text.text(name)) else {
      return nil
    }
    let line = text.lineRange(around: offset)
    // A comment at its end is met on its own.
    return text.comments.first { line.contains($0.range.lowerBound) && $0.range.lowerBound > offset }?
      .range.lowerBound ?? line.upperBound
  }

  /// The end of the last `#else` or `#elif` line between a condition and the declaration at `start`: the
  /// branches before it were left out, because nothing that was declared stands in them.
  private func endOfBranchesLeftOut(from offset: Int, before start: Int) -> Int? {
    var end: Int?
    var depth = 0
    var at = offset + 1
    while at < start {
      let line = text.lineRange(around: at)
      let hash = text.skipSpace(from: line.lowerBound)
      if hash < line.upperBound, text.bytes[hash] == 0x23, !text.isInComment(hash),
        let word = text.identifier(at: text.skipSpace(from: hash + 1))
      {
        switch text.text(word) {
        case "if", "ifdef", "ifndef": depth += 1
        case "endif":
          depth -= 1
          if depth < 0 { return end }
        case "else", "elif": if depth == 0 { end = min(line.upperBound, start) }
        default: break
        }
      }
      at = line.upperBound + 1
    }
    return end
  }
}
