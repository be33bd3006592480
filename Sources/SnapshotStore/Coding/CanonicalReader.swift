import SymbolModel

/// Reads what `CanonicalWriter` writes, and any JSON, straight through: whoever knows the form asks for
/// what comes next. A value of another kind is passed over; `isValid` tells whether all of it was JSON.
package struct CanonicalReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var at = 0
  private(set) var isValid = true
  /// Deeper than anything written here.
  private static let maximumDepth = 64

  /// Reads one value with `body`; nil when the bytes are no JSON, or more than one value.
  package static func read<Value>(
    _ bytes: ArraySlice<UInt8>, _ body: (inout CanonicalReader) -> Value?
  ) -> Value? {
    bytes.withUnsafeBufferPointer { buffer in
      var reader = CanonicalReader(bytes: buffer)
      let value = body(&reader)
      reader.space()
      return reader.isValid && reader.at == buffer.count ? value : nil
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Calls `body` for each member of an object, after its key; it has to take or pass the value.
  package mutating func members(_ body: (String, inout CanonicalReader) -> Void) {
    guard peek() == 0x7B else { return pass() }
    at += 1
    if take(0x7D) { return }
    repeat {
      guard peek() == 0x22, let key = quoted(), take(0x3A) else { return fail() }
      body(key, &self)
    } while isValid && take(0x2C)
    if !take(0x7D) { fail() }
  }

  /// Calls `body` for each element of an array; it has to take or pass the value.
  package mutating func elements(_ body: (inout CanonicalReader) -> Void) {
    guard peek() == 0x5B else { return pass() }
    at += 1
    if take(0x5D) { return }
    repeat { body(&self) } while isValid && take(0x2C)
    if !take(0x5D) { fail() }
  }

  /// A string; nil for a value of another kind.
  package mutating func string() -> String? {
    guard peek() == 0x22 else {
      pass()
      return nil
    }
    if let text = quoted() { return text }
    fail()
    return nil
  }

  /// A list of strings.
  package mutating func strings() -> [String] {
    var texts: [String] = []
    elements { reader in
      if let text = reader.string() { texts.append(text) }
    }
    return texts
  }

  /// Whether the value is `true`.
  package mutating func isTrue() -> Bool {
    guard peek() == 0x74 else {
      pass()
      return false
    }
    word("true")
    return isValid
  }

  /// A whole number; nil for a value of another kind.
  package mutating func number() -> Int? {
    guard let byte = peek(), byte == 0x2D || Self.isDigit(byte) else {
      pass()
      return nil
    }
    let start = at
    at += 1
    while at < bytes.count, Self.isDigit(bytes[at]) { at += 1 }
    if let value = Int(text(start..<at)) { return value }
    fail()
    return nil
  }

  /// A version in a string.
  mutating func version() -> Version? {
    guard peek() == 0x22 else {
      pass()
      return nil
    }
    var parts = (0, 0, 0)
    var dots = 0
    var end = at + 1
    while end < bytes.count, bytes[end] != 0x22 {
      let byte = bytes[end]
      if byte == 0x2E {
        dots += 1
      } else {
        guard Self.isDigit(byte), dots < 3, end - at < 20 else { return string().flatMap { Version($0) } }
        let digit = Int(byte - 0x30)
        switch dots {
        case 0: parts.0 = parts.0 * 10 + digit
        case 1: parts.1 = parts.1 * 10 + digit
        default: parts.2 = parts.2 * 10 + digit
        }
      }
      end += 1
    }
    guard end < bytes.count, end > at + 1 else { return string().flatMap { Version($0) } }
    at = end + 1
    return Version(parts.0, parts.1, parts.2)
  }

  /// Passes over a value of any kind.
  package mutating func pass() { pass(depth: 0) }

  private mutating func pass(depth: Int) {
    guard isValid, depth < Self.maximumDepth, let byte = peek() else { return fail() }
    switch byte {
    case 0x22: if quoted() == nil { fail() }
    case 0x7B, 0x5B:
      at += 1
      let end: UInt8 = byte == 0x7B ? 0x7D : 0x5D
      if take(end) { return }
      repeat {
        if byte == 0x7B {
          guard peek() == 0x22, quoted() != nil, take(0x3A) else { return fail() }
        }
        pass(depth: depth + 1)
      } while isValid && take(0x2C)
      if !take(end) { fail() }
    case 0x74: word("true")
    case 0x66: word("false")
    case 0x6E: word("null")
    case 0x2D, 0x30...0x39: _ = number()
    default: fail()
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private mutating func fail() { isValid = false }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  private mutating func space() {
    while at < bytes.count, bytes[at] == 0x20 || (bytes[at] >= 0x09 && bytes[at] <= 0x0D) { at += 1 }
  }

  private mutating func peek() -> UInt8? {
    space()
    return at < bytes.count ? bytes[at] : nil
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    at += 1
    return true
  }

  private mutating func word(_ text: StaticString) {
    let count = text.utf8CodeUnitCount
    guard at + count <= bytes.count, text.withUTF8Buffer({ bytes[at..<at + count].elementsEqual($0) }) else {
      return fail()
    }
    at += count
  }

  /// The string that begins here; nil when it does not end or holds a wrong escape.
  private mutating func quoted() -> String? {
    at += 1
    let start = at
    while at < bytes.count, bytes[at] != 0x22, bytes[at] != 0x5C { at += 1 }
    guard at < bytes.count else { return nil }
    if bytes[at] == 0x22 {
      at += 1
      return text(start..<at - 1)
    }
    var result = Array(bytes[start..<at])
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      if byte == 0x22 { return String(decoding: result, as: UTF8.self) }
      guard byte == 0x5C else {
        result.append(byte)
        continue
      }
      guard at < bytes.count else { return nil }
      let escape = bytes[at]
      at += 1
      switch escape {
      case 0x6E: result.append(0x0A)
      case 0x74: result.append(0x09)
      case 0x72: result.append(0x0D)
      case 0x75:
        guard at + 4 <= bytes.count, let code = UInt32(text(at..<at + 4), radix: 16),
          let scalar = Unicode.Scalar(code)
        else { return nil }
        at += 4
        result.append(contentsOf: Array(String(scalar).utf8))
      default: result.append(escape)
      }
    }
    return nil
  }
}
