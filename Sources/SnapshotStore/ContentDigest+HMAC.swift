#if canImport(CryptoKit)
  import CryptoKit
  import Foundation
#else
  import CCrypto
#endif

extension ContentDigest {
  /// The 32 bytes of HMAC-SHA256 (RFC 2104), from the system's library; nil when that cannot make it.
  package static func hmacSHA256(key: [UInt8], message: [UInt8]) -> [UInt8]? {
    #if canImport(CryptoKit)
      return Array(HMAC<SHA256>.authenticationCode(for: message, using: SymmetricKey(data: Data(key))))
    #else
      var code = [UInt8](repeating: 0, count: 32)
      var length = 0
      let made = EVP_Q_mac(
        nil, "HMAC", nil, "SHA256", nil, key, key.count, message, message.count, &code, code.count, &length)
      return made != nil && length == code.count ? code : nil
    #endif
  }
}
