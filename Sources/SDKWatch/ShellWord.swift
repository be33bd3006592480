/// Words of commands that people are to type.
enum ShellWord {
  /// A text as one word of a POSIX shell.
  static func quoted(_ text: String) -> String {
    let isPlain = !text.isEmpty && text.first != "=" && text.utf8.allSatisfy(isPlain)
    return isPlain ? text : "'" + text.replacing("'", with: "'\\''") + "'"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "%+,-./:=@_".utf8.contains(byte)
    }
  }
}
