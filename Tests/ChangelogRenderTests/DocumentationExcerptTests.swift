import APIDiff
import Testing

@testable import ChangelogRender

@Suite("Words of the documentation that changed")
struct DocumentationExcerptTests {
  private func excerpt(
    _ old: String?, _ new: String?, removed: [String] = [], added: [String] = []
  ) -> String {
    let finding = Samples.finding(.documentationChanged, .info, "A") {
      $0.old = old
      $0.new = new
      $0.documentation = DocumentationChange(
        part: "discussion", form: "doc", removed: removed, added: added, mentions: [])
    }
    return DocumentationExcerpt(of: finding).joined { piece in
      switch piece.kind {
      case .same: piece.text
      case .removed: "[-\(piece.text)-]"
      case .added: "{+\(piece.text)+}"
      }
    }
  }

  @Test("A few words stand around the change")
  func context() {
    #expect(
      excerpt(
        "a b c d e f g h old\n  i j k l m n o p", "a b c d e f g h new i j k l m n o p", removed: ["old"],
        added: ["new"]) == "… c d e f g h [-old-] {+new+} i j k l m n …")
    #expect(excerpt("a old b", "a new b", removed: ["old"], added: ["new"]) == "a [-old-] {+new+} b")
    #expect(excerpt("old b", "b new", removed: ["old"], added: ["new"]) == "[-old-] b {+new+}")
  }

  @Test("Between two changes, too")
  func between() {
    let middle = "1 2 3 4 5 6 7 8 9 10 11 12 13"
    #expect(
      excerpt("x \(middle) y", "v \(middle) w", removed: ["x", "y"], added: ["v", "w"])
        == "[-x-] {+v+} 1 2 3 4 5 6 … 8 9 10 11 12 13 [-y-] {+w+}")
  }

  @Test("A run that fits in several places is found where the texts differ")
  func ambiguous() {
    #expect(excerpt("the cat the dog", "the cat dog", removed: ["the"]) == "the cat [-the-] dog")
    #expect(excerpt("a b", "a b a", added: ["a"]) == "a b {+a+}")
  }

  @Test("Punctuation may belong to the run or not")
  func punctuation() {
    #expect(excerpt("It ends.", "It stops.", removed: ["ends"], added: ["stops"]) == "It [-ends-] {+stops+}.")
    #expect(
      excerpt("It ends.", "It stops.", removed: ["ends."], added: ["stops."]) == "It [-ends.-] {+stops.+}")
    #expect(excerpt("A box", "A box, closed", added: [", closed"]) == "A box{+, closed+}")
  }

  @Test("Punctuation of which the runs say nothing is passed over")
  func silentPunctuation() {
    #expect(
      excerpt("It ends. All stays here.", "It ends, All stays there.", removed: ["here"], added: ["there"])
        == "It ends, All stays [-here-] {+there+}.")
    #expect(
      excerpt("See `a`, it\u{2019}s old", "See a; it's new", removed: ["old"], added: ["new"])
        == "See a; it's [-old-] {+new+}")
    #expect(
      excerpt("May ask again.", "May ask again after a year.", added: ["after a year"])
        == "May ask again {+after a year+}.")
    #expect(excerpt("It ends", "It ends.", added: ["."]) == "It ends{+.+}")
  }

  @Test("Marks of form may be missing in a run")
  func form() {
    #expect(
      excerpt(
        "It is old.\n- one\n- two", "It is new.\n- one\n- three\n> four", removed: ["old", "two"],
        added: ["new", "three four"]) == "It is [-old-] {+new+}. - one - [-two-] {+three four+}")
    #expect(
      excerpt("See @c foo and bar.", "See `foo`, not {@link bar}.", removed: ["and"], added: ["not"])
        == "See `foo [-and-]`, {+not+} {@link bar}.")
    #expect(
      excerpt("<p>It ends</p> here", "It stops <b>there</b>", removed: ["ends here"], added: ["stops there"])
        == "It [-ends here-] {+stops there+}</b>")
  }

  @Test("Runs that are in neither text are shown alone")
  func unknownPlace() {
    #expect(excerpt("a b", "c d", removed: ["x", "z"], added: ["y"]) == "[-x-] {+y+} … [-z-]")
    #expect(excerpt(nil, nil, removed: ["x"]) == "[-x-]")
  }

  @Test("A whole text")
  func whole() {
    #expect(excerpt(nil, "All\nof it.") == "{+All of it.+}")
    #expect(excerpt("All of it.", nil) == "[-All of it.-]")
    #expect(excerpt("a\nb", "a b") == "")
  }

  @Test("A long text with many changes is done at once")
  func long() {
    let words = (0..<20_000).map { "w\($0 % 7)" }
    let old = words.enumerated().map { $0 % 50 == 0 ? "old" : $1 }.joined(separator: " ")
    let new = words.enumerated().map { $0 % 50 == 0 ? "new" : $1 }.joined(separator: " ")
    let runs = words.count / 50
    let text = excerpt(
      old, new, removed: Array(repeating: "old", count: runs), added: Array(repeating: "new", count: runs))
    #expect(text.hasPrefix("[-old-] {+new+} w1 w2 w3 w4 w5 w6 … "))
  }
}
