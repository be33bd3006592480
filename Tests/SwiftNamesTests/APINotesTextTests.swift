import Testing

@testable import SwiftNames

/// Lists of API notes that stand twice become one.
@Suite struct APINotesTextTests {
  private func joined(_ text: String) -> String? {
    APINotesText.joined(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func twoListsOfAKindBecomeOne() {
    let notes = """
      ---
      Name: Kit
      Protocols:
      - Name: A
        Methods:
        - Selector: 'a'
      Tags:
      - Name: T
      Protocols:
      - Name: B
      """
    #expect(
      joined(notes) == """
        ---
        Name: Kit
        Protocols:
        - Name: A
          Methods:
          - Selector: 'a'
        - Name: B
        Tags:
        - Name: T

        """)
  }

  @Test func goodNotesStay() {
    #expect(joined("Name: Kit\nClasses:\n- Name: A\n  Methods:\n- Name: B\n  Methods:\n") == nil)
    #expect(joined("") == nil)
  }
}
