/// A language that reports are written in; the headers' own words stay as they are.
public enum ReportLanguage: String, CaseIterable, Sendable {
  /// English.
  case english = "en"
  /// French.
  case french = "fr"
  /// Polish.
  case polish = "pl"
  /// Portuguese as written in Brazil.
  case brazilian = "pt-BR"
  /// Spanish.
  case spanish = "es"

  var table: LanguageTable {
    switch self {
    case .english: .english
    case .french: .french
    case .polish: .polish
    case .brazilian: .brazilian
    case .spanish: .spanish
    }
  }
}
