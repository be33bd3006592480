import LibClang

/// Prints types with the names that a header gives the parameters of blocks and of pointers to functions.
///
/// The compiler's own spelling leaves them out, which is right for a comparison: `void (^)(BOOL)` is one type whatever
/// the parameter is called. A reader wants `void (^)(BOOL success)`.
struct NamedTypes {
  let types: TypePrinter

  /// `type`, the printed type of what `cursor` declares, with names; nil where there are none.
  func named(_ type: String, of cursor: Cursor) -> String? {
    guard let list = Self.parameterList(of: type) else { return nil }
    var parameters: [Cursor] = []
    cursor.visitChildren { child in
      if child.kind == .parmDecl { parameters.append(child) }
      return .next
    }
    var parts = Self.parts(of: type[list])
    let isVariadic = parts.last == "..."
    guard !parameters.isEmpty, parts.count == parameters.count + (isVariadic ? 1 : 0) else { return nil }
    var isNamed = false
    for (number, parameter) in parameters.enumerated() {
      let inner = named(parts[number], of: parameter)
      let name = parameter.spelling
      guard inner != nil || !name.isEmpty else { continue }
      isNamed = true
      parts[number] = DeclarationPrinter.join(inner ?? parts[number], name)
    }
    guard isNamed else { return nil }
    return type[..<list.lowerBound] + parts.joined(separator: ", ") + type[list.upperBound...]
  }

  /// What stands between the parentheses behind `(^…)` or `(*…)`, for a type that has one such group and no other
  /// around it.
  private static func parameterList(of type: String) -> Range<String.Index>? {
    guard let group = type.find("(^") ?? type.find("(*"),
      let close = closing(type, from: group.lowerBound)
    else { return nil }
    let inside = type[group.upperBound..<close]
    let open = type.utf8.index(after: close)
    guard !inside.holds("("), type[open...].hasPrefix("("), let end = closing(type, from: open),
      type.utf8.index(after: end) == type.endIndex
    else { return nil }
    return type.utf8.index(after: open)..<end
  }

  private static func closing(_ text: String, from open: String.Index) -> String.Index? {
    var depth = 0
    return text.utf8[open...].firstIndex { byte in
      depth += byte == 0x28 ? 1 : byte == 0x29 ? -1 : 0
      return depth == 0
    }
  }

  /// The parts of a list between commas outside all brackets.
  private static func parts(of list: Substring) -> [String] {
    var parts: [String] = []
    var depth = 0
    var start = list.startIndex
    for at in list.utf8.indices {
      switch list.utf8[at] {
      case 0x28, 0x3C, 0x5B, 0x7B: depth += 1
      case 0x29, 0x3E, 0x5D, 0x7D: depth -= 1
      case 0x2C where depth == 0:
        parts.append(String(list[start..<at]))
        start = list.utf8.index(after: at)
      default: break
      }
    }
    parts.append(String(list[start...]))
    return parts.map { String($0.drop { $0 == " " }) }
  }
}
