/// What a parameter's printed type means to a caller.
enum ParameterType {
  private static let qualifiers: Set<Substring> = ["const", "volatile", "restrict", "__restrict"]

  /// The type without qualifiers of the parameter itself: `char *restrict` asks no more of a caller than
  /// `char *`, and is no other type of function (C17, 6.7.6.3, paragraph 15).
  ///
  /// Blocks, pointers to functions and arrays stay as they are: words outside say something about what is inside.
  static func unqualified(_ type: String) -> String {
    guard type.utf8.allSatisfy({ $0 != 0x28 && $0 != 0x5B }) else { return type }
    guard let star = type.lastIndex(of: "*") else { return words(type[...]) }
    // In `id<P *>` or the like the last star is not the parameter's own.
    let own = type[type.index(after: star)...]
    if own.contains(">") { return type }
    let rest = words(own)
    return type[...star] + (rest.isEmpty ? "" : " \(rest)")
  }

  private static func words(_ text: Substring) -> String {
    text.split(separator: " ").filter { !qualifiers.contains($0) }.joined(separator: " ")
  }
}
