/// Reads what `CanonicalWriter` writes, and any JSON with whole numbers; nil for anything else.
struct CanonicalReader {
  private let bytes: ArraySlice<UInt8>
  private var at: Int
  /// Deeper than anything written here.
  private static let maximumDepth = 64

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    at = bytes.startIndex
  }

  static func value(_ bytes: ArraySlice<UInt8>) -> JSONValue? {
    var reader = CanonicalReader(bytes)
    guard let value = reader.value(depth: 0) else { return nil }
    reader.space()
    return reader.at == bytes.endIndex ? value : nil
  }

  private mutating func space() {
    while at < bytes.endIndex, bytes[at] == 0x20 || (bytes[at] >= 0x09 && bytes[at] <= 0x0D) { at += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    space()
    guard at < bytes.endIndex, bytes[at] == byte else { return false }
    at += 1
    return true
  }

  private mutating func value(depth: Int) -> JSONValue? {
    guard depth < Self.maximumDepth else { return nil }
    space()
    guard at < bytes.endIndex else { return nil }
    switch bytes[at] {
    case 0x22: return string().map(JSONValue.string)
    case 0x7B: return object(depth)
    case 0x5B: return array(depth)
    case 0x74: return word("true", .bool(true))
    case 0x66: return word("false", .bool(false))
    case 0x6E: return word("null", .null)
    default: return number()
    }
  }

  private mutating func word(_ text: StaticString, _ value: JSONValue) -> JSONValue? {
    let count = text.utf8CodeUnitCount
    guard at + count <= bytes.endIndex,
      text.withUTF8Buffer({ bytes[at..<at + count].elementsEqual($0) })
    else { return nil }
    at += count
    return value
  }

  private mutating func number() -> JSONValue? {
    let start = at
    if bytes[at] == 0x2D { at += 1 }
    while at < bytes.endIndex, bytes[at] >= 0x30, bytes[at] <= 0x39 { at += 1 }
    return Int(String(decoding: bytes[start..<at], as: UTF8.self)).map(JSONValue.number)
  }

  private mutating func array(_ depth: Int) -> JSONValue? {
    at += 1
    var values: [JSONValue] = []
    if take(0x5D) { return .array(values) }
    repeat {
      guard let value = value(depth: depth + 1) else { return nil }
      values.append(value)
    } while take(0x2C)
    return take(0x5D) ? .array(values) : nil
  }

  private mutating func object(_ depth: Int) -> JSONValue? {
    at += 1
    var members: [String: JSONValue] = [:]
    if take(0x7D) { return .object(members) }
    repeat {
      space()
      guard at < bytes.endIndex, bytes[at] == 0x22, let key = string(), take(0x3A),
        let value = value(depth: depth + 1)
      else { return nil }
      members[key] = value
    } while take(0x2C)
    return take(0x7D) ? .object(members) : nil
  }

  private mutating func string() -> String? {
    at += 1
    let start = at
    while at < bytes.endIndex, bytes[at] != 0x22, bytes[at] != 0x5C { at += 1 }
    guard at < bytes.endIndex else { return nil }
    if bytes[at] == 0x22 {
      at += 1
      return String(decoding: bytes[start..<at - 1], as: UTF8.self)
    }
    var text = Array(bytes[start..<at])
    while at < bytes.endIndex {
      let byte = bytes[at]
      at += 1
      if byte == 0x22 { return String(decoding: text, as: UTF8.self) }
      guard byte == 0x5C else {
        text.append(byte)
        continue
      }
      guard at < bytes.endIndex else { return nil }
      let escape = bytes[at]
      at += 1
      switch escape {
      case 0x6E: text.append(0x0A)
      case 0x74: text.append(0x09)
      case 0x72: text.append(0x0D)
      case 0x75:
        guard at + 4 <= bytes.endIndex,
          let code = UInt32(String(decoding: bytes[at..<at + 4], as: UTF8.self), radix: 16),
          let scalar = Unicode.Scalar(code)
        else { return nil }
        at += 4
        text.append(contentsOf: Array(String(scalar).utf8))
      default: text.append(escape)
      }
    }
    return nil
  }
}
