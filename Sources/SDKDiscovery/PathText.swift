import Foundation

/// Paths as text: what can be said of them without asking the file system, and one question that needs it.
package enum PathText {
  /// The last part.
  package static func lastPart(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Everything before the last part.
  package static func parent(_ path: String) -> String {
    let parent = path.split(separator: "/").dropLast().joined(separator: "/")
    return "/" + parent
  }

  /// A path and a name below it.
  package static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Whether a path is a folder or lies in it; both absolute and without links.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    folder == "/" || path == folder || path.hasPrefix(folder + "/")
  }

  /// The name without `suffix`; nil when it does not end so, or is nothing else.
  package static func name(_ name: String, without suffix: String) -> String? {
    name.hasSuffix(suffix) && name.utf8.count > suffix.utf8.count
      ? String(name.dropLast(suffix.count)) : nil
  }

  /// A folder's name without an extension of letters alone (`Widgets.headers`); `widgets-1.2` has none.
  static func withoutExtension(_ name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    let suffix = name[name.index(after: dot)...]
    guard !suffix.isEmpty, suffix.utf8.allSatisfy({ ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }) else {
      return name
    }
    return String(name[..<dot])
  }

  /// Whether an `#import` can spell the path: no line break, quote, bracket or backslash.
  static func canBeImported(_ path: String) -> Bool {
    path.utf8.allSatisfy { byte in
      switch byte {
      case 0..<0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"): false
      default: true
      }
    }
  }

  /// The path made absolute and tidy, links kept: `./`, `//` and a `/` at the end go.
  ///
  /// `..` is the file system's to resolve (`link/..` is not what it looks like): everything up to the last
  /// one loses its links.
  static func absolute(_ path: String) -> String {
    let full = path.hasPrefix("/") ? path : join(FileManager.default.currentDirectoryPath, path)
    var parts = full.split(separator: "/").filter { $0 != "." }
    if let last = parts.lastIndex(of: "..") {
      let head = "/" + parts[...last].joined(separator: "/")
      guard let real = FileSystem.realPath(head) else { return head }
      parts = real.split(separator: "/") + parts[(last + 1)...]
    }
    return "/" + parts.joined(separator: "/")
  }
}
