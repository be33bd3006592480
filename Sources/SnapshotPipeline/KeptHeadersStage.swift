import Dispatch
import SDKDiscovery
import SnapshotStore
import Synchronization

/// Keeps the headers themselves, module by module: an unchanged module adds nothing.
struct KeptHeadersStage: FacetStage {
  func isWanted(by manifest: SnapshotManifest) -> Bool { manifest.modules.contains(where: Self.lacksHeaders) }

  private static func lacksHeaders(_ module: SnapshotManifest.Module) -> Bool {
    module.headers > 0 && module[.headers] == nil
  }

  func add(to manifest: inout SnapshotManifest, of input: DiscoveredInput, objects: SnapshotStore) throws {
    guard let files = ModuleFiles(input) else { throw SnapshotError.tooManyFiles(path: input.root) }
    let product = manifest.build.product
    let wanted = manifest.modules.indices.filter { Self.lacksHeaders(manifest.modules[$0]) }
    let names = wanted.map { manifest.modules[$0].name }
    let results = Mutex<[Int: Result<String, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: names.count) { number in
      let result = Result {
        try objects.writeObject(
          HeadersObject.encode(module: names[number], files: try Self.contents(of: files[names[number]])),
          product: product)
      }
      results.withLock { $0[number] = result }
    }
    let digests = results.withLock { $0 }
    for (number, place) in wanted.enumerated() {
      manifest.modules[place][.headers] = try digests[number]?.get()
    }
  }

  private static func contents(of files: [ModuleFiles.File]) throws -> [HeadersObject.File] {
    var total = 0
    var buffer: [UInt8] = []
    return try files.compactMap { file in
      guard HeadersObject.isSafe(file.name) else { return nil }
      if let target = file.target {
        return HeadersObject.isSafe(target)
          ? HeadersObject.File(name: file.name, kind: .link(target: target)) : nil
      }
      guard let count = file.file.read(into: &buffer) else {
        // One that was never read is in no symbol, either.
        guard file.header != nil else { return nil }
        throw DiscoveryError.unreadable(path: file.file.path, reason: "the header was there a moment ago")
      }
      guard count <= HeadersObject.longestFile, total + count <= HeadersObject.most else {
        return HeadersObject.File(name: file.name, kind: .leftOut(count))
      }
      total += count
      return HeadersObject.File(
        name: file.name, kind: .file(header: file.header), bytes: Array(buffer[..<count]))
    }
  }
}
