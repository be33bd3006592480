import Foundation
import SnapshotStore

/// The folder of the state's file.
enum StateFolder {
  /// Makes it, for this user alone, where it is missing.
  ///
  /// - Throws: `StoreError.cannotWrite`.
  static func make(for path: String) throws {
    let folder = (path as NSString).deletingLastPathComponent
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue { return }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      let error = error as NSError
      let under = error.userInfo[NSUnderlyingErrorKey] as? NSError
      throw StoreError.cannotWrite(
        path: folder,
        reason: under.map { String(cString: strerror(Int32($0.code))) } ?? error.localizedDescription)
    }
  }
}
