import ChangelogRender
import Foundation
import SnapshotStore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where results and complaints go.
enum Output {
  /// Writes to standard output.
  ///
  /// - Throws: `InputError` when it cannot be written.
  static func write(_ text: String) throws { try write(Array(text.utf8)) }

  /// Writes bytes to standard output. A pipe that nobody reads any more takes them without a word, as
  /// `sdkdiff … | head` expects: the command ends with the code that it would have had.
  ///
  /// - Throws: `InputError` when it cannot be written.
  static func write(_ bytes: [UInt8]) throws {
    guard !bytes.withUnsafeBytes({ DurableFile.writeAll($0, to: 1) }), errno != EPIPE else { return }
    throw InputError("cannot write to standard output: \(String(cString: strerror(errno)))")
  }

  /// One line on standard error, whatever is in the names and paths that it tells of.
  static func complain(_ line: String) {
    let bytes = Array("sdkdiff: \(VisibleText.escape(line))\n".utf8)
    _ = bytes.withUnsafeBytes { DurableFile.writeAll($0, to: 2) }
  }

  /// Progress, on a terminal only.
  @Sendable static func progress(_ line: String) {
    if isatty(2) != 0 { complain(line + "…") }
  }

  /// Whether results may be coloured: on a terminal, unless NO_COLOR says no.
  static var useColor: Bool {
    isatty(1) != 0 && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
      && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Writes a file, whole or not at all; a device or a pipe takes the bytes as they come.
  ///
  /// - Throws: `InputError` that names the path.
  static func write(_ bytes: [UInt8], to path: String) throws {
    try stream(to: path) { write in try write(bytes) }
  }

  /// The same, piece by piece: `body` is given what writes one.
  ///
  /// - Throws: `InputError` that names the path, and what `body` throws.
  static func stream(to path: String, _ body: (([UInt8]) throws -> Void) throws -> Void) throws {
    var facts = stat()
    let exists = stat(path, &facts) == 0
    let kind = facts.st_mode & S_IFMT
    if exists, kind == S_IFDIR { throw InputError("cannot write \(path): it is a folder") }
    if exists, kind != S_IFREG { return try stream(toDevice: path, body) }
    let folder = (path as NSString).deletingLastPathComponent
    guard folder.isEmpty || FileManager.default.fileExists(atPath: folder) else {
      throw InputError("cannot write \(path): there is no folder \(folder)")
    }
    // A link stays one: what it leads to is written.
    let real = exists ? realpath(path, nil) : nil
    defer { free(real) }
    do {
      try DurableFile.write(to: real.map { String(cString: $0) } ?? path) { descriptor in
        try body { try DurableFile.writeWhole($0, to: descriptor, path: path) }
      }
    } catch StoreError.cannotWrite(_, let reason) {
      throw InputError("cannot write \(path): \(reason)")
    }
  }

  private static func stream(toDevice path: String, _ body: (([UInt8]) throws -> Void) throws -> Void) throws
  {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    defer { if descriptor >= 0 { close(descriptor) } }
    func fault() -> InputError { InputError("cannot write \(path): \(String(cString: strerror(errno)))") }
    guard descriptor >= 0 else { throw fault() }
    try body { bytes in
      guard bytes.withUnsafeBytes({ DurableFile.writeAll($0, to: descriptor) }) else { throw fault() }
    }
  }
}
