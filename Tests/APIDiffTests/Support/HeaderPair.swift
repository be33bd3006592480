/// Two states of some headers, and what a diff has to say about them.
struct HeaderPair: Sendable, CustomStringConvertible {
  /// Texts by path, the module's folder first: `Test/Test.h`.
  typealias Headers = [String: String]

  /// What it shows; scenarios of the nearest peer's suite begin with their number.
  let description: String
  let before: Headers
  let after: Headers
  /// All findings from `before` to `after`, noise included, in the changelog's order.
  let changes: [Expected]
  /// All findings from `after` to `before`; nil where a test does not look at that direction.
  let backwards: [Expected]?

  /// A pair of whole folders.
  init(
    _ description: String, _ before: Headers, _ after: Headers, _ changes: [Expected],
    back: [Expected]? = nil
  ) {
    self.description = description
    self.before = before
    self.after = after
    self.changes = changes
    self.backwards = back
  }

  /// A pair of states of one header, `Test/Test.h`.
  init(
    _ description: String, _ before: String, _ after: String, _ changes: [Expected], back: [Expected]? = nil
  ) {
    self.init(description, ["Test/Test.h": before], ["Test/Test.h": after], changes, back: back)
  }

  /// A pair in which nothing is to be told, in either direction.
  static func nothing(_ description: String, _ before: String, _ after: String) -> HeaderPair {
    HeaderPair(description, before, after, [], back: [])
  }

  /// A declaration that comes, and one that goes when the sides are swapped.
  static func comesAndGoes(_ description: String, _ text: String, _ names: String...) -> HeaderPair {
    HeaderPair(
      description, "", text, names.map { .added($0) }, back: names.map { .removed($0) })
  }
}
