import SymbolModel

/// The order of names: by their UTF-8 bytes, the same on every machine and in every language.
enum TextOrder {
  /// Whether `left` stands before `right`.
  static func precedes(_ left: String, _ right: String) -> Bool {
    left.precedesInBytes(right)
  }
}
