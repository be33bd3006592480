import Foundation

/// The moment that feeds name.
enum ReportTime {
  /// `$SOURCE_DATE_EPOCH` where it is set, so that a report can be made again byte for byte; else now.
  static var now: Int {
    let text = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"] ?? ""
    return Int(text) ?? Int(Date().timeIntervalSince1970)
  }
}
