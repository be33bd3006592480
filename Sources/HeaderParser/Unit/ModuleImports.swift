import LibClang

/// Headers that say `@import Module;`, with those lines replaced by the `#import` of equal meaning.
///
/// Real modules would need each framework's module map and a cache; its umbrella header declares the same.
struct ModuleImports {
  /// Texts that stand for headers, and headers of several imports each.
  private(set) var files: [UnsavedFile] = []
  /// The header that a header of several imports stands for.
  private(set) var owners: [String: String] = [:]

  private static let folder = "/sdkdiff-imports"

  /// Modules whose headers are not `Name/Name.h`.
  private static let headers: [String: [String]] = [
    "ObjectiveC": ["objc/objc.h", "objc/NSObject.h", "objc/runtime.h"],
    "Darwin": ["sys/types.h", "stdint.h", "stdlib.h", "string.h", "stdio.h"],
    "Dispatch": ["dispatch/dispatch.h"],
    "XPC": ["xpc/xpc.h"],
    "os": ["os/object.h"],
    "simd": ["simd/simd.h"],
    "SQLite3": ["sqlite3.h"],
    "zlib": ["zlib.h"],
  ]

  /// Replaces the lines that the compiler complained about; false when there are none.
  mutating func learn(_ errors: [Diagnostic], _ texts: HeaderTexts) -> Bool {
    var found = false
    for error in errors where error.message.hasPrefix("use of '@import'") {
      guard let file = error.location?.file, !files.contains(where: { $0.path == file.path }) else {
        continue
      }
      let contents = rewritten(texts[file], path: file.path)
      files.append(UnsavedFile(path: file.path, contents: contents))
      found = true
    }
    return found
  }

  private mutating func rewritten(_ header: HeaderText, path: String) -> String {
    var output: [UInt8] = []
    var at = 0
    while at < header.bytes.count {
      let line = header.lineRange(around: at)
      let next = min(header.bytes.count, line.upperBound + 1)
      let (paths, end) = imports(header, in: line)
      if paths.isEmpty {
        output += header.bytes[line.lowerBound..<next]
      } else {
        output += "#import <\(answer(to: paths, for: path))>".utf8
        output += header.bytes[end..<next]
      }
      at = next
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// What the imports at the start of a line mean, and where they end.
  private func imports(_ header: HeaderText, in line: Range<Int>) -> (paths: [String], end: Int) {
    var paths: [String] = []
    var end = line.lowerBound
    while true {
      let at = header.skipSpace(from: end)
      let word = header.skipSpace(from: at + 1)
      guard at < line.upperBound, header.bytes[at] == 0x40, let name = header.identifier(at: word),
        header.text(name) == "import", !header.isInComment(at),
        let close = header.bytes[name.upperBound..<line.upperBound].firstIndex(of: 0x3B)
      else { return (paths, end) }
      let module = PreprocessorLexer.tokens(header.bytes[name.upperBound..<close]).map(\.text).joined()
      paths += Self.paths(of: module)
      end = close + 1
    }
  }

  private static func paths(of module: String) -> [String] {
    let parts = module.split(separator: ".").map(String.init)
    guard let first = parts.first else { return [] }
    if first == "os" || first == "ObjectiveC", parts.count > 1 {
      return ["\(first == "os" ? "os" : "objc")/\(parts[1]).h"]
    }
    return headers[first] ?? ["\(first)/\(first).h"]
  }

  /// One header for what one line imports, so that the lines below keep their numbers.
  private mutating func answer(to paths: [String], for owner: String) -> String {
    if paths.count == 1 { return paths[0] }
    let path = "\(Self.folder)/\(files.count).h"
    let lines = paths.map { "#import <\($0)>\n" }.joined()
    files.append(UnsavedFile(path: path, contents: lines))
    owners[path] = owner
    return path
  }
}
