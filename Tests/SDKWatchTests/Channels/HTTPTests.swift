import Foundation
import SnapshotStore
import Testing

@testable import SDKWatch

/// The webhook against a real server, well and badly behaved.
@Suite struct HTTPTests {
  /// For servers that answer: the machine may be busy.
  private static let patient = ChannelLimits(silence: 60, whole: 120)
  private static let short = ChannelLimits(silence: 2, whole: 3)

  private func webhook(_ url: String, secret: SecretText? = nil, limits: ChannelLimits = patient)
    -> any Channel
  {
    ChannelSettings.webhook(url: .literal(url), secret: secret).channel(
      toolVersion: "1.2", limits: limits, environment: ["HOOK_SECRET": "Jefe"])
  }

  private func deliver(
    _ reaction: HTTPReceiver.Reaction, limits: ChannelLimits = patient
  ) throws -> (DeliveryOutcome, HTTPReceiver) {
    let receiver = try HTTPReceiver(reaction)
    defer { receiver.stop() }
    let outcome = webhook(receiver.url("/hook/PATHTOKEN?token=QUERYTOKEN"), limits: limits).deliver(
      Delivery(idempotencyKey: "key-1", body: Array("{}".utf8)))
    return (outcome, receiver)
  }

  private func reason(_ outcome: DeliveryOutcome) -> String? {
    guard case .failed(let reason, _) = outcome else { return nil }
    return reason
  }

