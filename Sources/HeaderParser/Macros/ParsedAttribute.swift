/// An attribute out of `__attribute__((…))`, before anybody asks what it means.
struct ParsedAttribute: Hashable, Sendable {
  /// Its name without underscores around it.
  let name: String
  /// The tokens between its parentheses; empty without.
  let arguments: [PreprocessorToken]

  init(name: String, arguments: [PreprocessorToken]) {
    var bare = Substring(name)
    if bare.hasPrefix("__"), bare.hasSuffix("__"), bare.count > 4 { bare = bare.dropFirst(2).dropLast(2) }
    self.name = String(bare)
    self.arguments = arguments
  }

  /// The arguments between commas outside parentheses.
  var clauses: [[PreprocessorToken]] {
    var clauses: [[PreprocessorToken]] = [[]]
    var depth = 0
    for token in arguments {
      if token.isPunctuation("(") { depth += 1 }
      if token.isPunctuation(")") { depth -= 1 }
      if token.isPunctuation(","), depth == 0 {
        clauses.append([])
      } else {
        clauses[clauses.count - 1].append(token)
      }
    }
    return clauses.filter { !$0.isEmpty }
  }
}
