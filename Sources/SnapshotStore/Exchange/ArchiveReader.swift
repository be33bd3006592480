/// Reads what `SnapshotStore.export` wrote, and nothing else: each block has to be the one that is written there.
struct ArchiveReader {
  /// How the archive is called in messages.
  private let name: String
  /// Up to so many bytes; none at the end.
  private let read: (Int) throws -> [UInt8]
  private var buffer: [UInt8] = []
  private var at = 0

  private static let piece = 1 << 20

  init(name: String, _ read: @escaping (Int) throws -> [UInt8]) {
    self.name = name
    self.read = read
  }

  /// The file that comes next and has to be called so.
  ///
  /// - Throws: `StoreError.archive`, and what reading throws.
  mutating func file(_ file: String, atMost limit: Int = BuildArchive.largestFile) throws -> [UInt8] {
    let header = try bytes(TarBlock.size, of: file)
    guard let size = TarBlock.bytes(header), TarBlock.header(name: file, bytes: size) == header else {
      throw fault("it is none that `sdkdiff export` wrote: \(file) does not stand where it should")
    }
    guard size <= limit else { throw fault("\(file) is too large (\(size) bytes)") }
    let content = try bytes(size, of: file)
    guard try bytes(TarBlock.padding(size).count, of: file).allSatisfy({ $0 == 0 }) else {
      throw fault("it is none that `sdkdiff export` wrote: something stands behind \(file)")
    }
    return content
  }

  /// What ends an archive, and nothing behind it.
  ///
  /// - Throws: `StoreError.archive`, and what reading throws.
  mutating func end() throws {
    guard try bytes(TarBlock.end.count, of: "its end") == TarBlock.end, at == buffer.count,
      try read(1).isEmpty
    else { throw fault("something stands behind its last object") }
  }

  func fault(_ reason: String) -> StoreError { .archive(path: name, reason: reason) }

  /// As many bytes as asked for; memory grows with what is there, not with what a header says.
  private mutating func bytes(_ count: Int, of file: String) throws -> [UInt8] {
    var result: [UInt8] = []
    while result.count < count {
      if at == buffer.count {
        buffer = try read(Self.piece)
        at = 0
        guard !buffer.isEmpty else { throw fault("it ends early, in \(file)") }
      }
      let taken = min(count - result.count, buffer.count - at)
      result += buffer[at..<at + taken]
      at += taken
    }
    return result
  }
}
