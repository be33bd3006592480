import Foundation

/// Hours of the day in which nothing is delivered; what waits goes out afterwards.
package struct QuietHours: Hashable, Sendable {
  /// Minutes after midnight at which they begin, and end; they may span midnight.
  package var from: Int
  /// When they end.
  package var to: Int
  /// Whose clock counts.
  package var timeZone: TimeZone

  /// Makes quiet hours.
  package init(from: Int, to: Int, timeZone: TimeZone) {
    self.from = from
    self.to = to
    self.timeZone = timeZone
  }

  /// Whether a moment is among them. Where clocks are put forward or back, what the clock on the wall shows counts.
  package func contains(_ date: Date) -> Bool {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    let minute = (parts.hour ?? 0) * 60 + (parts.minute ?? 0)
    return from < to ? from <= minute && minute < to : minute >= from || minute < to
  }

  /// `22:00`.
  package static func text(_ minutes: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(two(minutes / 60)):\(two(minutes % 60))"
  }
}
