import APIDiff
import SDKDiscovery

/// Ids and levels that findings are chosen by.
enum Selectors {
  /// What a flag names.
  ///
  /// - Throws: `UsageError` for what is neither an id nor a level.
  static func read(_ arguments: Arguments, _ flag: String, command: String) throws -> Set<String> {
    let words = arguments.all(flag)
    let known = ChangeID.allCases.map(\.rawValue) + ChangeLevel.allCases.map(\.rawValue)
    for word in words where !known.contains(word) {
      let near =
        NameSuggestions.nearest(word, in: known, limit: 1).first.map { "; did you mean \($0)?" } ?? ""
      throw UsageError("\(command): \(flag) takes a change id or a level, not '\(word)'\(near)")
    }
    return Set(words)
  }
}
