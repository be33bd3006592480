import Foundation
import SDKDiscovery
import SnapshotStore
import Synchronization

/// Digests of all that a module's Swift names depend on: its own files, those of all modules that its headers import,
/// directly or not, and what was asked of which compiler.
///
/// Two equal digests mean equal names; nothing in one depends on where the input lies.
struct SwiftNamesInputs {
  /// The C library and all that lies with it, which every module imports.
  private static let base = "usr/include"

  /// Files that change with every build, and that no header reads.
  private static func isAside(_ name: String) -> Bool {
    ["plist", "json", "strings", "loctable"].contains { name.hasSuffix("." + $0) }
  }

  /// What a framework, or `base`, is made of.
  private struct Part: Sendable {
    var digest: String
    var imports: Set<String>
  }

  private let common: [String]
  private let parts: [String: Part]

  /// Reads all files of the frameworks and of `usr/include`; nil where it cannot be told what a module imports.
  init?(_ input: DiscoveredInput, sysroot: String?, stubs: [String: String], common: [String]) {
    guard
      let all = InputFiles(input, sysroot: sysroot == input.sysroot ? nil : sysroot, includesNotes: true)?
        .files
    else { return nil }
    let files = all.filter { !Self.isAside($0.name) }
    self.common = common
    let scans = Self.scan(files)
    var groups: [String: [(name: String, scan: Scan)]] = [:]
    for (file, scan) in zip(files, scans) {
      groups[FrameworkPath.outermostName(in: file.name) ?? Self.base, default: []].append((file.name, scan))
    }
    for (path, text) in stubs {
      let bytes = Array(text.utf8)
      groups[Self.base, default: []].append(
        ("stubs/\(path)", Scan(digest: ContentDigest.hex(bytes), imports: [])))
    }
    parts = groups.mapValues { group in
      let files = group.sorted { $0.name < $1.name }
      let text = files.flatMap { [$0.name, $0.scan.digest] }.joined(separator: "\u{0}")
      return Part(
        digest: ContentDigest.hex(Array(text.utf8)),
        imports: files.reduce(into: []) { $0.formUnion($1.scan.imports) })
    }
  }

  /// The digest for a module whose headers belong to the Clang modules `modules`.
  func digest(of module: DiscoveredModule, _ modules: [String]) -> String {
    var reached: Set<String> = [Self.base]
    var waiting = Set(module.headers.compactMap { FrameworkPath.outermostName(in: $0.path) })
    waiting.formUnion(parts[Self.base]?.imports ?? [])
    // The importer gives some types of Foundation a meaning of their own.
    waiting.insert("Foundation")
    while let next = waiting.popFirst() {
      guard reached.insert(next).inserted else { continue }
      waiting.formUnion((parts[next]?.imports ?? []).subtracting(reached))
    }
    var text = ["sdkdiff swift names 1"] + common + [module.name] + modules + module.headers.map(\.name)
    // One that is missing counts, too: headers ask whether it is there.
    for name in reached.sorted() { text += [name, parts[name]?.digest ?? "missing"] }
    return ContentDigest.hex(Array(text.joined(separator: "\u{0}").utf8))
  }

  // MARK: - Files

  /// A file's content and what it imports.
  private struct Scan: Sendable {
    var digest: String
    var imports: Set<String>
  }

  private static func scan(_ files: [InputFile]) -> [Scan] {
    let results = Mutex(Array(repeating: Scan(digest: "", imports: []), count: files.count))
    let size = 64
    DispatchQueue.concurrentPerform(iterations: (files.count + size - 1) / size) { slice in
      var buffer: [UInt8] = []
      for number in slice * size..<min(files.count, (slice + 1) * size) {
        var scan = Scan(digest: files[number].target ?? "unreadable", imports: [])
        if files[number].target == nil, let count = files[number].read(into: &buffer) {
          buffer.withUnsafeBytes { bytes in
            let content = UnsafeRawBufferPointer(rebasing: bytes[..<count])
            scan.digest = ContentDigest.hexadecimal(ContentDigest.sha256(content))
            scan.imports = ImportScan.frameworks(content.bindMemory(to: UInt8.self))
          }
        }
        results.withLock { $0[number] = scan }
      }
    }
    return results.withLock { $0 }
  }
}
