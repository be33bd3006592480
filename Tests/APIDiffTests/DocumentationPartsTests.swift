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
      ("@abstract", []), ("@param", []), ("", []),
    ])
  func single(text: String, expected: [String]) {
    #expect(parts(text) == expected)
  }
}
