import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One HTTP POST and its answer, within bounds of time and size; redirects are not followed.
struct HTTPPost {
  /// How it ended.
  enum Ending: Hashable, Sendable {
    /// The whole answer is there.
    case answered(status: Int, retryAfter: Double?, body: [UInt8])
    /// There is none, or only a part of one. The reason holds neither the address nor what was sent.
    case failed(String)
  }

  let url: URL
  let headers: [String: String]
  let body: [UInt8]
  let limits: ChannelLimits

  /// Of an answer only its status matters, and a word or two.
  static let longestAnswer = 1 << 20

  /// What is wrong with an address that `url` refuses.
  static let noAddress = "the address is none that can be posted to; it has to begin with https://"

  /// An address that can be posted to; nil for other texts.
  static func url(_ text: String) -> URL? {
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
      ["https", "http"].contains(scheme),
      url.host?.isEmpty == false
    else { return nil }
    return url
  }

  /// Pauses before what failed for a reason that nobody tells is sent again, in seconds.
  private static let pauses = [0.1, 0.5]

  /// Sends it and waits, no longer than the limits allow. What fails at once, for a reason that nobody tells, is sent
  /// again after a moment: that may have passed, and receivers drop repeats by their key.
  func run() -> Ending {
    let unexplained = Ending.failed(HTTPFault.unexplained)
    var ending = attempt()
    for pause in Self.pauses where ending == unexplained {
      Thread.sleep(forTimeInterval: pause)
      ending = attempt()
    }
    let isSecure = url.scheme?.lowercased() == "https"
    return ending == unexplained && isSecure ? .failed(HTTPFault.unexplainedSecure) : ending
  }

  private func attempt() -> Ending {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = min(limits.silence, limits.whole)
    configuration.timeoutIntervalForResource = limits.whole
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    var request = URLRequest(url: url, timeoutInterval: min(limits.silence, limits.whole))
    request.httpMethod = "POST"
    request.httpBody = Data(body)
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    let exchange = HTTPExchange()
    let session = URLSession(configuration: configuration, delegate: exchange, delegateQueue: nil)
    // Neither a server that drips nor a lost callback may hold a pass up: the last word is the clock's.
    defer { session.invalidateAndCancel() }
    let task = session.dataTask(with: request)
    task.resume()
    guard let ending = exchange.wait(seconds: limits.whole) else {
      task.cancel()
      return .failed("no whole answer within \(limits.wholeText)")
    }
    return ending
  }
}
