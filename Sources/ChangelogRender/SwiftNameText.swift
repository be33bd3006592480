import APIDiff

/// The names Swift has for a symbol, where they say more than its own.
enum SwiftNameText {
  /// The name, and that of the `async` form behind its keyword.
  static func names(of symbol: SymbolReference?) -> [String] {
    guard let symbol, let name = symbol.swiftName else { return [] }
    let asynchronous = symbol.swiftAsyncName.map { "async " + $0 }
    let own = isPlain(name, of: symbol.name) ? nil : name
    return [own, asynchronous].compactMap(\.self)
  }

  /// Whether anybody can tell the name in Swift from that in Objective-C: it is the same, or the same with brackets.
  private static func isPlain(_ name: String, of own: String) -> Bool {
    if name == own || own.hasSuffix("." + name) { return true }
    guard name.hasPrefix(own + "("), name.hasSuffix(")") else { return false }
    return name.dropFirst(own.count + 1).dropLast().allSatisfy { $0 == "_" || $0 == ":" }
  }
}
