/// Text inside a URI.
enum URIText {
  /// A relative path, everything but unreserved characters and `/` percent-encoded.
  static func path(_ text: String) -> String { encode(text, keeping: "/") }

  /// One segment.
  static func segment(_ text: String) -> String { encode(text, keeping: "") }

  private static func encode(_ text: String, keeping kept: String) -> String {
    let digits = Array("0123456789ABCDEF")
    var result = ""
    for byte in text.utf8 {
      let scalar = Unicode.Scalar(byte)
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~": result.unicodeScalars.append(scalar)
      case let scalar where kept.unicodeScalars.contains(scalar): result.unicodeScalars.append(scalar)
      default: result += "%" + String([digits[Int(byte >> 4)], digits[Int(byte & 15)]])
      }
    }
    return result
  }
}
