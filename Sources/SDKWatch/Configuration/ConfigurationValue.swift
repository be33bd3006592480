import Foundation

/// A JSON value; booleans are no numbers here.
enum ConfigurationValue: Hashable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case list([ConfigurationValue])
  case object([String: ConfigurationValue])

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let members = try? decoder.container(keyedBy: Key.self) {
      var values: [String: ConfigurationValue] = [:]
      for key in members.allKeys { values[key.stringValue] = try members.decode(Self.self, forKey: key) }
      self = .object(values)
    } else if var elements = try? decoder.unkeyedContainer() {
      var values: [ConfigurationValue] = []
      while !elements.isAtEnd { values.append(try elements.decode(Self.self)) }
      self = .list(values)
    } else {
      let single = try decoder.singleValueContainer()
      if single.decodeNil() {
        self = .null
      } else if let value = try? single.decode(Bool.self) {
        self = .bool(value)
      } else if let value = try? single.decode(Double.self) {
        self = .number(value)
      } else {
        self = .string(try single.decode(String.self))
      }
    }
  }

  /// In a message: `a number`.
  var words: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number: "a number"
    case .string(let text): "'\(text.prefix(60))'"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
