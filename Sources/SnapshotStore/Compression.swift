import CZstd

/// Zstandard frames, from the library.
enum Compression {
  /// The largest object that is read: far above any real one, far below what would hurt.
  static let limit = 1 << 30

  static func compress(_ bytes: [UInt8]) -> [UInt8]? {
    var result = [UInt8](repeating: 0, count: ZSTD_compressBound(bytes.count))
    let size = ZSTD_compress(&result, result.count, bytes, bytes.count, 3)
    guard ZSTD_isError(size) == 0 else { return nil }
    return Array(result[..<size])
  }

  /// nil for anything that is not one whole frame of a known, sane size.
  static func decompress(_ bytes: [UInt8]) -> [UInt8]? {
    let size = ZSTD_getFrameContentSize(bytes, bytes.count)
    guard size < UInt64(limit) else { return nil }
    var result = [UInt8](repeating: 0, count: Int(size))
    let written = ZSTD_decompress(&result, result.count, bytes, bytes.count)
    guard ZSTD_isError(written) == 0, written == result.count else { return nil }
    return result
  }
}
