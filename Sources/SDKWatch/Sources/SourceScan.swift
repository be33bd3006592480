import Foundation
import SDKDiscovery
import SnapshotStore
import Synchronization

/// Finds what is at a source's place, without reading it.
struct SourceScan {
  /// What is there, by path.
  let inputs: [FoundInput]
  /// Why nothing is; nil when something is, or need not be.
  let complaint: String?

  /// Looks at several sources, on all cores.
  static func all(_ sources: [SourceSettings]) -> [SourceScan] {
    let paths = sources.map { Self.paths($0) }
    let wanted = zip(sources, paths).flatMap { source, paths in paths.map { (source, $0) } }
    let looked = Mutex<[Int: FoundInput]>([:])
    DispatchQueue.concurrentPerform(iterations: wanted.count) { number in
      let input = FoundInput(path: wanted[number].1, source: wanted[number].0)
      looked.withLock { $0[number] = input }
    }
    let found = looked.withLock { $0 }
    var next = 0
    return zip(sources, paths).map { source, paths in
      let inputs = paths.indices.compactMap { found[next + $0] }
      next += paths.count
      return SourceScan(
        inputs: inputs, complaint: paths.isEmpty && !source.isOptional ? Self.absence(source) : nil)
    }
  }

  private static func absence(_ source: SourceSettings) -> String {
    SourceGlob.isPattern(source.path)
      ? "\(source.path): nothing is there that fits (a source that may be empty says \"optional\": true)"
      : "\(source.path): not found (a source that need not be there says \"optional\": true)"
  }

  /// The paths of a source; of several that lead to one place the first.
  private static func paths(_ source: SourceSettings) -> [String] {
    let isPattern = SourceGlob.isPattern(source.path)
    var seen: Set<String> = []
    return SourceGlob.paths(source.pattern).filter { path in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return false }
      // A pattern may fit a file that lies about; a path that names one is told when it is looked at.
      if isPattern, !isFolder.boolValue { return false }
      return seen.insert(URL(fileURLWithPath: path).resolvingSymlinksInPath().path).inserted
    }
  }
}
