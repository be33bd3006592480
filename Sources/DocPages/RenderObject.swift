import Foundation

/// An object of RenderJSON. What is missing or null is nil or empty; what is of another kind is an error that names
/// its key.
struct RenderObject {
  let members: [String: Any]

  init(_ members: [String: Any]) { self.members = members }

  /// The object that a value is.
  ///
  /// - Throws: `PageFault.wrongType`.
  init(_ value: Any, _ key: String) throws {
    guard let members = value as? [String: Any] else {
      throw PageFault.wrongType(key: key, expected: "an object")
    }
    self.members = members
  }

  /// The value of a key, unless it is null.
  private func value(_ key: String) -> Any? {
    guard let value = members[key], !(value is NSNull) else { return nil }
    return value
  }

  /// - Throws: `PageFault.wrongType`.
  func object(_ key: String) throws -> RenderObject? { try value(key).map { try RenderObject($0, key) } }

  /// - Throws: `PageFault.wrongType`.
  func list(_ key: String) throws -> [Any] {
    guard let value = value(key) else { return [] }
    guard let list = value as? [Any] else { throw PageFault.wrongType(key: key, expected: "a list") }
    return list
  }

  /// - Throws: `PageFault.wrongType`.
  func objects(_ key: String) throws -> [RenderObject] {
    try list(key).map { try RenderObject($0, key) }
  }

  /// - Throws: `PageFault.wrongType`.
  func string(_ key: String) throws -> String? {
    guard let value = value(key) else { return nil }
    guard let string = value as? String else { throw PageFault.wrongType(key: key, expected: "a text") }
    return string
  }

  /// The texts of a list; null among them is left out.
  ///
  /// - Throws: `PageFault.wrongType`.
  func strings(_ key: String) throws -> [String] {
    try list(key).compactMap { value in
      if value is NSNull { return nil }
      guard let string = value as? String else {
        throw PageFault.wrongType(key: key, expected: "a list of texts")
      }
      return string
    }
  }

  /// - Throws: `PageFault.wrongType`.
  func flag(_ key: String) throws -> Bool {
    guard let value = value(key) else { return false }
    guard let flag = value as? Bool else { throw PageFault.wrongType(key: key, expected: "true or false") }
    return flag
  }
}