  @Test func aBodyArrivesSignedAndWithItsKey() throws {
    let receiver = try HTTPReceiver(.answer(204, [:], ""))
    defer { receiver.stop() }
    let channel = webhook(receiver.url(), secret: .environment("HOOK_SECRET"))
    let body = Array("what do ya want for nothing?".utf8)
    #expect(channel.deliver(Delivery(idempotencyKey: "key-1", body: body)) == .delivered)
    #expect(channel.deliver(Delivery(idempotencyKey: "key-1", body: body)) == .delivered)
    #expect(receiver.requests.count == 2)
    for request in receiver.requests {
      #expect(request.head.hasPrefix("POST /hook HTTP/1.1\r\n"))
      #expect(request.body == body)
      #expect(request["Idempotency-Key"] == "key-1")
      #expect(request["Content-Type"] == "application/json")
      #expect(request["User-Agent"] == "sdkdiff/1.2")
      // RFC 4231, test case 2.
      #expect(
        request["X-Sdkdiff-Signature"]
          == "sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    }
  }

  @Test func withoutSecretThereIsNoSignature() throws {
    let (outcome, receiver) = try deliver(.answer(200))
    #expect(outcome == .delivered)
    #expect(receiver.requests.first?["X-Sdkdiff-Signature"] == nil)
  }

  @Test func aLargeBodyArrivesWhole() throws {
    let receiver = try HTTPReceiver(.answer(200))
    defer { receiver.stop() }
    let body = (0..<30_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    #expect(
      webhook(receiver.url(), limits: Self.patient).deliver(
        Delivery(idempotencyKey: "k", body: body)) == .delivered)
    #expect(receiver.requests.map(\.body) == [body])
  }

  @Test(arguments: [200, 201, 202, 204, 299]) func accepted(status: Int) throws {
    #expect(try deliver(.answer(status, [:], "")).0 == .delivered)
  }

  @Test(arguments: [301, 302, 303, 307, 308]) func redirectsAreFailures(status: Int) throws {
    let other = try HTTPReceiver(.answer(200))
    defer { other.stop() }
    let (outcome, receiver) = try deliver(.answer(status, ["Location": other.url()]))
    #expect(reason(outcome)?.contains("redirects (HTTP \(status))") == true)
    #expect(receiver.requests.count == 1)
    #expect(other.requests.isEmpty)
  }

  @Test(arguments: [304, 400, 401, 403, 404, 407, 410, 500, 502]) func refused(status: Int) throws {
    let (outcome, receiver) = try deliver(.answer(status, ["WWW-Authenticate": "Basic realm=\"x\""]))
    #expect(reason(outcome)?.contains("HTTP \(status)") == true)
    #expect(receiver.requests.count == 1)
  }

  @Test(arguments: [429, 503]) func askedToWait(status: Int) throws {
    #expect(
      try deliver(.answer(status, ["Retry-After": "7"])).0
        == .failed(reason: "the server asks to wait (HTTP \(status))", retryAfter: 7))
    #expect(
      try deliver(.answer(status, ["Retry-After": "Fri, 31 Dec 1999 23:59:59 GMT"])).0
        == .failed(reason: "the server asks to wait (HTTP \(status))", retryAfter: 0))
    #expect(
      try deliver(.answer(status, ["Retry-After": "soon"])).0
        == .failed(reason: "the server asks to wait (HTTP \(status))"))
  }

  @Test(arguments: [
    HTTPReceiver.Reaction.silence, .closeAtOnce, .closeWithoutAnswer, .closeAfterHead, .promiseTooMuch,
    .dripHead,
    .dripBody, .endlessBody, .endlessHead, .garbage,
  ]) func faults(reaction: HTTPReceiver.Reaction) throws {
    let start = ContinuousClock.now
    let (outcome, receiver) = try deliver(reaction, limits: Self.short)
    let reason = try #require(self.reason(outcome))
    for secret in ["TOKEN", "hook", "127.0.0.1", "key-1"] { #expect(!reason.contains(secret)) }
    // The limit is three seconds; the machine may be busy.
    #expect(ContinuousClock.now - start < .seconds(20))
    #expect(receiver.sent < 200_000_000)
  }

  /// What is cut off for no told reason is sent again at once, the same with the same key.
  @Test func onceMore() throws {
    let receiver = try HTTPReceiver(.closeAfterHead, .answer(200))
    defer { receiver.stop() }
    let body = Array("{}".utf8)
    #expect(webhook(receiver.url()).deliver(Delivery(idempotencyKey: "k", body: body)) == .delivered)
    #expect(receiver.requests.map { $0["Idempotency-Key"] } == ["k", "k"])
    #expect(receiver.requests.allSatisfy { $0.body == body })
  }

  @Test func nobodyListens() throws {
    let receiver = try HTTPReceiver(.answer(200))
    receiver.stop()
    let outcome = webhook(receiver.url()).deliver(Delivery(idempotencyKey: "k", body: []))
    #expect(outcome == .failed(reason: "no connection to the server"))
  }

  @Test func noSuchServer() {
    let outcome = webhook("http://sdkdiff.invalid/x").deliver(Delivery(idempotencyKey: "k", body: []))
    #expect(reason(outcome) != nil)
  }

  @Test(arguments: [
    "", "ftp://example.org/", "file:///etc/passwd", "example.org", "https://", "http:///x", "\u{0}",
  ])
  func addressesThatAreNone(address: String) {
    #expect(reason(webhook(address).deliver(Delivery(idempotencyKey: "k", body: []))) != nil)
  }

  @Test func aMissingSecretSendsNothing() throws {
    let receiver = try HTTPReceiver(.answer(200))
    defer { receiver.stop() }
    let outcome = webhook(receiver.url(), secret: .environment("NOT_SET")).deliver(
      Delivery(idempotencyKey: "k", body: []))
    #expect(outcome == .failed(reason: "the environment variable NOT_SET is not set"))
    #expect(receiver.requests.isEmpty)
  }

  @Test func retryAfter() {
    let now = Date(timeIntervalSince1970: 784_111_777)  // Sun, 06 Nov 1994 08:49:37 GMT
    #expect(RetryAfter.seconds("120", now: now) == 120)
    #expect(RetryAfter.seconds(" 0 ", now: now) == 0)
    #expect(RetryAfter.seconds("Sun, 06 Nov 1994 08:50:37 GMT", now: now) == 60)
    #expect(RetryAfter.seconds("Sunday, 06-Nov-94 08:50:37 GMT", now: now) == 60)
    #expect(RetryAfter.seconds("Sun Nov  6 08:50:37 1994", now: now) == 60)
    #expect(RetryAfter.seconds("Sun, 06 Nov 1994 08:40:00 GMT", now: now) == 0)
    #expect(RetryAfter.seconds("99999999999999999999", now: now) == RetryAfter.longest)
    for text in ["", "-1", "1.5", "soon", "１２"] { #expect(RetryAfter.seconds(text, now: now) == nil) }
  }
}
