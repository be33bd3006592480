/// A value read from canonical JSON.
enum JSONValue {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  var string: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  var number: Int? {
    if case .number(let value) = self { return value }
    return nil
  }

  var array: [JSONValue] {
    if case .array(let values) = self { return values }
    return []
  }

  var strings: [String] { array.compactMap(\.string) }

  var isTrue: Bool {
    if case .bool(true) = self { return true }
    return false
  }

  var object: [String: JSONValue] {
    if case .object(let members) = self { return members }
    return [:]
  }

  subscript(_ key: String) -> JSONValue { object[key] ?? .null }
}
