import APIDiff

/// How lines for a terminal look: colours, or none, and the language.
struct TextStyle {
  let isOn: Bool
  let words: Words

  func level(_ level: ChangeLevel) -> String {
    let padded = level.rawValue.padded(to: 8)
    switch level {
    case .breaking: return wrap(padded, "1;31")
    case .warning: return wrap(padded, "33")
    case .info: return wrap(padded, "36")
    case .noise: return wrap(padded, "2")
    }
  }

  func bold(_ text: String) -> String { wrap(text, "1") }
  func removed(_ text: String) -> String { wrap(text, "31") }
  func added(_ text: String) -> String { wrap(text, "32") }

  func message(_ text: String) -> String { words(.message) + ": \"\(VisibleText.escape(text))\"" }
  func replacement(_ text: String) -> String { words(.replacement) + ": " + VisibleText.escape(text) }

  /// The header lines around a finding, indented.
  func context(_ context: HeaderContext) -> [String] {
    ContextLines.lines(of: context).map { line in
      switch line.kind {
      case .same: "    " + line.text
      case .removed: "    " + removed(line.text)
      case .added: "    " + added(line.text)
      }
    }
  }

  private func wrap(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension String {
  /// With spaces at the end up to a width.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
