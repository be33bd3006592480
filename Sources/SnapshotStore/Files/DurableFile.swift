import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes a file so that a kill or a full disk at any moment leaves the old state or the new.
package enum DurableFile {
  /// How the names of files begin that are being written.
  static let temporaryPrefix = ".writing-"

  /// Writes to a temporary name beside `path`, syncs if it shall be durable, and renames; folders that are
  /// missing are made.
  ///
  /// - Throws: `StoreError.cannotWrite`.
  package static func write(_ bytes: [UInt8], to path: String, isDurable: Bool = true) throws {
    try write(to: path, isDurable: isDurable) { try writeWhole(bytes, to: $0, path: path) }
  }

  /// The same for what does not fit into memory: `body` writes to the descriptor that it is given.
  ///
  /// - Throws: `StoreError.cannotWrite`, and what `body` throws.
  package static func write(
    to path: String, isDurable: Bool = true, _ body: (Int32) throws -> Void
  ) throws {
    let parent = (path as NSString).deletingLastPathComponent
    let folder = parent.isEmpty ? "." : parent
    try makeFolder(folder)
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    let name = (path as NSString).lastPathComponent
    try write(as: name, in: descriptor, path: path, isDurable: isDurable, body)
  }

  /// The same in a folder that is open already; `path` is for messages.
  ///
  /// - Throws: `StoreError.cannotWrite`.
  static func write(
    _ bytes: [UInt8], as name: String, in folder: Int32, path: String, isDurable: Bool
  ) throws {
    try write(as: name, in: folder, path: path, isDurable: isDurable) {
      try writeWhole(bytes, to: $0, path: path)
    }
  }

  private static func write(
    as name: String, in folder: Int32, path: String, isDurable: Bool, _ body: (Int32) throws -> Void
  ) throws {
    let temporary =
      "\(temporaryPrefix)\(ProcessInfo.processInfo.processIdentifier)-\(UInt64.random(in: 0 ... .max))"
    let descriptor = openat(
      folder, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(path) }
    do {
      defer { close(descriptor) }
      try body(descriptor)
      if isDurable, fsync(descriptor) != 0 { throw failure(path) }
    } catch {
      unlinkat(folder, temporary, 0)
      throw error
    }
    guard renameat(folder, temporary, folder, name) == 0 else {
      let error = failure(path)
      unlinkat(folder, temporary, 0)
      throw error
    }
    // The rename itself has to reach the disk.
    if isDurable { fsync(folder) }
  }

  /// Makes a folder and those above it, where they are missing.
  static func makeFolder(_ folder: String) throws {
    if mkdir(folder, 0o777) == 0 || errno == EEXIST { return }
    // A folder above on a file system that cannot be written may stand there all the same.
    var facts = stat()
    let error = errno
    if stat(folder, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR { return }
    errno = error
    guard errno == ENOENT else { throw failure(folder) }
    let parent = (folder as NSString).deletingLastPathComponent
    guard !parent.isEmpty, parent != folder else { throw failure(folder) }
    try makeFolder(parent)
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw failure(folder) }
  }

  /// Writes it all; false, and `errno`, when that cannot be done.
  package static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var offset = 0
    while offset < bytes.count, let base = bytes.baseAddress {
      let count = systemWrite(descriptor, base + offset, bytes.count - offset)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      offset += count
    }
    return true
  }

  /// Writes it all, or says where it cannot be written.
  ///
  /// - Throws: `StoreError.cannotWrite`.
  package static func writeWhole(_ bytes: [UInt8], to descriptor: Int32, path: String) throws {
    guard bytes.withUnsafeBytes({ writeAll($0, to: descriptor) }) else { throw failure(path) }
  }

  /// Reads once, into as much of the buffer as there is; what `read(2)` says.
  package static func read(_ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32) -> Int {
    buffer.baseAddress.map { StoredBytes.read(descriptor, $0, buffer.count) } ?? 0
  }

  private static func systemWrite(_ descriptor: Int32, _ base: UnsafeRawPointer, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, base, count)
    #elseif canImport(Musl)
      Musl.write(descriptor, base, count)
    #else
      Darwin.write(descriptor, base, count)
    #endif
  }

  private static func failure(_ path: String) -> StoreError {
    .cannotWrite(path: path, reason: String(cString: strerror(errno)))
  }
}
