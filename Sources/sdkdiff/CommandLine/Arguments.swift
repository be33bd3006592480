import SDKDiscovery

/// A command's arguments, sorted by its flags.
struct Arguments {
  /// What is no flag, in order.
  private(set) var positional: [String] = []
  private var values: [String: [String]] = [:]

  /// Sorts `words` by `flags`.
  ///
  /// - Throws: `UsageError` for an unknown flag, a missing or wrong value.
  init(_ words: [String], flags: [Flag], command: String) throws {
    var rest = words[...]
    var onlyPositional = false
    while let word = rest.popFirst() {
      // `-[Class selector]` is a name.
      guard !onlyPositional, word.hasPrefix("-"), !word.hasPrefix("-["), word != "-" else {
        positional.append(word)
        continue
      }
      if word == "--" {
        onlyPositional = true
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let flag = flags.first(where: { $0.name == parts[0] }) else {
        let near = NameSuggestions.nearest(parts[0], in: flags.map(\.name), limit: 1)
        let hint = near.first.map { "; did you mean \($0)?" } ?? ""
        throw UsageError(
          "\(command): unknown flag \(parts[0])\(hint) (`sdkdiff \(command) --help` lists them)")
      }
      guard flag.isRepeatable || values[flag.name] == nil else {
        throw UsageError("\(command): \(flag.name) is given twice")
      }
      guard flag.value != nil else {
        guard parts.count == 1 else { throw UsageError("\(command): \(flag.name) takes no value") }
        values[flag.name] = [""]
        continue
      }
      // The next flag is no value, unless it is one for the compiler.
      let follows = rest.first.map { flag.takesFlags || !$0.hasPrefix("-") || $0 == "-" } ?? false
      guard let value = parts.count == 2 ? parts[1] : follows ? rest.popFirst() : nil, !value.isEmpty else {
        throw UsageError("\(command): \(flag.name) needs a value: \(flag.name) \(flag.value ?? "")")
      }
      guard flag.allowed.isEmpty || flag.allowed.contains(value) else {
        throw UsageError(
          "\(command): \(flag.name) takes \(flag.allowed.joined(separator: ", ")), not '\(value)'")
      }
      values[flag.name, default: []].append(value)
    }
  }

  /// Whether a switch is on.
  func isOn(_ name: String) -> Bool { values[name] != nil }
  /// The value of a flag.
  subscript(name: String) -> String? { values[name]?.last }
  /// All values of a repeatable flag.
  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// A whole number above zero.
  ///
  /// - Throws: `UsageError` for anything else.
  func number(_ name: String, command: String) throws -> Int? {
    guard let text = self[name] else { return nil }
    guard let value = Int(text), value > 0 else {
      throw UsageError("\(command): \(name) needs a whole number above 0, not '\(text)'")
    }
    return value
  }
}
