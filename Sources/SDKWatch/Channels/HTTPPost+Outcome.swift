extension HTTPPost.Ending {
  /// What it means for a delivery: 2xx is an acknowledgement, everything else is none.
  ///
  /// - Parameter word: what the server says of its refusal, where that is worth telling.
  func outcome(word: ([UInt8]) -> String? = { _ in nil }) -> DeliveryOutcome {
    switch self {
    case .failed(let reason): return .failed(reason: reason)
    case .answered(200..<300, _, _): return .delivered
    case .answered(let status, let retryAfter, let body):
      let detail = word(body).map { ": \($0)" } ?? ""
      switch status {
      case 300..<400:
        return .failed(
          reason: "the server redirects (HTTP \(status)), which is not followed; give the address it leads to"
        )
      case 429, 503:
        return .failed(reason: "the server asks to wait (HTTP \(status))\(detail)", retryAfter: retryAfter)
      default: return .failed(reason: "the server refused (HTTP \(status))\(detail)", retryAfter: retryAfter)
      }
    }
  }
}
