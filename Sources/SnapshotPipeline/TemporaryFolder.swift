import Foundation

/// A folder of this process alone, for what goes when a command is done.
package struct TemporaryFolder: Sendable {
  /// Where it is.
  package let path: String

  /// Makes a folder.
  ///
  /// - Throws: `SnapshotError.worker` that says where it cannot be made.
  package init() throws {
    let parent = FileManager.default.temporaryDirectory
    let own = ProcessInfo.processInfo.processIdentifier
    path = parent.appendingPathComponent("sdkdiff-\(own)-\(UInt64.random(in: 0 ... .max))").path
    // Never one that is there already, and for nobody else: other users may write to its parent.
    guard mkdir(path, 0o700) == 0 else {
      let reason = String(cString: strerror(errno))
      throw SnapshotError.worker("no temporary folder can be made in \(parent.path): \(reason) ($TMPDIR)")
    }
  }

  /// Removes it and all it holds.
  package func remove() { try? FileManager.default.removeItem(atPath: path) }
}
