/// Nullability in printed types.
enum NullabilityWords {
  /// The type without any nullability and free white space, so that what is left can be compared.
  static func removed(from type: String) -> String {
    guard type.contains("_N") else { return String(decoding: MacroText.tight(type), as: UTF8.self) }
    var words: [Substring] = []
    for word in type.split(separator: " ") {
      // `_Nonnull)` ends a block's declarator: the parenthesis stays.
      var rest = word
      for nullability in ["_Nullable_result", "_Null_unspecified", "_Nonnull", "_Nullable"]
      where rest.hasPrefix(nullability) {
        rest = rest.dropFirst(nullability.count)
        break
      }
      if rest.isEmpty { continue }
      if rest.count < word.count, let last = words.popLast() {
        words.append(last + rest)
      } else {
        words.append(rest)
      }
    }
    return String(decoding: MacroText.tight(words.joined(separator: " ")), as: UTF8.self)
  }
}
