/// Versions and build numbers as property lists write them.
enum VersionText {
  /// Whether a text can be one: letters, digits and a few marks, not too long, and no dot first.
  static func isFit(_ text: String) -> Bool {
    guard let first = text.utf8.first, first != UInt8(ascii: "."), text.utf8.count <= 64 else { return false }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "+"):
        true
      default: false
      }
    }
  }
}
