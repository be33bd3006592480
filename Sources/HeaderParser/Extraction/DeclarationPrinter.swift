import SymbolModel

/// Prints declarations on one line, without attributes, comments and what macros hide.
enum DeclarationPrinter {
  /// `- (nullable NSString *)nameForIndex:(NSInteger)index`
  static func method(_ symbol: Symbol) -> String {
    var text = symbol.kind == .typeMethod ? "+ " : "- "
    text += "(\(contextual(symbol.type ?? "void")))"
    let selector = symbol.ownName
    if symbol.parameters.isEmpty {
      text += selector
    } else {
      let parts = selector.utf8.split(separator: 0x3A, omittingEmptySubsequences: false).map(Substring.init)
      for (number, parameter) in symbol.parameters.enumerated() {
        if number > 0 { text += " " }
        text += (number < parts.count ? parts[number] : "") + ":"
        text += "(\(contextual(parameter.type)))\(parameter.name)"
      }
    }
    return text + (symbol.isVariadic ? ", ..." : "")
  }

  /// `@property (nonatomic, readonly, nullable) NSString *name`
  static func property(_ symbol: Symbol, name: String) -> String {
    var attributes = symbol.propertyAttributes.sorted { rank($0) < rank($1) }
    if symbol.kind == .classProperty { attributes.insert("class", at: 0) }
    var type = symbol.type ?? ""
    if let (bare, word) = outerNullability(type) {
      type = bare
      attributes.append(word)
    }
    let list = attributes.isEmpty ? "" : " (" + attributes.joined(separator: ", ") + ")"
    let optional = symbol.isOptional ? "@optional " : ""
    return "\(optional)@property\(list) \(join(type, name))"
  }

  /// `int compare(const void *left, const void *right)`
  static func function(_ symbol: Symbol) -> String {
    var parameters = symbol.parameters.map { join($0.type, $0.name) }
    if symbol.isVariadic { parameters.append("...") }
    let list = symbol.hasNoPrototype ? "" : parameters.isEmpty ? "void" : parameters.joined(separator: ", ")
    return "\(join(symbol.type ?? "void", symbol.name + "(" + list + ")"))"
  }

  /// `@interface Name<T> : Superclass <Protocol>`
  static func interface(_ symbol: Symbol) -> String {
    var text = "@interface \(symbol.name)"
    if !symbol.genericParameters.isEmpty { text += "<\(symbol.genericParameters.joined(separator: ", "))>" }
    if let superclass = symbol.superclass { text += " : \(superclass)" }
    return text + adopted(symbol)
  }

  /// ` <A, B>`, or nothing.
  static func adopted(_ symbol: Symbol) -> String {
    symbol.protocols.isEmpty ? "" : " <\(symbol.protocols.joined(separator: ", "))>"
  }

  /// A type and the name it declares, as C wants them.
  static func join(_ type: String, _ name: String) -> String {
    guard !name.isEmpty else { return type }
    let bytes = Array(type.utf8)
    // Blocks and function pointers hold the name inside their first group: `void (^name)(int)`.
    if let open = type.find("(^") ?? type.find("(*"),
      let close = type[open.upperBound...].firstIndex(of: ")")
    {
      let inner = type[open.lowerBound..<close]
      let gap = inner.hasSuffix("*") || inner.hasSuffix("^") ? "" : " "
      return type[..<close] + gap + name + type[close...]
    }
    // A function's own type has nothing to hold the name: `int (char)`.
    if bytes.last == 0x29, let open = type.firstIndex(of: "("), !type.hasPrefix("__attribute__"),
      !type.holds("typeof")
    {
      let head = type[..<open]
      let trimmed = head.hasSuffix(" ") ? head.dropLast() : head
      return trimmed + (trimmed.hasSuffix("*") ? "" : " ") + name + type[open...]
    }
    if let bracket = type.firstIndex(of: "["), !type.holds("<") {
      let head = type[..<bracket]
      let trimmed = head.hasSuffix(" ") ? head.dropLast() : head
      return trimmed + (trimmed.hasSuffix("*") ? "" : " ") + name + type[bracket...]
    }
    return type + (bytes.last == 0x2A ? "" : " ") + name
  }

  /// A type as methods write it: `NSString * _Nullable` is `nullable NSString *`.
  static func contextual(_ type: String) -> String {
    guard let (bare, word) = outerNullability(type) else { return type }
    return "\(word) \(bare)"
  }

  /// Splits the nullability of the outermost pointer from a type.
  static func outerNullability(_ type: String) -> (bare: String, word: String)? {
    guard type.holds(" _N") else { return nil }
    let words = [
      (" _Nullable_result", "nullable_result"), (" _Nonnull", "nonnull"), (" _Nullable", "nullable"),
      (" _Null_unspecified", "null_unspecified"),
    ]
    let group = type.find("(^") ?? type.find("(*")
    for (suffix, word) in words {
      if type.hasSuffix(suffix) {
        return (String(type[..<type.utf8.index(type.endIndex, offsetBy: -suffix.utf8.count)]), word)
      }
      guard let group else { continue }
      let rest = type[group.upperBound...]
      guard rest.hasPrefix(suffix + ")") || rest.hasPrefix(suffix + " ") else { continue }
      return (String(type[..<group.upperBound] + rest.dropFirst(suffix.count)), word)
    }
    return nil
  }

  /// The order in which people write property attributes.
  private static func rank(_ attribute: String) -> Int {
    let order = ["nonatomic", "copy", "strong", "retain", "weak", "assign", "unsafe_unretained", "readonly"]
    return order.firstIndex(of: attribute) ?? order.count
  }
}
