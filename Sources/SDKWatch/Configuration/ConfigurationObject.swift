import SDKDiscovery

/// An object of a configuration file on its way to settings: asks for keys, and says what is wrong with them.
struct ConfigurationObject {
  /// The file, as messages call it.
  let file: String
  /// Where the object is: `channels.team`; empty for the whole.
  let place: String
  private let values: [String: ConfigurationValue]

  init(_ value: ConfigurationValue, file: String, place: String) throws {
    self.file = file
    self.place = place
    guard case .object(let values) = value else {
      throw ConfigurationError(
        "\(file): \(place.isEmpty ? "the file" : place): must be an object, not \(value.words)")
    }
    self.values = values
  }

  /// The keys, in order.
  var keys: [String] { values.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

  /// Where a key is: `channels.team.url`.
  func place(of key: String) -> String { place.isEmpty ? key : "\(place).\(key)" }

  /// An error about a key.
  func error(_ key: String, _ words: String) -> ConfigurationError {
    ConfigurationError("\(file): \(place(of: key)): \(words)")
  }

  /// - Throws: a fault for each key that is not among those allowed, with the nearest that is.
  func allow(_ allowed: [String]) throws {
    let faults = keys.filter { !allowed.contains($0) }.map { key in
      let near = NameSuggestions.nearest(key, in: allowed, limit: 1).first
      return "\(file): \(place(of: key)): unknown key"
        + (near.map { "; did you mean \($0)?" } ?? "") + " (allowed: \(allowed.joined(separator: ", ")))"
    }
    if !faults.isEmpty { throw ConfigurationError(faults) }
  }

  /// Whether a key is there.
  func has(_ key: String) -> Bool { values[key] != nil }

  /// - Throws: when a key that is required is not there.
  func require(_ key: String, _ what: String) throws -> ConfigurationValue {
    guard let value = values[key] else { throw error(key, "is required: \(what)") }
    return value
  }

  /// A text; nil without the key.
  func text(_ key: String, _ what: String) throws -> String? {
    guard let value = values[key] else { return nil }
    return try text(value, at: place(of: key), what)
  }

  /// A text that must be there.
  func requiredText(_ key: String, _ what: String) throws -> String {
    try text(require(key, what), at: place(of: key), what)
  }

  private func text(_ value: ConfigurationValue, at place: String, _ what: String) throws -> String {
    guard case .string(let text) = value, !text.isEmpty, !text.utf8.contains(0) else {
      throw ConfigurationError("\(file): \(place): must be \(what), not \(value.words)")
    }
    return text
  }

  /// One of some words; nil without the key.
  func choice(_ key: String, of allowed: [String]) throws -> String? {
    guard let value = values[key] else { return nil }
    guard case .string(let text) = value, allowed.contains(text) else {
      var hint = ""
      if case .string(let text) = value, let near = NameSuggestions.nearest(text, in: allowed, limit: 1).first
      {
        hint = "; did you mean \(near)?"
      }
      throw error(key, "must be one of \(allowed.joined(separator: ", ")), not \(value.words)\(hint)")
    }
    return text
  }

  /// True or false; nil without the key.
  func flag(_ key: String) throws -> Bool? {
    guard let value = values[key] else { return nil }
    guard case .bool(let flag) = value else { throw error(key, "must be true or false, not \(value.words)") }
    return flag
  }

  /// A whole number in a range; nil without the key.
  func number(_ key: String, in range: ClosedRange<Int>) throws -> Int? {
    guard let value = values[key] else { return nil }
    guard case .number(let number) = value, let whole = Int(exactly: number), range.contains(whole) else {
      throw error(
        key, "must be a whole number from \(range.lowerBound) to \(range.upperBound), not \(value.words)")
    }
    return whole
  }

  /// A length of time, in seconds; nil without the key.
  func duration(_ key: String) throws -> Double? {
    guard let value = values[key] else { return nil }
    guard case .string(let text) = value, let seconds = DurationText.seconds(text) else {
      throw error(key, "must be a length of time such as 90s, 15m, 6h or 7d, not \(value.words)")
    }
    return seconds
  }

  /// Texts; nil without the key.
  func texts(_ key: String, _ what: String) throws -> [String]? {
    guard let value = values[key] else { return nil }
    guard case .list(let elements) = value, !elements.isEmpty else {
      throw error(key, "must be a list of \(what), at least one, not \(value.words)")
    }
    return try elements.enumerated().map { number, element in
      try text(element, at: "\(place(of: key))[\(number)]", "a text (\(what))")
    }
  }

  /// The objects in a list, or in an object by name; an empty list without the key.
  func objects(_ key: String) throws -> [ConfigurationObject] {
    switch values[key] {
    case nil: return []
    case .list(let elements):
      return try ConfigurationFaults.map(Array(elements.enumerated())) { number, element in
        try ConfigurationObject(element, file: file, place: "\(place(of: key))[\(number)]")
      }
    case .some(let value): throw error(key, "must be a list of objects, not \(value.words)")
    }
  }

  /// The object of a key; nil without it.
  func object(_ key: String) throws -> ConfigurationObject? {
    try values[key].map { try ConfigurationObject($0, file: file, place: place(of: key)) }
  }

  /// The objects of an object, by their names in order.
  func members() throws -> [(name: String, object: ConfigurationObject)] {
    try ConfigurationFaults.map(keys) { key in
      (key, try ConfigurationObject(values[key] ?? .null, file: file, place: place(of: key)))
    }
  }
}
