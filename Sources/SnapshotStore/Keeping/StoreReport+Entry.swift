extension StoreReport.Entry {
  /// What an error says of the file that it was thrown for.
  init(_ error: any Error, path: String) {
    let (kind, detail): (StoreReport.Kind, String) =
      switch error {
      case StoreError.damaged(_, let reason): (.damaged, reason)
      case StoreError.tooNew(_, let format):
        (.newer, "format \(format) is newer than this sdkdiff reads; use a newer sdkdiff")
      case StoreError.unreadable(_, let reason): (.damaged, "it cannot be read: \(reason)")
      default: (.damaged, "\(error)")
      }
    self.init(kind: kind, path: path, detail: detail)
  }

  /// Faults first, then by path.
  func precedes(_ other: Self) -> Bool {
    if kind.isFault != other.kind.isFault { return kind.isFault }
    if path != other.path { return path.utf8.lexicographicallyPrecedes(other.path.utf8) }
    return detail.utf8.lexicographicallyPrecedes(other.detail.utf8)
  }
}
