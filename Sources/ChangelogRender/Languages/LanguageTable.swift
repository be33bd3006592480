import APIDiff
import SymbolModel

/// All that a report says in one language.
struct LanguageTable: Sendable {
  /// Headings and templates; `%1`, `%2` stand for what is told.
  let phrases: [Phrase: String]
  /// What is counted: a form for each grammatical number, in the order of `form`'s results. `%n` stands for
  /// the number, which else comes first.
  let nouns: [Noun: [String]]
  /// What happened, by the change's id.
  let changes: [ChangeID: String]
  /// What a symbol is.
  let kinds: [SymbolKind: String]
  /// How many forms a noun has.
  let forms: Int
  /// The form that a number takes.
  let form: @Sendable (Int) -> Int
}
