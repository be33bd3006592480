#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes of a file of the store, read in one go.
enum StoredBytes {
  /// All of an open file; nil when it is no file, too large, or cannot be read.
  static func read(_ descriptor: Int32) -> [UInt8]? {
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG,
      facts.st_size <= off_t(Compression.limit)
    else { return nil }
    let size = Int(facts.st_size)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, let base = buffer.baseAddress {
        let got = read(descriptor, base + count, size - count)
        guard got > 0 else { return }
        count += got
      }
    }
    return bytes.count == size ? bytes : nil
  }

  /// Reads once, up to `count` bytes; what `read(2)` says.
  static func read(_ descriptor: Int32, _ base: UnsafeMutableRawPointer, _ count: Int) -> Int {
    while true {
      let got = systemRead(descriptor, base, count)
      if got >= 0 || errno != EINTR { return got }
    }
  }

  private static func systemRead(_ descriptor: Int32, _ base: UnsafeMutableRawPointer, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, base, count)
    #elseif canImport(Musl)
      Musl.read(descriptor, base, count)
    #else
      Darwin.read(descriptor, base, count)
    #endif
  }
}
