import Testing

@testable import APIDiff

@Suite("The parts of a comment")
struct DocumentationPartsTests {
  /// `name: text` of every part, in order.
  private func parts(_ text: String) -> [String] {
    DocumentationParts(text).parts.map { "\($0.name): \($0.text)" }
  }

  @Test(
    "HeaderDoc and DocC name the same parts",
    arguments: [
      (
        "@abstract Counts.\n@discussion Fast.\n@param a First.\n@param b Second.\n@return The sum.\n@note Slow.",
        "Counts.\n\nFast.\n\n- Parameters:\n  - a: First.\n  - b: Second.\n- Returns: The sum.\n- Note: Slow."
      ),
      (
        "@brief Counts.\n@details Fast.\n\\param[in] a First.\n@param[out] b Second.\n@result The sum.\n@note Slow.",
        "Counts.\n\nFast.\n- Parameter a: First.\n- parameter `b`: Second.\n- returns: The sum.\n> Note: Slow."
      ),
      (
        "@function f\n\nCounts.\n\nFast.\n@param  a\tFirst.\n@param\n  b Second.\n@returns The sum.\n@note Slow.",
        "Counts.\n\nFast.\n* Parameters:\n  * `a`: First.\n  * `b`: Second.\n* Returns: The sum.\n+ Note: Slow."
      ),
    ])
  func bothForms(headerDoc: String, docC: String) {
    let expected: Set = [
      "abstract: Counts.", "discussion: Fast.", "parameter a: First.", "parameter b: Second.",
      "returns: The sum.", "note: Slow.",
    ]
    #expect(Set(parts(headerDoc)) == expected)
    #expect(Set(parts(docC)) == expected)
  }

  @Test(
    "Titles are structure",
    arguments: [
      "class", "interface", "protocol", "category", "template", "function", "functiongroup", "method",
      "methodgroup", "property", "const", "constant", "var", "define", "defined", "defineblock",
      "definedblock",
      "typedef", "enum", "struct", "union", "callback", "availabilitymacro", "group", "header", "file",
      "framework", "name", "def", "fn",
    ])
  func titles(tag: String) {
    #expect(parts("@\(tag) KitThing\n@abstract Counts.") == ["abstract: Counts."])
    #expect(parts("@\(tag)\n  KitThing\n@abstract Counts.") == ["abstract: Counts."])
  }

  @Test(
    "Single parts",
    arguments: [
      ("Counts the\nthings.", ["abstract: Counts the\nthings."]),
      ("Counts.\n\nFast.\n\nSafe.", ["abstract: Counts.", "discussion: Fast.\n\nSafe."]),
      (
        "@enum E\n@constant A The first,\n  on two lines.\n@constant B",
        ["constant A: The first,\n  on two lines."]
      ),
      ("@const kA\n@abstract The first.", ["abstract: The first."]),
      ("@const\n  kA The first.", ["abstract: The first."]),
      ("@struct S\n@field a The first.", ["field a: The first."]),
      (
        "Counts.\n- Important: Always.\n- Throws: An error.",
        ["abstract: Counts.", "important: Always.", "throws: An error."]
      ),
      ("Counts.\n- one\n- two: three", ["abstract: Counts.\n- one\n- two: three"]),
      (
        "Counts.\n- Parameter a: First,\n  on two lines.\n\nMore.",
        ["abstract: Counts.", "parameter a: First,\n  on two lines.", "discussion: More."]
      ),
      ("See ``Other`` and <doc://org.example/x>.", ["abstract: See ``Other`` and <doc://org.example/x>."]),
      (
        "Counts.\n@note: Slow.\n@warning Not safe.",
        ["abstract: Counts.", "note: Slow.", "warning: Not safe."]
      ),
      ("@define KIT_LIMIT\n@abstract The most.", ["abstract: The most."]),
      ("\\def KIT_LIMIT\nThe most.", ["abstract: The most."]),
      ("\\def KIT_LIMIT The most.", ["abstract: The most."]),
      ("@callback Done\nCalled at the end.", ["abstract: Called at the end."]),
      ("@var count\nHow many.", ["abstract: How many."]),
      (
        "@class Pen\n@superclass Tool\n@availability iOS 4\n@templatefield T The ink.\n@updated 2001-01-01",
        ["superclass: Tool", "availability: iOS 4", "template field T: The ink.", "updated: 2001-01-01"]
      ),
      ("@internal\n@hidesingletons\nCounts.", ["discussion: Counts."]),
      (
        "Draws.\n\n- Category Colors: Red.\n  Green.\n- Class extension: Blue.",
        ["abstract: Draws.", "categories: Red.\n  Green.\nBlue."]
      ),
      ("@abstract", []), ("@param", []), ("", []),
    ])
  func single(text: String, expected: [String]) {
    #expect(parts(text) == expected)
  }
}
