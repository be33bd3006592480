import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a file system says of an input without anything being read: two equal stamps mean that nothing was written.
///
/// Every folder and file that a parse may read is in it with its name, size, and the moments at which its content
/// and its inode were last written. The latter cannot be set by hand, so that a file that was written in place, or
/// over another with the old date kept, shows. Whoever sets the clock back to forge it is not found out.
package struct InputStamp: Hashable, Sendable {
  /// The names and numbers, one after the other.
  package private(set) var bytes: [UInt8] = []
  /// When something of it was last written, in seconds since 1970.
  package private(set) var newest: Double = 0

  private var count = 0
  /// More is no input: to look at it would take longer than to parse.
  private static let most = 1_000_000

  /// Looks at an input; nil when nothing is there, or too much.
  package init?(_ path: String) {
    guard let real = FileSystem.realPath(path) else { return nil }
    let root = InputRoot(path: PathText.absolute(path), real: real)
    add(text: real)
    if case .xcode = InputShape(root) {
      // The rest of an Xcode is a hundred times as much, and none of it is read.
      let place = XcodeApp.Places(root)
      for file in place.files { addFile(file) }
      for sdk in place.sdks { if !addFolder(AT_FDCWD, sdk) { return nil } }
    } else if !addFolder(AT_FDCWD, real) {
      return nil
    }
  }

  private mutating func add(text: String) {
    bytes += text.utf8
    bytes.append(0)
  }

  private mutating func addFile(_ path: String) {
    add(text: path)
    var facts = stat()
    if stat(path, &facts) == 0 { add(facts) }
  }

  private mutating func add(_ facts: stat) {
    #if canImport(Darwin)
      let (content, inode) = (facts.st_mtimespec, facts.st_ctimespec)
    #else
      let (content, inode) = (facts.st_mtim, facts.st_ctim)
    #endif
    let numbers = [
      Int64(facts.st_size), Int64(content.tv_sec), Int64(content.tv_nsec), Int64(inode.tv_sec),
      Int64(inode.tv_nsec),
    ]
    numbers.withUnsafeBytes { bytes.append(contentsOf: $0) }
    newest = max(newest, Double(inode.tv_sec) + Double(inode.tv_nsec) / 1e9)
  }

  /// Adds what is below a folder; false when that is too much. A folder that cannot be listed is told as such.
  private mutating func addFolder(_ parent: Int32, _ name: String) -> Bool {
    let descriptor = openat(parent, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0, let folder = fdopendir(descriptor) else {
      if descriptor >= 0 { close(descriptor) }
      add(text: "unreadable")
      return true
    }
    defer { closedir(folder) }
    var facts = stat()
    if fstat(descriptor, &facts) == 0 { add(facts) }
    while let entry = readdir(folder) {
      count += 1
      if count > Self.most { return false }
      guard add(entry, in: descriptor, of: name) else { return false }
    }
    bytes.append(0)
    return true
  }

  private mutating func add(
    _ entry: UnsafeMutablePointer<dirent>, in folder: Int32, of folderName: String
  ) -> Bool {
    let type = Int32(entry.pointee.d_type)
    return withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { text in
        guard text[0] != CChar(UInt8(ascii: ".")) else { return true }
        let name = UnsafeRawBufferPointer(start: text, count: strlen(text))
        if type == Int32(DT_DIR) {
          let name = String(decoding: name, as: UTF8.self)
          guard InputFiles.mayHoldHeaders(folderName == "usr" ? "usr/\(name)" : name) else { return true }
          add(text: name)
          return addFolder(folder, name)
        }
        guard InputFiles.mayBeRead(name) else { return true }
        bytes.append(contentsOf: name)
        bytes.append(0)
        var facts = stat()
        if fstatat(folder, text, &facts, AT_SYMLINK_NOFOLLOW) == 0 { add(facts) }
        // Of a file behind a link, too; what lies in a folder behind one is not looked at.
        if type != Int32(DT_REG), fstatat(folder, text, &facts, 0) == 0 { add(facts) }
        return true
      }
    }
  }
}
