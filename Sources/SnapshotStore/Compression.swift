import CZstd

/// Zstandard frames, from the library.
package enum Compression {
  /// The largest object that is read: far above any real one, far below what would hurt.
  static let limit = 1 << 30
  /// Above 3 an SDK becomes a tenth smaller for a twentieth of the time that its snapshot takes; above 5 little more.
  package static let level: Int32 = 5

  /// One frame; nil when there is no memory for it.
  package static func compress(_ bytes: [UInt8], level: Int32 = level) -> [UInt8]? {
    var result = [UInt8](repeating: 0, count: ZSTD_compressBound(bytes.count))
    let size = ZSTD_compress(&result, result.count, bytes, bytes.count, level)
    guard ZSTD_isError(size) == 0 else { return nil }
    return Array(result[..<size])
  }

  /// How many bytes the frame takes that these begin with; nil when there is none.
  static func frameSize(_ bytes: [UInt8]) -> Int? {
    let size = ZSTD_findFrameCompressedSize(bytes, bytes.count)
    return ZSTD_isError(size) == 0 ? size : nil
  }

  /// nil for anything that is not one whole frame of a known, sane content size.
  package static func decompress(_ bytes: [UInt8]) -> [UInt8]? {
    frameSize(bytes) == bytes.count ? decompress(bytes, frame: bytes.count) : nil
  }

  /// nil for anything that does not begin with one whole frame, of `frame` bytes and of a known, sane content size.
  static func decompress(_ bytes: [UInt8], frame: Int) -> [UInt8]? {
    let size = ZSTD_getFrameContentSize(bytes, bytes.count)
    guard size < UInt64(limit) else { return nil }
    let result = [UInt8](unsafeUninitializedCapacity: Int(size)) { buffer, count in
      LargePages.ask(for: buffer)
      let written = ZSTD_decompress(buffer.baseAddress, buffer.count, bytes, frame)
      count = ZSTD_isError(written) == 0 ? written : 0
    }
    return result.count == Int(size) ? result : nil
  }
}
