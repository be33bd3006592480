import Foundation

/// Where the store is.
enum StoreFolder {
  /// `--store`, else `$SDKDIFF_STORE`, else `Snapshots` in the current folder.
  static func path(_ arguments: Arguments) -> String {
    let environment = ProcessInfo.processInfo.environment["SDKDIFF_STORE"] ?? ""
    return arguments["--store"] ?? (environment.isEmpty ? "Snapshots" : environment)
  }
}
