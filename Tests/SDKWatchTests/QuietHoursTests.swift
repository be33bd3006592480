import Foundation
import Testing

@testable import SDKWatch

@Suite struct QuietHoursTests {
  private func contains(_ from: Int, _ to: Int, _ zone: String, _ moment: String) throws -> Bool {
    let zone = try #require(TimeZone(identifier: zone))
    let date = try Date(moment, strategy: .iso8601)
    return QuietHours(from: from * 60, to: to * 60, timeZone: zone).contains(date)
  }

  @Test func overMidnight() throws {
    for (hour, isQuiet) in [
      (21, false), (22, true), (23, true), (0, true), (6, true), (7, false), (12, false),
    ] {
      let text = hour < 10 ? "0\(hour)" : "\(hour)"
      #expect(try contains(22, 7, "UTC", "2026-11-30T\(text):00:00Z") == isQuiet, "\(hour)")
    }
  }

  @Test func withinADay() throws {
    #expect(try contains(12, 14, "UTC", "2026-11-30T13:59:59Z"))
    #expect(try !contains(12, 14, "UTC", "2026-11-30T14:00:00Z"))
    #expect(try !contains(12, 14, "UTC", "2026-11-30T23:00:00Z"))
  }

  @Test func timeZones() throws {
    // Paris is an hour ahead in winter, two in summer.
    #expect(try contains(22, 7, "Europe/Paris", "2026-11-30T21:30:00Z"))
    #expect(try !contains(22, 7, "Europe/Paris", "2026-11-30T20:30:00Z"))
    #expect(try contains(22, 7, "Europe/Paris", "2026-07-30T20:30:00Z"))
    // The night on which clocks are put back has the hour from two to three twice.
    #expect(try contains(2, 3, "Europe/Paris", "2026-10-25T00:30:00Z"))
    #expect(try contains(2, 3, "Europe/Paris", "2026-10-25T01:30:00Z"))
  }
}
