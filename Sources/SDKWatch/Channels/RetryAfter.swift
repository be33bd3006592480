import Foundation

/// How long a server asks to be left alone (RFC 9110, section 10.2.3).
enum RetryAfter {
  /// No server may silence a channel for longer: a day.
  static let longest = 86_400.0

  /// Seconds from now, of a number of seconds or an HTTP date; nil for anything else.
  static func seconds(_ text: String, now: Date = Date()) -> Double? {
    let text = text.trimmingCharacters(in: .whitespaces)
    if !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return min(Double(text) ?? longest, longest)
    }
    for format in formats {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = TimeZone(identifier: "GMT")
      formatter.dateFormat = format
      if let date = formatter.date(from: text) { return min(max(date.timeIntervalSince(now), 0), longest) }
    }
    return nil
  }

  /// The three forms of a date that RFC 9110 has receivers understand (section 5.6.7).
  private static let formats = [
    "EEE, dd MMM yyyy HH:mm:ss 'GMT'", "EEEE, dd-MMM-yy HH:mm:ss 'GMT'", "EEE MMM d HH:mm:ss yyyy",
  ]
}
