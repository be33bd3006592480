import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Finds the files of pages below a folder.
struct PageFiles {
  /// A file that may hold a page.
  struct File {
    /// Where it is.
    let path: String
    /// The same below the folder that was named.
    let name: String
    /// Why it is not to be read.
    var fault: String?
  }

  /// By name.
  private(set) var files: [File] = []
  private let root: String

  /// Looks through an archive, a folder that holds archives, a copy of what a site serves, a folder of RenderJSON, or
  /// takes a single file.
  ///
  /// - Throws: `DocumentationError`.
  init(_ path: String) throws {
    root = path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw DocumentationError.missing(path: path)
    }
    guard isFolder.boolValue else {
      files = [File(path: path, name: (path as NSString).lastPathComponent)]
      return
    }
    let real = try Self.resolved(path)
    for start in try Self.starts(in: path) { try walk(start, within: real) }
    files.sort { $0.name < $1.name }
  }

  /// The folders below `path` that hold pages and nothing else.
  private static func starts(in path: String) throws -> [String] {
    let archives = try names(in: path).filter { $0.hasSuffix(".doccarchive") }
    if !archives.isEmpty { return try archives.flatMap { try starts(in: "\(path)/\($0)") } }
    for inside in ["data", "tutorials/data"] where isFolder("\(path)/\(inside)") {
      return try starts(in: "\(path)/\(inside)")
    }
    let parts = ["documentation", "tutorials"].map { "\(path)/\($0)" }.filter(isFolder)
    return parts.isEmpty ? [path] : parts
  }

  private mutating func walk(_ folder: String, within real: String) throws {
    for name in try Self.names(in: folder) where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      var facts = stat()
      guard lstat(path, &facts) == 0 else { continue }
      switch facts.st_mode & S_IFMT {
      case S_IFDIR: try walk(path, within: real)
      case S_IFREG where name.hasSuffix(".json"): add(path, fault: nil)
      case S_IFLNK:
        // What stays inside is read where it is.
        guard let target = try? Self.resolved(path) else {
          if name.hasSuffix(".json") { add(path, fault: "it is a link that leads nowhere") }
          continue
        }
        if target != real, !target.hasPrefix(real + "/") {
          add(path, fault: "it is a link that leads outside the folder")
        }
      default: break
      }
    }
  }

  private mutating func add(_ path: String, fault: String?) {
    files.append(File(path: path, name: String(path.dropFirst(root.count + 1)), fault: fault))
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  private static func names(in folder: String) throws -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw DocumentationError.unreadable(path: folder)
    }
  }

  private static func resolved(_ path: String) throws -> String {
    guard let real = realpath(path, nil) else { throw DocumentationError.unreadable(path: path) }
    defer { free(real) }
    return String(cString: real)
  }
}

extension PageFiles.File {
  /// The path that a page in this file has: from `documentation` or `tutorials` on, in small letters.
  var pagePath: String {
    var parts = path.split(separator: "/").map(String.init)
    let inside = name.split(separator: "/").count
    // In the folder that was named first; it may itself be one below `documentation`.
    let starts = parts.indices.filter { at in
      // `/tutorials/data` is where a site keeps all its pages.
      let name = parts[at].lowercased()
      let isData = at + 1 < parts.count && parts[at + 1] == "data"
      return name == "documentation" || name == "tutorials" && !isData
    }
    if let start = starts.first(where: { $0 >= parts.count - inside }) ?? starts.last {
      parts.removeFirst(start)
    } else {
      parts = parts.suffix(inside)
    }
    return "/" + withoutEnding(parts.joined(separator: "/")).lowercased()
  }

  /// The file's name without its ending.
  var pageName: String { withoutEnding((name as NSString).lastPathComponent) }

  private func withoutEnding(_ text: String) -> String {
    text.hasSuffix(".json") ? String(text.dropLast(5)) : text
  }

  /// The bytes, if they are not more than any page has.
  ///
  /// - Throws: `PageFault`.
  func read() throws -> Data {
    if let fault { throw PageFault.other(fault) }
    var facts = stat()
    guard stat(path, &facts) == 0 else { throw PageFault.other(String(cString: strerror(errno))) }
    guard facts.st_mode & S_IFMT == S_IFREG else { throw PageFault.other("it is no file") }
    guard facts.st_size <= Self.limit else {
      throw PageFault.other("it is larger than \(Self.limit >> 20) MB, which no page is")
    }
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw PageFault.other("it cannot be read")
    }
  }

  /// The largest real pages have 8 MB.
  private static let limit = 64 << 20
}
