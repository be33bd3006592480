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
    let result = [UInt8](unsafeUninitializedCapacity: Int(size)) { buffer, count in
      LargePages.ask(for: buffer)
      let written = ZSTD_decompress(buffer.baseAddress, buffer.count, bytes, bytes.count)
      count = ZSTD_isError(written) == 0 ? written : 0
    }
    return result.count == Int(size) ? result : nil
  }
}
