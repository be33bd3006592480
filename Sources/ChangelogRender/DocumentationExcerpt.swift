import APIDiff

/// The words of a documentation that changed, with a few words around them.
struct DocumentationExcerpt {
  /// What happened to a stretch of words.
  enum Kind {
    case same, removed, added
  }

  /// A stretch of words with one fate.
  struct Piece {
    let kind: Kind
    /// White space folded, otherwise as in the comment.
    let text: String
    /// Whether a space stands before it.
    let isSpaced: Bool
  }

  /// How many unchanged words stay beside a change.
  static let context = 6

  /// In the order of reading.
  let pieces: [Piece]

  /// Whether there is nothing to show.
  var isEmpty: Bool { pieces.isEmpty }

  /// The excerpt of a finding about documentation.
  init(of finding: Finding) {
    let removed = Self.runs(finding.documentation?.removed, instead: finding.new == nil ? finding.old : nil)
    let added = Self.runs(finding.documentation?.added, instead: finding.old == nil ? finding.new : nil)
    if removed.isEmpty, added.isEmpty {
      pieces = []
    } else if let old = finding.old, let new = finding.new,
      let aligned = TextAlignment.align(
        old: TextToken.tokens(old), new: TextToken.tokens(new), removed: removed, added: added)
    {
      pieces = Self.trimmed(aligned)
    } else {
      pieces = Self.paired(removed, added)
    }
  }

  /// Joins the pieces, each put into form by `body`.
  func joined(_ body: (Piece) -> String) -> String {
    var result = ""
    for (index, piece) in pieces.enumerated() {
      if index > 0, piece.isSpaced { result += " " }
      result += body(piece)
    }
    return result
  }

  /// The runs as tokens; without any, the whole of a text that came or went.
  private static func runs(_ runs: [String]?, instead whole: String?) -> [[TextToken]] {
    let tokens = (runs ?? []).map(TextToken.tokens).filter { !$0.isEmpty }
    return tokens.isEmpty ? [whole].compactMap(\.self).map(TextToken.tokens).filter { !$0.isEmpty } : tokens
  }

  /// Runs whose place is unknown: each removal beside the addition of the same number.
  private static func paired(_ removed: [[TextToken]], _ added: [[TextToken]]) -> [Piece] {
    var pieces: [Piece] = []
    for index in 0..<max(removed.count, added.count) {
      if index > 0 { pieces.append(Piece(kind: .same, text: "…", isSpaced: true)) }
      if index < removed.count { pieces.append(piece(.removed, removed[index], isSpaced: true)) }
      if index < added.count { pieces.append(piece(.added, added[index], isSpaced: true)) }
    }
    return pieces
  }

  private static func trimmed(_ stretches: [TextAlignment.Stretch]) -> [Piece] {
    var pieces: [Piece] = []
    for (index, stretch) in stretches.enumerated() {
      guard stretch.kind == .same else {
        let before = index > 0 ? stretches[index - 1].kind : nil
        let isSpaced = before != .same || stretch.tokens.first?.isSpaced == true
        pieces.append(piece(stretch.kind, stretch.tokens, isSpaced: isSpaced))
        continue
      }
      let isFirst = index == 0
      let isLast = index == stretches.count - 1
      let starts = stretch.tokens.indices.filter { $0 == 0 || stretch.tokens[$0].isSpaced }
      let kept = (isFirst ? 0 : context) + (isLast ? 0 : context)
      if starts.count <= kept {
        pieces.append(piece(.same, stretch.tokens, isSpaced: stretch.tokens.first?.isSpaced == true))
        continue
      }
      if !isFirst {
        let head = Array(stretch.tokens[..<starts[context]])
        pieces.append(piece(.same, head, isSpaced: head.first?.isSpaced == true))
      }
      pieces.append(Piece(kind: .same, text: "…", isSpaced: true))
      if !isLast {
        pieces.append(piece(.same, Array(stretch.tokens[starts[starts.count - context]...]), isSpaced: true))
      }
    }
    return pieces
  }

  private static func piece(_ kind: Kind, _ tokens: [TextToken], isSpaced: Bool) -> Piece {
    var text = ""
    for (index, token) in tokens.enumerated() {
      if index > 0, token.isSpaced { text += " " }
      text += token.text
    }
    return Piece(kind: kind, text: text, isSpaced: isSpaced)
  }
}
