import APIDiff
import Foundation

/// The file of suppressions that a diff uses.
enum SuppressionFile {
  /// The list in `--ignore FILE`, else in `.sdkdiff-ignore.json` beside the store, else an empty one.
  ///
  /// - Throws: `InputError` when the named file cannot be read, `SuppressionError` when it says something
  ///   that is not allowed.
  static func read(_ arguments: Arguments) throws -> SuppressionList {
    try read(named: arguments["--ignore"], store: StoreFolder.path(arguments))
  }

  /// The same for a file that is named, or a store.
  static func read(named: String?, store: String) throws -> SuppressionList {
    let store = URL(fileURLWithPath: store).standardizedFileURL
    let beside = store.deletingLastPathComponent().appendingPathComponent(".sdkdiff-ignore.json").path
    let path = named ?? beside
    guard let data = FileManager.default.contents(atPath: path) else {
      if named == nil, !FileManager.default.fileExists(atPath: path) { return SuppressionList() }
      throw InputError("\(path): the file of suppressions cannot be read")
    }
    return try SuppressionList(json: Array(data), name: path)
  }

  /// The day, by this machine's calendar: `2026-11-30`.
  static var today: String {
    let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date())
    func two(_ value: Int?) -> String { value.map { $0 < 10 ? "0\($0)" : "\($0)" } ?? "00" }
    return "\(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day))"
  }
}
