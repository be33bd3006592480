import APIDiff

/// The header lines around a finding as documents show them.
struct ContextLines {
  /// A line.
  struct Line {
    /// What became of it; `.same` for the lines that name headers and places, too.
    let kind: DocumentationExcerpt.Kind
    /// Escaped, tabs as spaces; its sign comes first.
    let text: String
  }

  /// The lines of a unified diff.
  static func lines(of context: HeaderContext) -> [Line] {
    context.unified.enumerated().map { number, line in
      let text = VisibleText.escape(String(line.prefix(1))) + VisibleText.escapeLine(String(line.dropFirst()))
      // The first two lines begin with signs and name the headers.
      let sign = number > 1 ? line.first : nil
      return Line(kind: sign == "-" ? .removed : sign == "+" ? .added : .same, text: text)
    }
  }
}
