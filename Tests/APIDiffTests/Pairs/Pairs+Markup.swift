extension Pairs {
  /// Words and what is only their form.
  static let markup: [HeaderPair] = [
    reflow(
      "the full stop at the end", "/// It ends", "/// It ends.", old: "It ends", new: "It ends."),
    reflow(
      "marks of lists and quotations", "/// - One\n/// - Two\n///\n/// > Three",
      "/// * One\n/// * Two\n///\n/// Three", old: "- One\n- Two\n\n> Three", new: "* One\n* Two\n\nThree"),
    reflow(
      "rules and headings", "/// It ends\n/// =======\n///\n/// ## More", "/// It ends\n///\n/// More",
      old: "It ends\n=======\n\n## More", new: "It ends\n\nMore"),
    reflow(
      "dashes", "/// It ends - or not -- here.", "/// It ends \u{2014} or not \u{2013} here.",
      old: "It ends - or not -- here.", new: "It ends \u{2014} or not \u{2013} here."),
    reflow(
      "links by the module's name", "/// See ``Test/Thing`` there.", "/// See ``Thing`` there.",
      old: "See ``Test/Thing`` there.", new: "See ``Thing`` there."),
    reflow(
      "tags of HTML", "/// It <b>ends</b>.<p>Or <i>not</i>, <code>f</code>.</p>",
      "/// It ends. Or not, `f`.", old: "It <b>ends</b>.<p>Or <i>not</i>, <code>f</code>.</p>",
      new: "It ends. Or not, `f`."),
    words(
      "items of a list", "/// It fails:", "/// It fails:\n/// - when late\n/// - when early",
      part: "abstract",
      old: "It fails:", new: "It fails:\n- when late\n- when early", added: ["- when late - when early"]),
    words(
      "names in angle brackets", "/// It has an NSArray<NSString *>.", "/// It has an NSArray<NSNumber *>.",
      part: "abstract", old: "It has an NSArray<NSString *>.", new: "It has an NSArray<NSNumber *>.",
      removed: ["NSArray<NSString"], added: ["NSArray<NSNumber"]),
    reflow(
      "DocC asides", "/// Counts.\n///\n/// > Note: Not the first time.",
      "/// Counts.\n/// - Note: Not the first time.",
      old: "Counts.\n\n> Note: Not the first time.", new: "Counts.\n- Note: Not the first time."),
    reflow(
      "Doxygen's directions", "/// \\param[in] count How many.", "/// @param count How many.",
      part: "parameter count", old: "\\param[in] count How many.", new: "@param count How many."),
    words(
      "a formula", "/// It is a + b.", "/// It is a * b.", part: "abstract", old: "It is a + b.",
      new: "It is a * b.", removed: ["+"], added: ["*"]),
    words(
      "a comparison", "/// Where a > b.", "/// Where a < b.", part: "abstract", old: "Where a > b.",
      new: "Where a < b.", removed: [">"], added: ["<"]),
    words(
      "words around one that stayed", "/// The old text ends here.", "/// The text begins here.",
      part: "abstract", old: "The old text ends here.", new: "The text begins here.",
      removed: ["old", "ends"], added: ["begins"]),
    words(
      "a sentence written anew",
      "/// The first words of it are the ones that nobody reads when there are too many.",
      "/// Nobody keeps more than seven things in mind, of which the least is forgotten before tea.",
      part: "abstract",
      old: "The first words of it are the ones that nobody reads when there are too many.",
      new: "Nobody keeps more than seven things in mind, of which the least is forgotten before tea.",
      removed: ["The first words of it are the ones that nobody reads when there are too many"],
      added: ["Nobody keeps more than seven things in mind, of which the least is forgotten before tea"]),
  ]
}
