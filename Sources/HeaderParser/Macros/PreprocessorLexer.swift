/// Splits header text into preprocessor tokens; comments and line continuations are white space.
enum PreprocessorLexer {
  static func tokens(_ bytes: some RandomAccessCollection<UInt8>) -> [PreprocessorToken] {
    var lexer = Scanner(bytes: Array(bytes))
    return lexer.run()
  }

  static func isIdentifierStart(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A || byte == 0x5F || byte == 0x24 || byte >= 0x80
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  static func isIdentifierPart(_ byte: UInt8) -> Bool { isIdentifierStart(byte) || isDigit(byte) }

  private struct Scanner {
    let bytes: [UInt8]
    var at = 0
    var result: [PreprocessorToken] = []
    var space = false

    mutating func run() -> [PreprocessorToken] {
      while at < bytes.count {
        let byte = bytes[at]
        if byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) {
          at += 1
          space = true
        } else if byte == 0x5C, let end = continuation(at) {
          at = end
          space = true
        } else if byte == 0x2F, at + 1 < bytes.count, bytes[at + 1] == 0x2F {
          while at < bytes.count, bytes[at] != 0x0A { at += 1 }
          space = true
        } else if byte == 0x2F, at + 1 < bytes.count, bytes[at + 1] == 0x2A {
          at += 2
          while at < bytes.count, !(bytes[at] == 0x2F && bytes[at - 1] == 0x2A) { at += 1 }
          at += 1
          space = true
        } else if PreprocessorLexer.isIdentifierStart(byte) {
          take(.identifier) { PreprocessorLexer.isIdentifierPart($0) }
        } else if PreprocessorLexer.isDigit(byte) {
          take(.number) { PreprocessorLexer.isIdentifierPart($0) || $0 == 0x2E }
        } else if byte == 0x22 || byte == 0x27 {
          quoted(byte)
        } else {
          punctuation()
        }
      }
      return result
    }

    /// One past a backslash that ends its line.
    func continuation(_ from: Int) -> Int? {
      var end = from + 1
      while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x0D || bytes[end] == 0x09 { end += 1 }
      return end < bytes.count && bytes[end] == 0x0A ? end + 1 : nil
    }

    mutating func append(_ kind: PreprocessorToken.Kind, _ range: Range<Int>) {
      result.append(
        PreprocessorToken(kind, String(decoding: bytes[range], as: UTF8.self), hasSpaceBefore: space))
      space = false
    }

    mutating func take(_ kind: PreprocessorToken.Kind, while belongs: (UInt8) -> Bool) {
      let start = at
      at += 1
      while at < bytes.count, belongs(bytes[at]) { at += 1 }
      append(kind, start..<at)
    }

    mutating func quoted(_ quote: UInt8) {
      let start = at
      at += 1
      while at < bytes.count, bytes[at] != quote, bytes[at] != 0x0A {
        at += bytes[at] == 0x5C ? 2 : 1
      }
      at = min(bytes.count, at + 1)
      append(.string, start..<at)
    }

    mutating func punctuation() {
      let start = at
      let pairs: [(UInt8, UInt8)] = [
        (0x23, 0x23), (0x3C, 0x3C), (0x3E, 0x3E), (0x26, 0x26), (0x7C, 0x7C), (0x3D, 0x3D), (0x21, 0x3D),
        (0x2D, 0x3E), (0x3A, 0x3A),
      ]
      if at + 2 < bytes.count, bytes[at] == 0x2E, bytes[at + 1] == 0x2E, bytes[at + 2] == 0x2E {
        at += 3
      } else if at + 1 < bytes.count, pairs.contains(where: { $0 == bytes[at] && $1 == bytes[at + 1] }) {
        at += 2
      } else {
        at += 1
      }
      append(.punctuation, start..<at)
    }
  }
}

extension Sequence<PreprocessorToken> {
  /// The tokens as text, white space reduced to single blanks.
  var spelled: String {
    var text = ""
    for token in self {
      if token.hasSpaceBefore, !text.isEmpty { text += " " }
      text += token.text
    }
    return text
  }
}
