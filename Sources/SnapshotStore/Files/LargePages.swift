#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Memory that is filled in one go.
enum LargePages {
  /// From here on it pays.
  private static let smallest = 4 << 20

  /// Asks Linux for large pages below a buffer: to get a large object page by page takes longer than to
  /// decompress it. A hint, which changes nothing else.
  static func ask(for buffer: UnsafeMutableBufferPointer<UInt8>) {
    #if os(Linux)
      guard buffer.count >= smallest, let base = buffer.baseAddress else { return }
      let page = Int(getpagesize())
      let start = UnsafeMutableRawPointer(base).alignedUp(toMultipleOf: page)
      let count = (buffer.count - (start - UnsafeMutableRawPointer(base))) / page * page
      _ = madvise(start, count, MADV_HUGEPAGE)
    #endif
  }
}
