/// Gathers faults, so that one look at a file tells them all.
struct ConfigurationFaults {
  private(set) var all: [String] = []

  /// What `body` gives, or nil and one fault more.
  mutating func gather<Value>(_ body: () throws -> Value) throws -> Value? {
    do {
      return try body()
    } catch let error as ConfigurationError {
      all += error.faults
      return nil
    }
  }

  /// - Throws: what was gathered.
  func check() throws {
    if !all.isEmpty { throw ConfigurationError(all) }
  }

  /// Each element by itself, the faults of all in one error.
  static func map<Element, Value>(
    _ elements: [Element], _ body: (Element) throws -> Value
  ) throws -> [Value] {
    var faults = ConfigurationFaults()
    let values = try elements.map { element in try faults.gather { try body(element) } }
    try faults.check()
    return values.compactMap(\.self)
  }
}
