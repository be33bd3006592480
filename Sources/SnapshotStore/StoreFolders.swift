import Foundation

/// Looks into the folders of a store.
enum StoreFolders {
  /// The names in a folder, sorted, hidden ones (files that are being written) left out; none when it is
  /// not there.
  ///
  /// - Throws: `StoreError.unreadable` when it cannot be listed: that is no empty store.
  static func names(in folder: String) throws -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { !$0.hasPrefix(".") }.sorted()
    } catch {
      guard FileManager.default.fileExists(atPath: folder) else { return [] }
      throw StoreError.unreadable(path: folder, reason: DurableFile.reason(error))
    }
  }

  /// The folders in a folder, in the same way.
  ///
  /// - Throws: `StoreError.unreadable`.
  static func folders(in folder: String) throws -> [String] {
    try names(in: folder).filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder)
        && isFolder.boolValue
    }
  }

  /// Removes what writers that were killed an hour ago or longer left behind.
  static func removeLeftovers(in folders: [String], now: Date = Date()) {
    let files = FileManager.default
    for folder in folders {
      for name in (try? files.contentsOfDirectory(atPath: folder)) ?? []
      where name.hasPrefix(DurableFile.temporaryPrefix) {
        let path = "\(folder)/\(name)"
        guard let changed = (try? files.attributesOfItem(atPath: path))?[.modificationDate] as? Date,
          now.timeIntervalSince(changed) > 3600
        else { continue }
        try? files.removeItem(atPath: path)
      }
    }
  }
}
