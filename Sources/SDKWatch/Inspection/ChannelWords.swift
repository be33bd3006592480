import Foundation

/// A channel in words, without what may be secret.
enum ChannelWords {
  /// `webhook to $HOOK_URL, signed with $HOOK_SECRET`.
  static func of(_ settings: ChannelSettings) -> String {
    switch settings {
    case .webhook(let url, let secret):
      "webhook to \(place(url))" + (secret.map { ", signed with \(place($0))" } ?? ", unsigned")
    case .slack(let url): "slack, through \(place(url))"
    case .email(_, let to, let sendmail):
      "email to \(to.joined(separator: ", ")) through \(sendmail ?? "sendmail")"
    case .command(let argv, _): "command \(argv.joined(separator: " "))"
    case .file(let path): "file \(path)"
    case .atom(let path): "atom feed \(path)"
    }
  }

  /// What can be said to be missing without asking a network.
  static func faults(_ settings: ChannelSettings, environment: [String: String]) -> [String] {
    switch settings {
    case .webhook(let url, let secret):
      [url, secret].compactMap { $0.flatMap { fault($0, environment) } }
    case .slack(let url): [fault(url, environment)].compactMap(\.self)
    case .command(let argv, _):
      argv[0].contains("/") && access(argv[0], X_OK) != 0
        ? ["\(argv[0]): \(String(cString: strerror(errno))): no program that can be run"] : []
    case .email, .file, .atom: []
    }
  }

  /// Where a text is kept; of an address the host, because the rest may be as good as a password.
  private static func place(_ secret: SecretText) -> String {
    switch secret {
    case .literal(let text):
      URLComponents(string: text).flatMap { parts in
        parts.host.map { "\(parts.scheme ?? "https")://\($0)\(parts.port.map { ":\($0)" } ?? "")/…" }
      } ?? "an address"
    case .environment(let name): "$\(name)"
    case .file(let path): path
    }
  }

  private static func fault(_ secret: SecretText, _ environment: [String: String]) -> String? {
    guard case .failure(let fault) = secret.value(environment: environment) else { return nil }
    return fault.description
  }
}
