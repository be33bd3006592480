import Foundation
import Testing

@testable import SDKWatch

@Suite struct BackOffTests {
  private let backOff: BackOff = {
    var settings = RetrySettings()
    settings.firstDelay = 60
    return BackOff(settings: settings)
  }()

  private func item(created: Double = 0, tries: Int = 1, tried: Double?, due: Double?) -> OutboxItem {
    var item = OutboxItem(
      kind: .channel, target: "a", delivery: Delivery(idempotencyKey: "k", body: []), subject: "",
      created: created)
    (item.tries, item.tried, item.due) = (tries, tried, due)
    return item
  }

  @Test func delaysDoubleUpToTheLongest() {
    let delays = (1...12).map { backOff.due(afterTries: $0, asked: nil, now: 1000, jitter: 0.5) - 1000 }
    #expect(delays == [60, 120, 240, 480, 960, 1920, 3840, 7680, 15360, 21600, 21600, 21600])
    #expect(backOff.due(afterTries: 1, asked: nil, now: 0, jitter: 0) == 30)
    #expect(backOff.due(afterTries: 1, asked: nil, now: 0, jitter: 1) == 90)
    #expect(backOff.due(afterTries: .max, asked: nil, now: 0, jitter: 1) == 32400)
    #expect(backOff.due(afterTries: .min, asked: nil, now: 0, jitter: 0.5) == 60)
  }

  @Test func whatReceiversAsk() {
    #expect(backOff.due(afterTries: 1, asked: 1800, now: 0, jitter: 0.5) == 1800)
    #expect(backOff.due(afterTries: 1, asked: 1, now: 0, jitter: 0.5) == 60)
    for asked in [1e12, .infinity, -.infinity, .nan, -5] {
      #expect((60...86_400).contains(backOff.due(afterTries: 1, asked: asked, now: 0, jitter: 0.5)))
    }
  }

  @Test func whenSomethingIsDue() {
    #expect(backOff.isDue(item(tries: 0, tried: nil, due: nil), now: 0))
    #expect(!backOff.isDue(item(tried: 100, due: 160), now: 159))
    #expect(backOff.isDue(item(tried: 100, due: 160), now: 160))
    // The clock was put back, by much or by little.
    #expect(backOff.isDue(item(tried: 1e9, due: 1e9 + 60), now: 100))
    #expect(backOff.isDue(item(tried: 100, due: 160), now: 99))
    #expect(backOff.isDue(item(tried: 100, due: 1e9), now: 100))
  }

  @Test func whenSomethingIsGivenUp() {
    #expect(backOff.isTooOld(item(tries: 3, tried: 0, due: 0), now: 8 * 86_400))
    #expect(!backOff.isTooOld(item(tries: 3, tried: 0, due: 0), now: 6 * 86_400))
    #expect(!backOff.isTooOld(item(tries: 2, tried: 0, due: 0), now: 8 * 86_400))
    #expect(!backOff.isTooOld(item(created: 1e9, tries: 9, tried: 0, due: 0), now: 0))
  }
}
