import Dispatch
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Listens to one request's fate.
final class HTTPExchange: NSObject, URLSessionDataDelegate, Sendable {
  private struct State {
    var status: Int?
    var retryAfter: Double?
    var body: [UInt8] = []
    var ending: HTTPPost.Ending?
  }

  private let state = Mutex(State())
  private let isOver = DispatchSemaphore(value: 0)

  /// The ending; nil when there is none after so many seconds.
  func wait(seconds: Double) -> HTTPPost.Ending? {
    _ = isOver.wait(timeout: .now() + seconds)
    return state.withLock(\.ending)
  }

  /// The first ending counts.
  private func end(_ make: (State) -> HTTPPost.Ending) {
    let isFirst = state.withLock { state in
      if state.ending != nil { return false }
      state.ending = make(state)
      return true
    }
    if isFirst { isOver.signal() }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    // The handler stays uncalled: Foundation on Linux ends the process when it is called after the task was cancelled,
    // and whoever waits for this ending, or for the clock, cancels it.
    end { _ in .answered(status: response.statusCode, retryAfter: nil, body: []) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    let byPassword = [NSURLAuthenticationMethodHTTPBasic, NSURLAuthenticationMethodHTTPDigest]
    guard byPassword.contains(challenge.protectionSpace.authenticationMethod),
      let response = challenge.failureResponse as? HTTPURLResponse
    else { return completionHandler(.performDefaultHandling, nil) }
    // There is no password to try; the system would call that a cancelled request and keep the status to itself. The
    // task is cancelled by whoever waits for this ending.
    end { _ in .answered(status: response.statusCode, retryAfter: nil, body: []) }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let response = response as? HTTPURLResponse
    state.withLock { state in
      state.status = response?.statusCode
      state.retryAfter = response?.value(forHTTPHeaderField: "Retry-After").flatMap { RetryAfter.seconds($0) }
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLong = state.withLock { state in
      guard state.body.count + data.count <= HTTPPost.longestAnswer else { return true }
      state.body += data
      return false
    }
    guard isTooLong else { return }
    end { _ in .failed("the answer is longer than \(HTTPPost.longestAnswer) bytes") }
    dataTask.cancel()
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    end { state in
      if let error { return .failed(HTTPFault.words(error)) }
      guard let status = state.status else { return .failed("the server gave no answer") }
      return .answered(status: status, retryAfter: state.retryAfter, body: state.body)
    }
  }
}
