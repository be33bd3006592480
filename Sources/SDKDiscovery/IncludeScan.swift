#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Looks for includes that lead out of the folders a header lies in: what they read is nobody's input.
package enum IncludeScan {
  /// Whether a header may include a file that lies outside: by an absolute path, or by too many `..`.
  ///
  /// - Parameter name: The header's `InputFile.name`, whose first part stands for the folder itself.
  package static func leadsOutside(_ bytes: UnsafeBufferPointer<UInt8>, of file: InputFile) -> Bool {
    guard let base = bytes.baseAddress else { return false }
    var at = 0
    while at < bytes.count, let found = memchr(base + at, Int32(UInt8(ascii: "#")), bytes.count - at) {
      at = UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) - base + 1
      guard let path = includedPath(bytes, at: &at) else { continue }
      if path.text.hasPrefix("/") { return true }
      if path.text.contains(".."), leads(path.text, isQuoted: path.isQuoted, from: file) { return true }
    }
    return false
  }

  private static func leads(_ path: String, isQuoted: Bool, from file: InputFile) -> Bool {
    func staysInside(_ start: Int) -> Bool {
      var depth = start
      for part in path.split(separator: "/") where part != "." {
        depth += part == ".." ? -1 : 1
        if depth < 0 { return false }
      }
      return true
    }
    // A folder that is searched may be the outermost one.
    if staysInside(0) { return false }
    // One that is not found beside the header is searched for like any other.
    let beside = PathText.join(PathText.parent(file.path), path)
    let depth = file.name.split(separator: "/").count - 2
    return !isQuoted || !staysInside(depth) || !FileSystem.isFile(beside)
  }

  private static let directives = ["import", "include", "include_next"]

  /// The path behind `include`, `import` or `include_next`; nil when there is another directive, or a macro.
  private static func includedPath(
    _ bytes: UnsafeBufferPointer<UInt8>, at: inout Int
  ) -> (text: String, isQuoted: Bool)? {
    func skipBlanks() {
      while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x09 { at += 1 }
    }
    skipBlanks()
    let word = at
    while at < bytes.count, bytes[at] | 0x20 >= 0x61 && bytes[at] | 0x20 <= 0x7A || bytes[at] == 0x5F {
      at += 1
    }
    let isInclude = directives.contains { bytes[word..<at].elementsEqual($0.utf8) }
    guard isInclude else { return nil }
    skipBlanks()
    guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "<") else {
      return nil
    }
    let isQuoted = bytes[at] == UInt8(ascii: "\"")
    let close = isQuoted ? UInt8(ascii: "\"") : UInt8(ascii: ">")
    let start = at + 1
    at = start
    while at < bytes.count, bytes[at] != close, bytes[at] != 0x0A { at += 1 }
    return (String(decoding: bytes[start..<at], as: UTF8.self), isQuoted)
  }
}
