import Foundation
import SDKDiscovery
import SnapshotStore
import SymbolModel
import Synchronization

/// A digest of all that a snapshot depends on: the files, the arguments, and the programs that read them.
///
/// Two equal digests mean equal snapshots; nothing in one depends on where the input lies.
enum InputDigest {
  /// The digest; nil when it cannot be told what a parse would read: links or includes that lead outside,
  /// arguments for the compiler that name files.
  static func of(
    _ input: DiscoveredInput, planner: UnitPlanner, tool: SnapshotManifest.Tool, scope: [String]?
  ) -> String? {
    guard planner.arguments.allSatisfy(isPlain) else { return nil }
    let sysroot = planner.sysroot == input.sysroot ? nil : planner.sysroot
    guard let files = InputFiles(input, sysroot: sysroot)?.files, let digests = digests(of: files) else {
      return nil
    }
    var text = Pieces()
    text += [
      "sdkdiff input 1", tool.version, "\(tool.extractor)", tool.libclang, "\(tool.stubs)", planner.target,
      "\(planner.usesStandIns)", input.kind.rawValue, input.product, input.platform, input.version ?? "",
    ]
    text += planner.arguments
    text += scope ?? []
    for module in input.modules {
      text += [module.name, "\(module.umbrellaCount)", module.reasonWithoutHeaders ?? ""]
      text += module.headers.map(\.name)
      text += module.skipped.flatMap { [$0.header, $0.reason.rawValue] }
    }
    for (file, digest) in zip(files, digests) { text += [file.name, file.target ?? "", digest] }
    return ContentDigest.hex(text.bytes)
  }

  /// Whether an argument for the compiler names no file: a definition or a warning does not.
  private static func isPlain(_ argument: String) -> Bool {
    ["-D", "-U", "-W", "-std="].contains { argument.hasPrefix($0) && argument != $0 }
      && !argument.hasPrefix("-Wp,") && !argument.hasPrefix("-Wa,") && !argument.hasPrefix("-Wl,")
  }

  /// The digest of each file, on all cores; nil when one leads outside.
  private static func digests(of files: [InputFile]) -> [String]? {
    let results = Mutex<[String]>(Array(repeating: "", count: files.count))
    let leadsOutside = Mutex(false)
    let size = 64
    DispatchQueue.concurrentPerform(iterations: (files.count + size - 1) / size) { slice in
      var buffer: [UInt8] = []
      for number in slice * size..<min(files.count, (slice + 1) * size) where files[number].target == nil {
        guard let count = files[number].read(into: &buffer) else {
          results.withLock { $0[number] = "unreadable" }
          continue
        }
        let (digest, isOutside) = buffer.withUnsafeBytes { bytes in
          let content = UnsafeRawBufferPointer(rebasing: bytes[..<count])
          return (
            ContentDigest.hexadecimal(ContentDigest.sha256(content)),
            IncludeScan.leadsOutside(content.bindMemory(to: UInt8.self), of: files[number])
          )
        }
        results.withLock { $0[number] = digest }
        if isOutside { leadsOutside.withLock { $0 = true } }
      }
    }
    return leadsOutside.withLock { $0 } ? nil : results.withLock { $0 }
  }

  /// Texts, each list and each text with its length before it: no two different ones give the same bytes.
  private struct Pieces {
    private(set) var bytes: [UInt8] = []

    static func += (pieces: inout Pieces, texts: [String]) {
      pieces.bytes += withUnsafeBytes(of: UInt64(texts.count).littleEndian) { Array($0) }
      for text in texts {
        pieces.bytes += withUnsafeBytes(of: UInt64(text.utf8.count).littleEndian) { Array($0) }
        pieces.bytes += Array(text.utf8)
      }
    }
  }
}
