extension Pairs {
  /// A function with a comment above it.
  static func commented(_ comment: String) -> String {
    comment + "\nint f(int count, int scale);"
  }

  /// A pair whose words are the same: noise, told of `part`.
  static func reflow(
    _ description: String, _ before: String, _ after: String, part: String = "abstract", old: String,
    new: String
  ) -> HeaderPair {
    HeaderPair(
      description, commented(before), commented(after),
      [.init(.documentationReflowed, .noise, "f", part: part, old: old, new: new)])
  }

  /// A pair in which the words of one part differ.
  static func words(
    _ description: String, _ before: String, _ after: String, part: String, old: String?, new: String?,
    removed: [String] = [], added: [String] = [], mentions: [String] = []
  ) -> HeaderPair {
    HeaderPair(
      description, commented(before), commented(after),
      [
        .init(
          .documentationChanged, .info, "f", part: part, old: old, new: new,
          words: .init(removed: removed, added: added, mentions: mentions))
      ])
  }

  static let documentation: [HeaderPair] = [
    HeaderPair(
      "a comment comes and goes", commented(""), commented("/// Counts the things."),
      [
        .init(
          .documentationAdded, .info, "f", part: "abstract", new: "Counts the things.",
          words: .init(added: ["Counts the things."]))
      ],
      back: [
        .init(
          .documentationRemoved, .info, "f", part: "abstract", old: "Counts the things.",
          words: .init(removed: ["Counts the things."]))
      ]),
    HeaderPair(
      "a plain comment comes and goes", "int f(void);\nint g(void);",
      "// Counts the things.\nint f(void);\nint g(void); // counts them again",
      [
        .init(.documentationAdded, .info, "f", part: "abstract", new: "Counts the things."),
        .init(.documentationAdded, .info, "g", part: "abstract", new: "counts them again"),
      ]),
    HeaderPair(
      "what a new declaration mentions beside its own names", "@class NSValueBox;",
      "@class NSValueBox;\n/// An ABLampList holds NSValueBox and NSNumberBox.\n@interface ABLampList : NSObject\n"
        + "/// From an ABLampList to NSValueBox and NSNumberBox.\n- (NSValueBox *)box;\n@end",
      [
        .init(
          .symbolAdded, .info, "-[ABLampList box]",
          words: .init(
            added: ["From an ABLampList to NSValueBox and NSNumberBox."], mentions: ["NSNumberBox"])),
        .init(
          .symbolAdded, .info, "ABLampList",
          words: .init(
            added: ["An ABLampList holds NSValueBox and NSNumberBox."],
            mentions: ["NSNumberBox", "NSValueBox"])
        ),
      ]),
    .nothing(
      "comments that are about no declaration", "int f(void);\nint g(void);",
      """
      // Copyright 2022 Somebody. All rights reserved.

      // MARK: - Functions

      // ===== Counting =====
      int f(void);
      // int h(void);

      // A paragraph that stands alone.

      int g(void);
      """),
    .nothing(
      "line ends and trailing blanks", commented("/// Counts.\n/// All."),
      commented("/// Counts.  \r\n/// All.\t")),
    words(
      "the abstract", "/// Counts the things.", "/// Counts all things.", part: "abstract",
      old: "Counts the things.", new: "Counts all things.", removed: ["the"], added: ["all"]),
    words(
      "the discussion", "/// Counts.\n///\n/// It is fast.", "/// Counts.\n///\n/// It is slow.",
      part: "discussion", old: "It is fast.", new: "It is slow.", removed: ["fast"], added: ["slow"]),
    words(
      "a parameter in HeaderDoc",
      "/*!\n @abstract Counts.\n @param count How many.\n @param scale How far.\n */",
      "/*!\n @abstract Counts.\n @param count How many.\n @param scale How wide.\n */",
      part: "parameter scale", old: "How far.", new: "How wide.", removed: ["far"], added: ["wide"]),
    words(
      "a parameter in DocC", "/// Counts.\n/// - Parameter count: How many.",
      "/// Counts.\n/// - Parameter count: How much.", part: "parameter count", old: "How many.",
      new: "How much.", removed: ["many"], added: ["much"]),
    words(
      "a parameter in a DocC list",
      "/// Counts.\n/// - Parameters:\n///   - count: How many.\n///   - scale: Far.",
      "/// Counts.\n/// - Parameters:\n///   - count: How many.\n///   - scale: Wide.",
      part: "parameter scale", old: "Far.", new: "Wide.", removed: ["Far"], added: ["Wide"]),
    words(
      "the result in HeaderDoc", "/*! Counts.\n @return The sum. */", "/*! Counts.\n @return The product. */",
      part: "returns", old: "The sum.", new: "The product.", removed: ["sum"], added: ["product"]),
    words(
      "the result in DocC", "/// Counts.\n/// - Returns: The sum.",
      "/// Counts.\n/// - Returns: The product.",
      part: "returns", old: "The sum.", new: "The product.", removed: ["sum"], added: ["product"]),
    words(
      "a note comes", "/// Counts.", "/// Counts.\n///\n/// - Note: Not the first time.", part: "note",
      old: nil, new: "Not the first time.", added: ["Not the first time."]),
    words(
      "a warning in HeaderDoc goes", "/*! Counts.\n @warning Slow. */", "/*! Counts. */", part: "warning",
      old: "Slow.", new: nil, removed: ["Slow."]),
    words(
      "words across other line breaks", "/// Counts the things\n/// that are there.",
      "/// Counts the\n/// things that were there.", part: "abstract",
      old: "Counts the things\nthat are there.", new: "Counts the\nthings that were there.",
      removed: ["are"], added: ["were"]),
    HeaderPair(
      "a HeaderDoc constant", "/*! @enum E\n @constant A The first. */\nenum E { A };",
      "/*! @enum E\n @constant A The only one. */\nenum E { A };",
      [
        .init(
          .documentationChanged, .info, "E", part: "constant A", old: "The first.", new: "The only one.",
          words: .init(removed: ["first"], added: ["only one"]))
      ]),
    words(
      "the text after a HeaderDoc name", "/*!\n @function f\n\n Counts the things.\n */",
      "/*!\n @function f\n\n Counts all things.\n */", part: "abstract", old: "Counts the things.",
      new: "Counts all things.", removed: ["the"], added: ["all"]),
    words(
      "an Info.plist key", "/// Asks.",
      "/// Asks. Needs NSUserTrackingMarkdownUsageDescription in Info.plist.",
      part: "abstract", old: "Asks.",
      new: "Asks. Needs NSUserTrackingMarkdownUsageDescription in Info.plist.",
      added: ["Needs NSUserTrackingMarkdownUsageDescription in Info.plist."],
      mentions: ["NSUserTrackingMarkdownUsageDescription"]),
    words(
      "an entitlement", "/// Asks.", "/// Asks with `com.apple.developer.healthkit`.", part: "abstract",
      old: "Asks.", new: "Asks with `com.apple.developer.healthkit`.",
      added: ["with `com.apple.developer.healthkit`"], mentions: ["com.apple.developer.healthkit"]),
    words(
      "a symbol", "/// Asks.", "/// Asks. See ``UIViewController``, NSURL and -[NSString lowercaseString].",
      part: "abstract", old: "Asks.",
      new: "Asks. See ``UIViewController``, NSURL and -[NSString lowercaseString].",
      added: ["See ``UIViewController``, NSURL and -[NSString lowercaseString]."],
      mentions: ["NSString", "NSURL", "UIViewController"]),
    words(
      "an address", "/// Asks.", "/// Asks. (See https://example.org/a_b.html.)", part: "abstract",
      old: "Asks.",
      new: "Asks. (See https://example.org/a_b.html.)", added: ["(See https://example.org/a_b.html.)"],
      mentions: ["https://example.org/a_b.html"]),
    words(
      "an address in a link", "/// Asks.",
      "/// Asks. See [there](https://example.org/a) or <http://example.org/b>.",
      part: "abstract", old: "Asks.",
      new: "Asks. See [there](https://example.org/a) or <http://example.org/b>.",
      added: ["See [there](https://example.org/a) or <http://example.org/b>."],
      mentions: ["http://example.org/b", "https://example.org/a"]),
    words(
      "a key behind a link of DocC", "/// Asks.",
      "/// Asks by <doc://org.example/a-b/NSCameraUsageDescription>.",
      part: "abstract", old: "Asks.", new: "Asks by <doc://org.example/a-b/NSCameraUsageDescription>.",
      added: ["by <doc://org.example/a-b/NSCameraUsageDescription>"], mentions: ["NSCameraUsageDescription"]),
    words(
      "names between code marks", "/// Asks.", "/// Asks if `isHidden` is `NO`, and needs aps-environment.",
      part: "abstract", old: "Asks.", new: "Asks if `isHidden` is `NO`, and needs aps-environment.",
      added: ["if `isHidden` is `NO`, and needs aps-environment"], mentions: ["aps-environment", "isHidden"]),
    words(
      "a mention that moved to another part", "/// Asks UIViewController.\n///\n/// Fast.",
      "/// Asks UIViewController.\n///\n/// Fast with UIViewController.", part: "discussion", old: "Fast.",
      new: "Fast with UIViewController.", added: ["with UIViewController"]),
    words(
      "words that came before the full stop", "/// May ask again.", "/// May ask again after a year.",
      part: "abstract", old: "May ask again.", new: "May ask again after a year.", added: ["after a year"]),
    words(
      "punctuation beside words", "/// It ends, here. It (all) stays.", "/// It ends; there. It (all) stays.",
      part: "abstract", old: "It ends, here. It (all) stays.", new: "It ends; there. It (all) stays.",
      removed: [", here"], added: ["; there"]),
    words(
      "punctuation far from words", "/// It ends. It stays here.", "/// It ends, It stays there.",
      part: "abstract", old: "It ends. It stays here.", new: "It ends, It stays there.", removed: ["here"],
      added: ["there"]),
    words(
      "punctuation alone", "/// It ends, here", "/// It ends here", part: "abstract", old: "It ends, here",
      new: "It ends here", removed: [","]),
    reflow(
      "line breaks of the discussion", "/// Counts.\n///\n/// All the\n/// things.",
      "/// Counts.\n///\n/// All the things.", part: "discussion", old: "Counts.\n\nAll the\nthings.",
      new: "Counts.\n\nAll the things."),
    reflow(
      "line breaks", "/// Counts the things\n/// that are there.", "/// Counts the things that are there.",
      old: "Counts the things\nthat are there.", new: "Counts the things that are there."),
    .nothing("markers", commented("/// Counts the things."), commented("/** Counts the things. */")),
    .nothing(
      "markers on several lines", commented("/**\n * Counts.\n *\n * All.\n */"),
      commented("/*!\n Counts.\n\n All.\n */")),
    reflow(
      "quote style", "/// It\u{2019}s a \u{201C}thing\u{201D}.", "/// It's a \"thing\".",
      old: "It\u{2019}s a \u{201C}thing\u{201D}.", new: "It's a \"thing\"."),
    reflow(
      "HeaderDoc to DocC",
      "/*!\n @abstract Counts.\n @param count How many.\n @return The sum.\n @discussion Fast.\n */",
      "/// Counts.\n///\n/// Fast.\n/// - Parameter count: How many.\n/// - Returns: The sum.",
      old: "@abstract Counts.\n@param count How many.\n@return The sum.\n@discussion Fast.",
      new: "Counts.\n\nFast.\n- Parameter count: How many.\n- Returns: The sum."),
    reflow(
      "a name on the line below its tag",
      "/*!\n @function\n   f\n @param\n   count How many.\n @param\n   scale\n   How far.\n */",
      "/// - Parameter count: How many.\n/// - Parameter scale: How far.", part: "parameter scale",
      old: "@function\n  f\n@param\n  count How many.\n@param\n  scale\n  How far.",
      new: "- Parameter count: How many.\n- Parameter scale: How far."),
    reflow(
      "no-break spaces", "/*!\n\u{A0}@abstract\u{A0}\u{A0} Counts\u{A0}the things.\u{A0}\n */",
      "/// Counts the things.", old: "@abstract\u{A0}\u{A0} Counts\u{A0}the things.",
      new: "Counts the things."),
    reflow(
      "HeaderDoc names the declaration", "/*!\n @function f\n @abstract Counts.\n */", "/// Counts.",
      old: "@function f\n@abstract Counts.", new: "Counts."),
    reflow(
      "code marks", "/// Counts @c count things, see <code>g</code> and {@link h}.",
      "/// Counts `count` things, see ``g`` and h.",
      old: "Counts @c count things, see <code>g</code> and {@link h}.",
      new: "Counts `count` things, see ``g`` and h."),
    reflow(
      "emphasis", "/// Counts **all** the *big* things.", "/// Counts all the big things.",
      old: "Counts **all** the *big* things.", new: "Counts all the big things."),
    .nothing(
      "composed and decomposed letters", commented("/// Cafe\u{301} counts."),
      commented("/// Caf\u{E9} counts.")),
    reflow(
      "plain to documentation", "// Counts the things.", "/// Counts the things.", old: "Counts the things.",
      new: "Counts the things."),
    HeaderPair(
      "a plain comment moves to a neighbour",
      "// Counts the things.\nint f(void);\nint g(void);",
      "int f(void);\n// Counts the things.\nint g(void);",
      [
        .init(.documentationReflowed, .noise, "f", part: "abstract", old: "Counts the things."),
        .init(.documentationReflowed, .noise, "g", part: "abstract", new: "Counts the things."),
      ]),
    HeaderPair(
      "equal plain comments in two classes are no move",
      """
      @interface A : NSObject
      @property int p; // default is YES
      @end
      @interface B : NSObject
      @property int q;
      @end
      """,
      """
      @interface A : NSObject
      @property int p;
      @end
      @interface B : NSObject
      @property int q; // default is YES
      @end
      """,
      [
        .init(.documentationRemoved, .info, "A.p", part: "abstract", old: "default is YES"),
        .init(.documentationAdded, .info, "B.q", part: "abstract", new: "default is YES"),
      ]),
    HeaderPair(
      "a plain comment copied to two neighbours moved once",
      "int f(void); // counts\nint g(void);\nint h(void);",
      "int f(void);\nint g(void); // counts\nint h(void); // counts",
      [
        .init(.documentationReflowed, .noise, "f", part: "abstract", old: "counts"),
        .init(.documentationReflowed, .noise, "g", part: "abstract", new: "counts"),
        .init(.documentationAdded, .info, "h", part: "abstract", new: "counts"),
      ]),
  ]
}
