#if canImport(CryptoKit)
  import CryptoKit
#else
  import CCrypto
#endif

/// SHA-256, from the system's library.
public enum ContentDigest {
  /// The 32 bytes of the digest.
  public static func sha256(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    #if canImport(CryptoKit)
      return Array(SHA256.hash(data: bytes))
    #else
      var digest = [UInt8](repeating: 0, count: 32)
      var length: UInt32 = 0
      EVP_Digest(bytes.baseAddress, bytes.count, &digest, &length, method, nil)
      return digest
    #endif
  }

  #if !canImport(CryptoKit)
    /// Found once: to look it up takes longer than to digest a symbol. Never changed, never freed: not even when the
    /// process ends, because another thread may still be digesting then.
    private nonisolated(unsafe) static let method = {
      OPENSSL_init_crypto(UInt64(OPENSSL_INIT_NO_ATEXIT), nil)
      return EVP_MD_fetch(nil, "SHA256", nil)
    }()
  #endif

  /// The digest as 64 hexadecimal digits.
  public static func hex(_ bytes: [UInt8]) -> String {
    bytes.withUnsafeBytes { hexadecimal(sha256($0)) }
  }

  /// Whether a text has the form of `hex`.
  static func isHex(_ text: String) -> Bool {
    text.utf8.count == 64
      && text.utf8.allSatisfy { ($0 >= 0x30 && $0 <= 0x39) || ($0 >= 0x61 && $0 <= 0x66) }
  }

  /// Bytes as lower-case hexadecimal digits.
  public static func hexadecimal(_ bytes: some Collection<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 2)
    appendHexadecimal(bytes, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends bytes as lower-case hexadecimal digits.
  static func appendHexadecimal(_ bytes: some Collection<UInt8>, to text: inout [UInt8]) {
    func digit(_ half: UInt8) -> UInt8 { half < 10 ? 0x30 + half : 0x57 + half }
    for byte in bytes {
      text.append(digit(byte >> 4))
      text.append(digit(byte & 15))
    }
  }
}
