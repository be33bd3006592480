import Foundation
import SnapshotStore

/// Posts the JSON changelog, signed when there is a secret.
struct WebhookChannel: Channel {
  let url: SecretText
  let secret: SecretText?
  let toolVersion: String
  let limits: ChannelLimits
  let environment: [String: String]

  func body(of message: WatchMessage) throws -> [UInt8] { message.json(showsPaths: false) }

  func deliver(_ delivery: Delivery) -> DeliveryOutcome {
    do throws(SecretFault) {
      let address = try url.value(environment: environment).get()
      let key = try secret?.value(environment: environment).get()
      return post(delivery, to: address, key: key)
    } catch {
      return .failed(reason: error.description)
    }
  }

  private func post(_ delivery: Delivery, to address: String, key: String?) -> DeliveryOutcome {
    guard let url = HTTPPost.url(address) else { return .failed(reason: HTTPPost.noAddress) }
    var headers = [
      "Content-Type": "application/json", "User-Agent": "sdkdiff/\(toolVersion)",
      "Idempotency-Key": delivery.idempotencyKey,
    ]
    if let key {
      guard let code = ContentDigest.hmacSHA256(key: Array(key.utf8), message: delivery.body) else {
        return .failed(reason: "the cryptographic library cannot sign")
      }
      headers["X-Sdkdiff-Signature"] = "sha256=" + ContentDigest.hexadecimal(code)
    }
    return HTTPPost(url: url, headers: headers, body: delivery.body, limits: limits).run().outcome()
  }
}
