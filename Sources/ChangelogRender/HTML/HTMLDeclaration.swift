import APIDiff

/// Declarations: one alone, or both side by side with what differs marked.
struct HTMLDeclaration {
  let words: Words

  func html(_ declaration: Finding.Declarations) -> String {
    switch (declaration.old, declaration.new) {
    case (nil, nil): return ""
    case (let old?, let new?) where old != new:
      let (left, right) = TokenDiff.between(old, new)
      return "<div class=\"sides\">\n\(side(.before, left, "del"))\(side(.after, right, "ins"))</div>\n"
    default:
      let text = XMLText.escape(declaration.new ?? declaration.old ?? "")
      let mark = declaration.new == nil ? " class=\"gone\"" : ""
      return "<pre\(mark)><code>\(text)</code></pre>\n"
    }
  }

  private func side(_ title: Phrase, _ runs: [TokenDiff.Run], _ tag: String) -> String {
    let code = runs.map { run in
      let text = XMLText.escape(run.text)
      return run.isChanged ? "<\(tag)>\(text)</\(tag)>" : text
    }
    return "<div><p class=\"side\">\(words(title))</p><pre><code>\(code.joined())</code></pre></div>\n"
  }
}
