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
    let parent = (path as NSString).deletingLastPathComponent
    let folder = parent.isEmpty ? "." : parent
    try makeFolder(folder)
    let temporary =
      "\(folder)/\(temporaryPrefix)\(ProcessInfo.processInfo.processIdentifier)-\(UInt64.random(in: 0 ... .max))"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(path) }
    let written =
      bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
      && (!isDurable || fsync(descriptor) == 0)
    let error = written ? nil : failure(path)
    close(descriptor)
    if let error {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, path) == 0 else {
      let error = failure(path)
      unlink(temporary)
      throw error
    }
    if isDurable { syncFolder(folder) }
  }

  /// Makes a folder and those above it, where they are missing.
  private static func makeFolder(_ folder: String) throws {
    if mkdir(folder, 0o777) == 0 || errno == EEXIST { return }
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

  private static func systemWrite(_ descriptor: Int32, _ base: UnsafeRawPointer, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, base, count)
    #elseif canImport(Musl)
      Musl.write(descriptor, base, count)
    #else
      Darwin.write(descriptor, base, count)
    #endif
  }

  /// The rename itself has to reach the disk.
  private static func syncFolder(_ folder: String) {
    let descriptor = open(folder, O_RDONLY)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static func failure(_ path: String) -> StoreError {
    .cannotWrite(path: path, reason: String(cString: strerror(errno)))
  }

  /// The system's words for an error of Foundation.
  static func reason(_ error: any Error) -> String {
    let error = error as NSError
    let under = error.userInfo[NSUnderlyingErrorKey] as? NSError
    return under.map { String(cString: strerror(Int32($0.code))) } ?? error.localizedDescription
  }
}
