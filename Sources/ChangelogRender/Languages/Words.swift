import APIDiff
import SymbolModel

/// Says things in a report's language.
package struct Words: Sendable {
  /// The language.
  package let language: ReportLanguage
  private let table: LanguageTable

  /// Speaks a language.
  package init(_ language: ReportLanguage) {
    self.language = language
    table = language.table
  }

  /// A phrase, its places filled with text that is already in the document's form.
  package func callAsFunction(_ phrase: Phrase, _ values: String...) -> String {
    // A test fails for an entry that is missing.
    let template = table.phrases[phrase] ?? LanguageTable.english.phrases[phrase] ?? "%1"
    guard !values.isEmpty else { return template }
    var result = ""
    var rest = template[...]
    while let mark = rest.firstIndex(of: "%") {
      result += rest[..<mark]
      let behind = rest.index(after: mark)
      if behind < rest.endIndex, let number = rest[behind].wholeNumberValue,
        values.indices.contains(number - 1)
      {
        result += values[number - 1]
        rest = rest[rest.index(after: behind)...]
      } else {
        result.append("%")
        rest = rest[behind...]
      }
    }
    return result + rest
  }

  /// `1 warning`, `2 warnings`.
  package func count(_ number: Int, _ noun: Noun) -> String {
    let forms = table.nouns[noun] ?? LanguageTable.english.nouns[noun] ?? []
    guard !forms.isEmpty else { return "\(number)" }
    let form = forms[min(table.form(number), forms.count - 1)]
    guard let place = form.range(of: "%n") else { return "\(number) \(form)" }
    return form.replacingCharacters(in: place, with: "\(number)")
  }

  /// What happened, in a few words.
  func change(_ id: ChangeID) -> String {
    table.changes[id] ?? id.rawValue.split(separator: "-").joined(separator: " ")
  }

  /// What a symbol is; a word nobody knows stays as it is.
  package func kind(_ kind: String) -> String {
    if kind == PageReference.kind { return self(.page) }
    return SymbolKind(rawValue: kind).flatMap { table.kinds[$0] } ?? kind
  }

  /// `breaking`.
  package func level(_ level: ChangeLevel) -> String {
    switch level {
    case .breaking: self(.levelBreaking)
    case .warning: self(.levelWarning)
    case .info: self(.levelInfo)
    case .noise: self(.levelNoise)
    }
  }

  /// How a module fared.
  package func status(_ status: ModuleComparison.Status) -> String {
    switch status {
    case .added: self(.statusAdded)
    case .removed: self(.statusRemoved)
    case .changed: self(.statusChanged)
    case .unchanged: self(.statusUnchanged)
    case .incomplete: self(.statusIncomplete)
    case .unparsed: self(.statusUnparsed)
    case .noHeaders: self(.statusNoHeaders)
    case .notCompared: self(.statusNotCompared)
    }
  }

  /// `baseline`, `current`, `both`.
  package func side(_ side: ModuleComparison.Side) -> String {
    switch side {
    case .baseline: self(.sideBaseline)
    case .current: self(.sideCurrent)
    case .both: self(.sideBoth)
    }
  }
}
