import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The few questions discovery asks a file system. None of them throws: what cannot be read is not there.
package enum FileSystem {
  /// What is at a path.
  package enum Kind: Sendable {
    case file
    case folder
    case link
    case other
  }

  /// What is at a path itself; nil when there is nothing.
  package static func kindItself(_ path: String) -> Kind? {
    var facts = stat()
    return lstat(path, &facts) == 0 ? kind(facts) : nil
  }

  /// What is at a path when links are followed; nil when there is nothing or the link is broken.
  package static func kind(_ path: String) -> Kind? {
    var facts = stat()
    return stat(path, &facts) == 0 ? kind(facts) : nil
  }

  /// Whether a folder is at a path, links followed.
  package static func isFolder(_ path: String) -> Bool { kind(path) == .folder }

  /// Whether a regular file is at a path, links followed.
  package static func isFile(_ path: String) -> Bool { kind(path) == .file }

  /// The path without links, absolute; nil when nothing is there.
  package static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The names in a folder, sorted by bytes, hidden ones left out; empty when it cannot be listed.
  ///
  /// Hidden ones are the file system's own (`.DS_Store`, `._X.h`) or a tool's (`.git`), never a module's.
  package static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted(by: TextOrder.precedes)
  }

  /// Whether a folder can be listed.
  static func canList(_ folder: String) -> Bool { access(folder, R_OK | X_OK) == 0 }

  /// The content of a regular file of at most `limit` bytes; nil when it cannot be read, is longer or is
  /// no regular file: a pipe would block for ever.
  package static func bytes(of path: String, limit: Int = .max) -> [UInt8]? {
    var buffer: [UInt8] = []
    guard let count = read(path, into: &buffer, limit: limit) else { return nil }
    buffer.removeLast(buffer.count - count)
    return buffer
  }

  /// Reads a regular file into a buffer that grows as needed, and returns how many bytes there are.
  static func read(_ path: String, into buffer: inout [UInt8], limit: Int = .max) -> Int? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, kind(facts) == .file, Int(facts.st_size) <= limit else { return nil }
    // One more than expected: a file that does not grow meanwhile is read to its end in two calls.
    let wanted = Int(facts.st_size) + 1
    if buffer.count < wanted { buffer.append(contentsOf: repeatElement(0, count: wanted - buffer.count)) }
    var count = 0
    while count < buffer.count {
      let got = buffer.withUnsafeMutableBytes { bytes in
        bytes.baseAddress.map { systemRead(file, $0 + count, bytes.count - count) } ?? 0
      }
      if got < 0 && errno == EINTR { continue }
      guard got >= 0 else { return nil }
      if got == 0 { break }
      count += got
    }
    return min(count, Int(facts.st_size))
  }

  private static func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.read(file, buffer, count)
    #elseif canImport(Musl)
      Musl.read(file, buffer, count)
    #else
      Darwin.read(file, buffer, count)
    #endif
  }

  private static func kind(_ facts: stat) -> Kind {
    switch facts.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }
}
