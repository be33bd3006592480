import ChangelogRender
import Foundation
import SnapshotStore

/// Sends a mail through `sendmail -t -i`.
struct EmailChannel: Channel {
  let from: String
  let to: [String]
  let sendmail: String?
  let limits: ChannelLimits
  let environment: [String: String]

  func body(of message: WatchMessage) throws -> [UInt8] {
    try MailMessage(message: message, from: from, to: to).bytes()
  }

  func deliver(_ delivery: Delivery) -> DeliveryOutcome {
    guard let program else {
      return .failed(
        reason: "there is no sendmail in PATH or \(Self.folders.joined(separator: ", "));"
          + " install a mail server, or name the program in 'sendmail'")
    }
    let child = ChildProgram(
      program: program, arguments: ["-t", "-i"], folder: "/", environment: environment, limit: limits.whole)
    let mail = Array("Message-ID: \(messageID(delivery))\n".utf8) + delivery.body
    let name = VisibleText.escape(program)
    switch child.run(input: mail) {
    case .exited(0, _): return .delivered
    case .exited(let status, let line):
      return .failed(reason: "\(name) failed: \(Self.meaning(status))\(line.map { ": \($0)" } ?? "")")
    case .killed(let signal, let line):
      return .failed(reason: "\(name) was killed by signal \(signal)\(line.map { ": \($0)" } ?? "")")
    case .tookTooLong: return .failed(reason: "\(name) did not end within \(limits.wholeText) and was killed")
    case .notStarted(let reason): return .failed(reason: reason)
    }
  }

  /// The same on every try, by which mail programs drop repeats.
  private func messageID(_ delivery: Delivery) -> String {
    let domain = MailText.bareAddress(from)?.split(separator: "@").dropFirst().last ?? "sdkdiff.invalid"
    return "<sdkdiff.\(ContentDigest.hex(Array(delivery.idempotencyKey.utf8)).prefix(40))@\(domain)>"
  }

  /// Where mail servers put it, beside the folders in `PATH`: those of cron seldom have it.
  private static let folders = ["/usr/sbin", "/usr/lib", "/usr/local/sbin", "/opt/homebrew/sbin"]

  private var program: String? {
    if let sendmail { return sendmail }
    let places = (environment["PATH"] ?? "").split(separator: ":").map(String.init) + Self.folders
    return places.map { "\($0)/sendmail" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// What a status means (`sysexits.h`), with its number.
  private static func meaning(_ status: Int32) -> String {
    let words: String? =
      switch status {
      case 64: "wrong usage"
      case 65: "the mail is not understood"
      case 67: "a receiver is unknown"
      case 68: "a receiver's server is unknown"
      case 69: "the mail service is not available"
      case 70: "an internal error"
      case 71: "a system error"
      case 73, 74: "it cannot write"
      case 75: "a temporary failure"
      case 77: "not permitted"
      case 78: "it is not set up"
      default: nil
      }
    return words.map { "\($0) (status \(status))" } ?? "status \(status)"
  }
}
