import Foundation

/// Text in a mail: what its header and its parts are made of, all of it ASCII in lines of 76 bytes.
enum MailText {
  /// The value of a header for people (RFC 2047): encoded words of UTF-8 in base64 where it is not plain ASCII, folded.
  ///
  /// - Parameter offset: how much of the first line the header's name takes.
  static func words(_ text: String, offset: Int) -> String {
    let text = oneLine(text)
    if isPlain(text), offset + text.utf8.count <= 76, !text.contains("=?") { return text }
    // An encoded word has 75 characters at most, and no character is parted between two.
    var words: [String] = []
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      let next = Array(String(scalar).utf8)
      let most = words.isEmpty ? max(3, (62 - offset) / 4 * 3) : 45
      if bytes.count + next.count > most {
        words.append(encoded(bytes))
        bytes = []
      }
      bytes += next
    }
    if !bytes.isEmpty { words.append(encoded(bytes)) }
    return words.joined(separator: "\n ")
  }

  /// An address as the configuration has it, `sdk@example.org` or `SDK news <sdk@example.org>`, for a header; nil when
  /// it is no single address.
  static func address(_ text: String, offset: Int) -> String? {
    guard let bare = bareAddress(text) else { return nil }
    guard let open = text.lastIndex(of: "<") else { return bare }
    var name = text[..<open].trimmingCharacters(in: .whitespaces)
    if name.count >= 2, name.first == "\"", name.last == "\"" {
      name = String(name.dropFirst().dropLast()).replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
    }
    if name.isEmpty { return "<\(bare)>" }
    let isAtoms = name.utf8.allSatisfy { isAtom($0) || $0 == 0x20 }
    if isAtoms, offset + name.utf8.count + bare.utf8.count < 70 { return "\(name) <\(bare)>" }
    // Never as a quoted string: an encoded word bears every character.
    return words(name, offset: offset, always: true) + "\n <\(bare)>"
  }

  /// `sdk@example.org`; nil for what is no single address, or cannot stand in a header.
  static func bareAddress(_ text: String) -> String? {
    var bare = Substring(text.trimmingCharacters(in: .whitespaces))
    if let open = bare.lastIndex(of: "<") {
      guard bare.last == ">" else { return nil }
      bare = bare[bare.index(after: open)...].dropLast()
    }
    let parts = bare.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count <= 2, bare.utf8.count <= 254, parts.allSatisfy({ !$0.isEmpty }),
      text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }),
      bare.utf8.allSatisfy({ isAtom($0) || $0 == 0x2E || $0 == 0x40 }), bare.first != "-"
    else { return nil }
    return String(bare)
  }

  /// A part's text as quoted-printable (RFC 2045, section 6.7), lines that end in a line feed.
  static func quotedPrintable(_ text: String) -> String {
    var result: [UInt8] = []
    for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast(
      text.hasSuffix("\n") ? 1 : 0)
    {
      append(line, to: &result)
      result.append(0x0A)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func append(_ line: Substring.UTF8View, to result: inout [UInt8]) {
    let bytes = Array(line)
    var width = 0
    for (place, byte) in bytes.enumerated() {
      let isLast = place + 1 == bytes.count
      let isBlank = byte == 0x20 || byte == 0x09
      // A full stop alone ends a mail for some programs, and "From " begins one for others.
      let isRisky =
        width == 0 && (byte == 0x2E || (byte == 0x46 && bytes[place...].starts(with: Array("From ".utf8))))
      let isPlain = (0x21...0x7E).contains(byte) && byte != 0x3D && !isRisky || isBlank && !isLast
      let piece = isPlain ? [byte] : Array("=".utf8) + hexadecimal(byte)
      if width + piece.count > 75 {
        result += [0x3D, 0x0A]
        width = 0
      }
      result += piece
      width += piece.count
    }
  }

  private static func words(_ text: String, offset: Int, always: Bool) -> String {
    let plain = words(text, offset: offset)
    return plain == oneLine(text) ? encoded(Array(plain.utf8)) : plain
  }

  private static func encoded(_ bytes: [UInt8]) -> String {
    "=?UTF-8?B?\(Data(bytes).base64EncodedString())?="
  }

  private static func oneLine(_ text: String) -> String {
    String(
      String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : $0 }))
  }

  private static func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { (0x20...0x7E).contains($0) } }

  /// RFC 5322's `atext`.
  private static func isAtom(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "!#$%&'*+-/=?^_`{|}~".utf8.contains(byte)
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    return [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }
}
