import SQLite

/// Why a pass cannot be made; each says what, where and what to do.
package enum WatchError: Error, CustomStringConvertible {
  /// Something that the configuration names, or itself, cannot be read.
  case unreadable(String)
  /// The database cannot be used.
  case state(SQLiteError)
  /// The database was written by a newer version.
  case newerState(String)
  /// There is no such channel.
  case unknownChannel(String, nearest: String?, known: [String])

  /// One line.
  package var description: String {
    switch self {
    case .unreadable(let words): words
    case .state(let error) where error.isDamaged:
      "\(error.path): the watch's state is damaged: \(error.message); restore the file, or move it away (then the newest builds are told again)"
    case .state(let error): "\(error.path): the watch's state cannot be used: \(error.message)"
    case .newerState(let path):
      "\(path): the watch's state was written by a newer sdkdiff; use that one"
    case .unknownChannel(let name, let nearest, let known):
      "watch: there is no channel '\(name)'" + (nearest.map { "; did you mean \($0)?" } ?? "")
        + " (channels: \(known.joined(separator: ", ")))"
    }
  }

  /// Whether the command was wrong.
  package var isUsage: Bool {
    if case .unknownChannel = self { return true }
    return false
  }
}
