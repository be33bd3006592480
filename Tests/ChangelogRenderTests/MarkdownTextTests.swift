import Testing

@testable import ChangelogRender

@Suite("Header text in Markdown")
struct MarkdownTextTests {
  @Test(
    "Prose",
    arguments: [
      ("27.2 is snake_case", "27.2 is snake_case"), ("_private name_ a__b", #"\_private name\_ a\_\_b"#),
      ("1. one", #"1\. one"#), ("- one", #"\- one"#), ("-[A b]", #"-\[A b\]"#), ("---", #"\---"#),
      ("a < b && c > d", #"a \< b \&\& c \> d"#), ("two\n\n# lines", "two `#` lines"),
      ("see @property, #12", "see `@property,` `#12`"),
      ("https://a.b or www.a.b", "`https://a.b` or `www.a.b`"),
      ("set:key: in GH-1 for $5", "`set:key:` in `GH-1` for `$5`"), ("a: b", "a: b"),
      ("in deadbeef01, 2026-10-10 or effaced", "in `deadbeef01,` 2026-10-10 or effaced"),
      ("`\u{301}<\u{301}b>", "\\`\u{301}\\<\u{301}b\\>"), ("x\u{1B}[1m", #"x\\u{1B}\[1m"#),
    ])
  func prose(text: String, expected: String) {
    #expect(MarkdownText.prose(text) == expected)
  }

  @Test("Code", arguments: [("a", "`a`"), ("`a`", "`` `a` ``"), ("a``b", "```a``b```"), (" ", "(empty)")])
  func code(text: String, expected: String) {
    #expect(MarkdownText.code(text) == expected)
  }

  @Test("Code in a table's cell")
  func cell() {
    #expect(MarkdownText.code("a|b\\|c", inCell: true) == #"`a\|b\\|c`"#)
    #expect(MarkdownText.prose("a|b\\|c @d|e", inCell: true) == #"a\|b\\\|c `@d\|e`"#)
  }

  @Test("The first sentence")
  func firstSentence() {
    #expect(FirstSentence.of("One, e.g. this.\nTwo.") == "One, e.g. this.")
    #expect(FirstSentence.of("Version 27.2 brings it! More.") == "Version 27.2 brings it!")
    #expect(FirstSentence.of("no end") == "no end")
    #expect(FirstSentence.of("") == "")
  }
}
