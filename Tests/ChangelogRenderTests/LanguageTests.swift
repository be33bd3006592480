import APIDiff
import SymbolModel
import Testing

@testable import ChangelogRender

@Suite("Languages")
struct LanguageTests {
  @Test("Every table has every entry", arguments: ReportLanguage.allCases)
  func complete(language: ReportLanguage) {
    let table = language.table
    for phrase in Phrase.allCases {
      #expect(table.phrases[phrase]?.isEmpty == false, "\(phrase)")
    }
    for id in ChangeID.allCases { #expect(table.changes[id]?.isEmpty == false, "\(id)") }
    for kind in SymbolKind.allCases { #expect(table.kinds[kind]?.isEmpty == false, "\(kind)") }
    for noun in Noun.allCases {
      #expect(table.nouns[noun]?.count == table.forms, "\(noun)")
      #expect(table.nouns[noun]?.contains("") == false, "\(noun)")
    }
    for number in 0...130 { #expect((0..<table.forms).contains(table.form(number))) }
  }

  @Test("Templates have the same places in every language", arguments: ReportLanguage.allCases)
  func places(language: ReportLanguage) {
    func places(_ text: String?) -> [String] {
      text?.matches(of: #/%\d/#).map { String($0.0) }.sorted() ?? []
    }
    for phrase in Phrase.allCases {
      #expect(
        places(language.table.phrases[phrase]) == places(LanguageTable.english.phrases[phrase]), "\(phrase)")
    }
    for noun in Noun.allCases {
      let forms = language.table.nouns[noun] ?? []
      #expect(Set(forms.map { $0.contains("%n") }).count == 1, "\(noun)")
    }
  }

  @Test(
    "Plurals",
    arguments: [
      (ReportLanguage.english, [(0, "0 warnings"), (1, "1 warning"), (2, "2 warnings")]),
      (.french, [(0, "0 avertissement"), (1, "1 avertissement"), (2, "2 avertissements")]),
      (.spanish, [(0, "0 advertencias"), (1, "1 advertencia"), (2, "2 advertencias")]),
      (.brazilian, [(0, "0 aviso"), (1, "1 aviso"), (2, "2 avisos")]),
      (
        .polish,
        [
          (0, "0 ostrzeżeń"), (1, "1 ostrzeżenie"), (2, "2 ostrzeżenia"), (4, "4 ostrzeżenia"),
          (5, "5 ostrzeżeń"),
          (12, "12 ostrzeżeń"), (14, "14 ostrzeżeń"), (21, "21 ostrzeżeń"), (22, "22 ostrzeżenia"),
          (112, "112 ostrzeżeń"), (104, "104 ostrzeżenia"),
        ]
      ),
    ])
  func plurals(language: ReportLanguage, expected: [(Int, String)]) {
    for (number, text) in expected { #expect(Words(language).count(number, .warning) == text) }
  }

  @Test("What stands in a place is not read as a template")
  func values() {
    #expect(Words(.english)(.textMembersOf, "%2 100%", "%1") == "%2 100% of %1:")
  }

  @Test("A report in each language", arguments: ReportLanguage.allCases)
  func golden(language: ReportLanguage) throws {
    let options = RenderOptions(language: language)
    for (format, suffix) in [(ChangelogFormat.markdown, "md"), (.text, "txt")] {
      let text = ChangelogRender.renderer(for: format).render(Samples.everyChange, options: options)
      // English is the golden of the format itself.
      if language != .english {
        try Golden.expect(text, "languages/every-change.\(language.rawValue).\(suffix)")
      }
    }
  }

  @Test("Machines read English", arguments: [ChangelogFormat.json, .sarif, .junit, .github])
  func machines(format: ChangelogFormat) {
    let renderer = ChangelogRender.renderer(for: format)
    #expect(
      renderer.render(Samples.everyChange, options: RenderOptions(language: .polish))
        == renderer.render(Samples.everyChange, options: RenderOptions()))
  }
}
