/// An attribute out of `__attribute__((…))`, before anybody asks what it means.
struct ParsedAttribute: Hashable, Sendable {
  /// Its name without underscores around it.
  let name: String
  /// The tokens between its parentheses; empty without.
  let arguments: [PreprocessorToken]

  /// Names that tell nothing about an interface.
  private static let ignored: Set<String> = [
    "visibility", "availability", "cf_audited_transfer", "nothrow", "const", "pure", "cold", "used",
    "unused", "always_inline", "gnu_inline", "nodebug", "weak_import", "malloc", "alloc_size",
    "external_source_symbol", "asm", "no_sanitize", "artificial", "weak", "extern", "import", "NSObject",
    "flatten", "noinline", "internal_linkage", "exclude_from_explicit_instantiation", "diagnose_if",
    "type_visibility", "objc_runtime_visible", "annotate",
  ]

  /// Whether it tells something about an interface.
  var isOfInterest: Bool { !Self.ignored.contains(name) && !isAssumed }

  /// An audited header says of everything in it that it is not sendable unless it says so: that is what
  /// holds anyway, and nothing about the one declaration.
  private var isAssumed: Bool { name == "swift_attr" && arguments.contains { $0.text.holds("_assumed") } }

  init(name: String, arguments: [PreprocessorToken]) {
    var bare = Substring(name)
    if bare.hasPrefix("__"), bare.hasSuffix("__"), bare.count > 4 { bare = bare.dropFirst(2).dropLast(2) }
    self.name = String(bare)
    self.arguments = arguments
  }

  /// The arguments as reports show them: string literals next to each other are one.
  var argumentText: String {
    var joined: [PreprocessorToken] = []
    for token in arguments {
      if let last = joined.last, last.isPlainString, token.isPlainString {
        joined[joined.count - 1] = PreprocessorToken(
          .string, String(last.text.dropLast()) + String(token.text.dropFirst()),
          hasSpaceBefore: last.hasSpaceBefore)
      } else {
        joined.append(token)
      }
    }
    return joined.spelled
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
