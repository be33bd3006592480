import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open folder of a store. All that is opened through it lies in it: no name is a path, and no symbolic link is
/// followed, whoever puts one there meanwhile.
final class FolderHandle: Sendable {
  /// How people name it.
  let path: String
  let descriptor: Int32

  private init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit { close(descriptor) }

  /// Opens a store's own folder, which alone may be a link; nil when it is missing.
  ///
  /// - Throws: `StoreError`.
  static func root(_ path: String, creates: Bool) throws -> FolderHandle? {
    if creates { try DurableFile.makeFolder(path) }
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor >= 0 { return FolderHandle(descriptor: descriptor, path: path) }
    if errno == ENOENT, !creates { return nil }
    let reason = String(cString: strerror(errno))
    throw creates
      ? StoreError.cannotWrite(path: path, reason: reason) : StoreError.unreadable(path: path, reason: reason)
  }

  /// A folder in this one; nil when it is missing.
  ///
  /// - Throws: `StoreError`.
  func folder(_ name: String, creates: Bool = false) throws -> FolderHandle? {
    guard try isName(name, creates) else { return nil }
    func opened() -> Int32 { openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
    var found = opened()
    if found < 0, errno == ENOENT, creates {
      if mkdirat(descriptor, name, 0o777) != 0, errno != EEXIST { throw cannotWrite(name) }
      found = opened()
    }
    if found >= 0 { return FolderHandle(descriptor: found, path: "\(path)/\(name)") }
    let error = errno
    try refuseLink(name)
    // A file of that name is no folder; what is to be written there cannot be.
    if error == ENOENT || error == ENOTDIR, !creates { return nil }
    let reason = String(cString: strerror(error))
    throw creates
      ? StoreError.cannotWrite(path: "\(path)/\(name)", reason: reason)
      : StoreError.unreadable(path: "\(path)/\(name)", reason: reason)
  }

  /// The bytes of a file in this folder; nil when it is missing.
  ///
  /// - Throws: `StoreError.damaged` when it cannot be read.
  func read(_ name: String) throws -> [UInt8]? {
    guard try isName(name, false) else { return nil }
    // A pipe would wait for a writer.
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      let error = errno
      if error == ENOENT { return nil }
      try refuseLink(name)
      throw StoreError.damaged(
        path: "\(path)/\(name)", reason: "it cannot be read: \(String(cString: strerror(error)))")
    }
    defer { close(file) }
    guard let bytes = StoredBytes.read(file) else {
      throw StoreError.damaged(path: "\(path)/\(name)", reason: "it cannot be read")
    }
    return bytes
  }

  /// Writes a file, so that a kill at any moment leaves the old one or the new; a link of that name is replaced.
  ///
  /// - Throws: `StoreError.cannotWrite`.
  func write(_ bytes: [UInt8], as name: String, isDurable: Bool) throws {
    _ = try isName(name, true)
    try DurableFile.write(bytes, as: name, in: descriptor, path: "\(path)/\(name)", isDurable: isDurable)
  }

  /// Gives a file the present as its time; false when that cannot be done.
  func renew(_ name: String) -> Bool { utimensat(descriptor, name, nil, AT_SYMLINK_NOFOLLOW) == 0 }

  /// Removes a file.
  ///
  /// - Throws: `StoreError.cannotWrite`.
  func remove(_ name: String) throws {
    guard unlinkat(descriptor, name, 0) != 0, errno != ENOENT else { return }
    throw StoreError.cannotWrite(
      path: "\(path)/\(name)", reason: "it cannot be removed: \(String(cString: strerror(errno)))")
  }

  /// What the folder holds, by name.
  ///
  /// - Throws: `StoreError.unreadable`.
  func entries() throws -> [FolderEntry] {
    let own = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard own >= 0, let stream = fdopendir(own) else {
      let reason = String(cString: strerror(errno))
      if own >= 0 { close(own) }
      throw StoreError.unreadable(path: path, reason: reason)
    }
    defer { closedir(stream) }
    var found: [FolderEntry] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != "..", let entry = facts(name) { found.append(entry) }
    }
    return found.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// What stands under a name; nil when nothing does.
  func facts(_ name: String) -> FolderEntry? {
    var facts = stat()
    guard fstatat(descriptor, name, &facts, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    let kind: FolderEntry.Kind =
      switch facts.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    #if canImport(Darwin)
      let (modified, came) = (Int(facts.st_mtimespec.tv_sec), Int(facts.st_ctimespec.tv_sec))
    #else
      let (modified, came) = (Int(facts.st_mtim.tv_sec), Int(facts.st_ctim.tv_sec))
    #endif
    return FolderEntry(
      name: name, kind: kind, size: Int(facts.st_size), modified: modified, changed: max(modified, came))
  }

  /// Whether a link leads to a folder.
  func leadsToFolder(_ name: String) -> Bool {
    var facts = stat()
    return fstatat(descriptor, name, &facts, 0) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }

  /// - Throws: `StoreError.link` when a name is a symbolic link.
  private func refuseLink(_ name: String) throws {
    if facts(name)?.kind == .link { throw StoreError.link(path: "\(path)/\(name)") }
  }

  /// Whether a text can be the name of something in a folder: nothing else is ever opened.
  private func isName(_ name: String, _ writes: Bool) throws -> Bool {
    let isOne =
      !name.isEmpty && name != "." && name != ".." && name.utf8.allSatisfy { $0 != 0 && $0 != 0x2F }
    guard !isOne, writes else { return isOne }
    throw StoreError.cannotWrite(path: path, reason: "'\(name)' cannot be the name of a file")
  }

  private func cannotWrite(_ name: String) -> StoreError {
    .cannotWrite(path: "\(path)/\(name)", reason: String(cString: strerror(errno)))
  }
}
