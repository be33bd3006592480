/// Writes JSON in one way only: keys in the order given, no white space, no escapes but the needed ones.
struct CanonicalWriter {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Makes room for so many bytes.
  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  mutating func beginObject() { open(0x7B) }
  mutating func endObject() { close(0x7D) }
  mutating func beginArray() { open(0x5B) }
  mutating func endArray() { close(0x5D) }

  mutating func key(_ name: StaticString) {
    comma()
    bytes.append(0x22)
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(0x22)
    bytes.append(0x3A)
    needsComma = false
  }

  mutating func key(_ name: String) {
    string(name)
    bytes.append(0x3A)
    needsComma = false
  }

  mutating func string(_ text: String) {
    comma()
    bytes.append(0x22)
    var text = text
    text.withUTF8 { utf8 in
      guard utf8.contains(where: Self.needsEscape) else {
        bytes.append(contentsOf: utf8)
        return
      }
      for byte in utf8 {
        switch byte {
        case 0x22, 0x5C:
          bytes.append(0x5C)
          bytes.append(byte)
        case 0x0A:
          bytes.append(0x5C)
          bytes.append(0x6E)
        case 0x09:
          bytes.append(0x5C)
          bytes.append(0x74)
        case 0..<0x20:
          let digits = Array("0123456789abcdef".utf8)
          bytes.append(contentsOf: [0x5C, 0x75, 0x30, 0x30, digits[Int(byte >> 4)], digits[Int(byte & 15)]])
        default: bytes.append(byte)
        }
      }
    }
    bytes.append(0x22)
    needsComma = true
  }

  private static func needsEscape(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x22 || byte == 0x5C }

  /// Ends a value that stands for itself; the next begins on a line of its own.
  mutating func endLine() {
    bytes.append(0x0A)
    needsComma = false
  }

  mutating func number(_ value: Int) {
    comma()
    bytes.append(contentsOf: String(value).utf8)
    needsComma = true
  }

  mutating func yes() {
    comma()
    bytes.append(contentsOf: "true".utf8)
    needsComma = true
  }

  /// A string property, left out when there is none.
  mutating func property(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    key(name)
    string(value)
  }

  /// A list of strings, left out when empty.
  mutating func property(_ name: StaticString, _ values: [String]) {
    guard !values.isEmpty else { return }
    key(name)
    beginArray()
    for value in values { string(value) }
    endArray()
  }

  /// A flag, left out when false.
  mutating func property(_ name: StaticString, _ flag: Bool) {
    guard flag else { return }
    key(name)
    yes()
  }

  private mutating func comma() {
    if needsComma { bytes.append(0x2C) }
  }

  private mutating func open(_ byte: UInt8) {
    comma()
    bytes.append(byte)
    needsComma = false
  }

  private mutating func close(_ byte: UInt8) {
    bytes.append(byte)
    needsComma = true
  }
}
