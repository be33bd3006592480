import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What went wrong on the way, in words of our own: the system's may hold the address, and with it a secret.
enum HTTPFault {
  /// What Foundation on Linux has no code for: a certificate that is not trusted, an answer that is cut off, and
  /// whatever else libcurl reports.
  static let unexplained = "the connection failed or was cut off, for a reason that is not told"
  /// The same, where there is a certificate.
  static let unexplainedSecure =
    unexplained + "; perhaps this machine does not trust the server's certificate"

  static func words(_ error: any Error) -> String {
    guard let error = error as? URLError else { return "the connection failed" }
    switch error.code {
    case .timedOut: return "no answer in time"
    case .cannotFindHost, .dnsLookupFailed: return "the server's name is not known here"
    case .cannotConnectToHost: return "no connection to the server"
    case .networkConnectionLost: return "the connection was lost before the whole answer was there"
    case .notConnectedToInternet: return "there is no network"
    case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
      .clientCertificateRequired:
      return "no secure connection: the server's certificate is not one that this machine trusts"
    case .badServerResponse, .cannotParseResponse, .cannotDecodeRawData, .cannotDecodeContentData:
      return "the answer is not HTTP that can be understood"
    case .badURL, .unsupportedURL: return "the address is none that can be posted to"
    case .unknown: return unexplained
    default: return "the connection failed (code \(error.code.rawValue))"
    }
  }
}
