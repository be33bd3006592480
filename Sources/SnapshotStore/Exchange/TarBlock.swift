/// Blocks of a tar archive (POSIX.1-2017, pax: "ustar Interchange Format"), in the one way in which they are written
/// here: files that anybody may read, of nobody and no time.
enum TarBlock {
  static let size = 512
  /// The largest size that its field can say.
  static let largest = 0o7777_7777_777
  /// What ends an archive.
  static let end = [UInt8](repeating: 0, count: 2 * size)

  /// The block before a file; nil when name or size do not fit.
  static func header(name: String, bytes: Int) -> [UInt8]? {
    guard name.utf8.count <= 100, bytes >= 0, bytes <= largest else { return nil }
    var block = [UInt8](repeating: 0, count: size)
    func put(_ text: String, at place: Int) {
      block.replaceSubrange(place..<place + text.utf8.count, with: text.utf8)
    }
    put(name, at: 0)
    put("0000644", at: 100)
    put("0000000", at: 108)
    put("0000000", at: 116)
    put(octal(bytes, digits: 11), at: 124)
    put("00000000000", at: 136)
    put("        ", at: 148)
    put("0", at: 156)
    put("ustar", at: 257)
    put("00", at: 263)
    put(octal(block.reduce(0) { $0 + Int($1) }, digits: 6), at: 148)
    block[154] = 0
    return block
  }

  /// How many bytes a header says its file has; nil when it says none.
  static func bytes(_ header: [UInt8]) -> Int? {
    Int(String(decoding: header[124..<135], as: UTF8.self), radix: 8)
  }

  /// What fills a file up to whole blocks.
  static func padding(_ bytes: Int) -> [UInt8] {
    [UInt8](repeating: 0, count: (size - bytes % size) % size)
  }

  private static func octal(_ number: Int, digits: Int) -> String {
    let text = String(number, radix: 8)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
