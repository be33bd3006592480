import SymbolModel

/// The comments that stand around one declaration, in their order.
struct BoundComments {
  /// Above it.
  var leading: [Comment] = []
  /// Plain ones above it that a blank line parts from it.
  var parted: [Comment] = []
  /// Behind it, or at the end of one of its lines.
  var trailing: [Comment] = []
  /// Words about its parameters, as `@param` would have them.
  var parameters: [String] = []

  /// What is said about the declaration: written documentation first, then plain words; above the
  /// declaration before behind it. What is said about its parameters follows, line by line.
  func words(in text: HeaderText) -> DocComment? {
    let behind = trailing.filter(\.isDoc).map { CommentText.clean($0, in: text) }
    let aboutParameters = parameters + behind.filter(Self.isAboutParameter)
    let others = behind.filter { !$0.isEmpty && !Self.isAboutParameter($0) }
    let documentation = documentation(in: text) ?? (others.isEmpty ? nil : others.joined(separator: "\n"))
    if !aboutParameters.isEmpty {
      let main = documentation ?? nearestPlain(in: text)
      let parts = [main].compactMap(\.self) + aboutParameters
      return DocComment(form: .doc, text: parts.joined(separator: "\n"))
    }
    if let documentation { return DocComment(form: .doc, text: documentation) }
    let plain = nearestPlain(in: text) ?? plainChain(behind: trailing.filter { !$0.isDoc }, in: text)
    return plain.map { DocComment(form: .plain, text: $0) }
  }

  /// The last documentation above the declaration that holds words, unless it is the title of a section: a
  /// blank line, and behind it a plain comment about a declaration, part it from the declaration.
  private func documentation(in text: HeaderText) -> String? {
    guard let (doc, words) = lastDoc(in: text) else { return nil }
    let nearer = (leading + parted).filter {
      !$0.isDoc && !$0.followsCode && $0.range.lowerBound >= doc.range.upperBound
        && PlainComment.words(of: $0, in: text) != nil
    }
    guard let next = nearer.map(\.range.lowerBound).min(), !Self.holdsTag(words),
      text.holdsBlankLine(doc.range.upperBound..<next)
    else { return words }
    return nil
  }

  /// The last documentation above the declaration that holds words.
  private func lastDoc(in text: HeaderText) -> (comment: Comment, words: String)? {
    for comment in leading.reversed() where comment.isDoc {
      let words = CommentText.clean(comment, in: text)
      if !words.isEmpty, !Self.isAboutSection(words) { return (comment, words) }
    }
    return nil
  }

  /// Whether a text is HeaderDoc's about a whole file, or nothing but the title of the group that begins here.
  private static func isAboutSection(_ words: String) -> Bool {
    guard let mark = words.first, mark == "@" || mark == "\\" else { return false }
    let tag = words.dropFirst().prefix { $0.isLetter }.lowercased()
    return ["header", "file", "framework", "language"].contains(tag)
      || groupTags.contains(tag) && !words.contains("\n")
  }

  private static let groupTags: Set<String> = ["group", "functiongroup", "methodgroup", "vargroup", "name"]

  /// The plain comment directly above the declaration, with those directly above it; where there is none, a
  /// remark at the end of a line of attributes.
  private func nearestPlain(in text: HeaderText) -> String? {
    plainChain(above: leading.filter { !$0.followsCode }, in: text)
      ?? plainChain(above: leading.filter(\.followsCode), in: text)
  }

  private func plainChain(above comments: [Comment], in text: HeaderText) -> String? {
    var found: [String] = []
    var start: Int?
    for comment in comments.reversed() {
      if let start, !text.holdsOneBreakAtMost(comment.range.upperBound..<start) { break }
      guard !comment.isDoc, let words = PlainComment.words(of: comment, in: text) else { break }
      found.append(words)
      start = comment.range.lowerBound
    }
    return found.isEmpty ? nil : found.reversed().joined(separator: "\n")
  }

  /// The first of the plain comments behind the declaration, with those directly behind it.
  private func plainChain(behind comments: [Comment], in text: HeaderText) -> String? {
    var found: [String] = []
    var end: Int?
    for comment in comments {
      if let end, !text.holdsOneBreakAtMost(end..<comment.range.lowerBound) { break }
      guard let words = PlainComment.words(of: comment, in: text) else { break }
      found.append(words)
      end = comment.range.upperBound
    }
    return found.isEmpty ? nil : found.joined(separator: "\n")
  }

  /// Whether a line of HeaderDoc or DocC form is there: what has one is no title.
  private static func holdsTag(_ words: String) -> Bool {
    words.split(separator: "\n").contains { line in
      let text = line.drop { $0 == " " || $0 == "\t" }
      guard let first = text.first else { return false }
      if first == "@" || first == "\\" { return text.dropFirst().first?.isLetter == true }
      return text.hasPrefix("- Parameter") || text.hasPrefix("- Returns")
    }
  }

  /// Whether a text begins with a `@param`.
  static func isAboutParameter(_ words: String) -> Bool {
    guard let mark = words.first, mark == "@" || mark == "\\" else { return false }
    return words.dropFirst().lowercased().hasPrefix("param")
  }
}
