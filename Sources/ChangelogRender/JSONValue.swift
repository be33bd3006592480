/// A JSON document whose objects keep their keys in the order given.
enum JSONValue {
  case null
  case bool(Bool)
  case int(Int)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// The string, or null where there is none.
  static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  /// Indented by two spaces, with a newline at the end.
  var text: String {
    var output = ""
    write(to: &output, indent: 0)
    output += "\n"
    return output
  }

  /// On one line.
  var compact: String {
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .int(let value): return String(value)
    case .string(let value):
      var output = ""
      Self.write(value, to: &output)
      return output
    case .array(let values): return "[" + values.map(\.compact).joined(separator: ", ") + "]"
    case .object(let members):
      let list = members.map { JSONValue.string($0.key).compact + ": " + $0.value.compact }
      return "{" + list.joined(separator: ", ") + "}"
    }
  }

  private func write(to output: inout String, indent: Int) {
    switch self {
    case .null: output += "null"
    case .bool(let value): output += value ? "true" : "false"
    case .int(let value): output += String(value)
    case .string(let value): Self.write(value, to: &output)
    case .array(let values):
      Self.write(values, between: ("[", "]"), to: &output, indent: indent) { value, output in
        value.write(to: &output, indent: indent + 1)
      }
    case .object(let members):
      Self.write(members, between: ("{", "}"), to: &output, indent: indent) { member, output in
        Self.write(member.key, to: &output)
        output += ": "
        member.value.write(to: &output, indent: indent + 1)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between brackets: (String, String), to output: inout String, indent: Int,
    with body: (Element, inout String) -> Void
  ) {
    output += brackets.0
    for (index, element) in elements.enumerated() {
      output += index == 0 ? "\n" : ",\n"
      output += String(repeating: "  ", count: indent + 1)
      body(element, &output)
    }
    if !elements.isEmpty { output += "\n" + String(repeating: "  ", count: indent) }
    output += brackets.1
  }

  private static func write(_ text: String, to output: inout String) {
    output += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      // Beyond what JSON demands: what a terminal obeys, and what JavaScript takes for a line's end.
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: output.unicodeScalars.append(scalar)
      }
    }
    output += "\""
  }
}
