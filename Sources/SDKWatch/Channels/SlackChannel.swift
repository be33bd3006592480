import Foundation

/// Posts a summary to a Slack incoming webhook.
struct SlackChannel: Channel {
  let url: SecretText
  let toolVersion: String
  let limits: ChannelLimits
  let environment: [String: String]

  func body(of message: WatchMessage) throws -> [UInt8] { SlackBlocks(message).json }

  func deliver(_ delivery: Delivery) -> DeliveryOutcome {
    let address: String
    switch url.value(environment: environment) {
    case .success(let text): address = text
    case .failure(let fault): return .failed(reason: fault.description)
    }
    guard let address = HTTPPost.url(address) else { return .failed(reason: HTTPPost.noAddress) }
    let headers = [
      "Content-Type": "application/json; charset=utf-8", "User-Agent": "sdkdiff/\(toolVersion)",
      "Idempotency-Key": delivery.idempotencyKey,
    ]
    let post = HTTPPost(url: address, headers: headers, body: delivery.body, limits: limits)
    return SlackPace.inTurn(url) { post.run() }.outcome(word: Self.word)
  }

  /// `no_service`, `invalid_blocks`, `channel_is_archived`: Slack's word for what is wrong.
  private static func word(_ body: [UInt8]) -> String? {
    let isWord =
      !body.isEmpty && body.count <= 60 && body.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x5F }
    return isWord ? String(decoding: body, as: UTF8.self) : nil
  }
}
