#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes of a file of the store, read in one go.
enum StoredBytes {
  /// Why a file was not read.
  enum Fault: Error {
    case missing, unreadable
  }

  /// - Throws: `Fault`.
  static func read(_ path: String) throws(Fault) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG,
      facts.st_size <= off_t(Compression.limit)
    else { throw .unreadable }
    let size = Int(facts.st_size)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, let base = buffer.baseAddress {
        let got = systemRead(descriptor, base + count, size - count)
        if got < 0, errno == EINTR { continue }
        guard got > 0 else { return }
        count += got
      }
    }
    guard bytes.count == size else { throw .unreadable }
    return bytes
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
