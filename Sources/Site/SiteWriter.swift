import Foundation
import SnapshotStore
import Synchronization

/// Writes a site's files: only those whose content differs, so that a host that looks at times or a
/// version control sees what is new.
final class SiteWriter: Sendable {
  private let folder: String
  private struct Record {
    var paths: Set<String> = []
    var outcome = SiteOutcome()
  }
  private let record = Mutex(Record())

  /// - Throws: `SiteError` where the folder holds something that is no site.
  init(folder: String) throws {
    self.folder = folder
    let files = FileManager.default
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: folder, isDirectory: &isFolder) else { return }
    guard isFolder.boolValue else { throw SiteError.notAFolder(folder) }
    let names = ((try? files.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }
    guard names.isEmpty || names.contains(SitePath.state) else { throw SiteError.notASite(folder) }
  }

  /// What was there before.
  func read(_ path: String) -> Data? { FileManager.default.contents(atPath: "\(folder)/\(path)") }

  /// Writes a file, unless it is there with the same content.
  ///
  /// - Throws: `StoreError.cannotWrite`.
  func write(_ text: String, to path: String) throws {
    let bytes = Array(text.utf8)
    let isSame = read(path).map { $0.count == bytes.count && $0.elementsEqual(bytes) } ?? false
    if !isSame { try DurableFile.write(bytes, to: "\(folder)/\(path)", isDurable: false) }
    record.withLock {
      $0.paths.insert(path)
      $0.outcome.files += 1
      $0.outcome.bytes += bytes.count
      if !isSame { $0.outcome.written += 1 }
    }
  }

  /// Removes pages of builds that are stored no more; gives what was done in all.
  func finish() -> SiteOutcome {
    let kept = record.withLock { $0.paths }
    var removed = 0
    for folder in SitePath.folders {
      let below = FileManager.default.enumerator(atPath: "\(self.folder)/\(folder)")
      while let name = below?.nextObject() as? String {
        guard name.hasSuffix(".html"), !kept.contains("\(folder)/\(name)") else { continue }
        if (try? FileManager.default.removeItem(atPath: "\(self.folder)/\(folder)/\(name)")) != nil {
          removed += 1
        }
      }
    }
    return record.withLock {
      $0.outcome.removed = removed
      return $0.outcome
    }
  }
}
