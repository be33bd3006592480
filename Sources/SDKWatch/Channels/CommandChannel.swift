import ChangelogRender
import Foundation

/// A program of the user's, which gets the JSON on standard input. No shell sees its arguments.
struct CommandChannel: Channel {
  let argv: [String]
  let folder: String
  let limits: ChannelLimits
  let environment: [String: String]

  func body(of message: WatchMessage) throws -> [UInt8] { message.json(showsPaths: true) }

  func deliver(_ delivery: Delivery) -> DeliveryOutcome {
    guard let program = argv.first, !program.isEmpty else {
      return .failed(reason: "there is no program to run")
    }
    let child = ChildProgram(
      program: program, arguments: Array(argv.dropFirst()), folder: folder,
      environment: environment.merging(facts(delivery)) { $1 }, limit: limits.whole)
    switch child.run(input: delivery.body) {
    case .exited(0, _): return .delivered
    case .exited(let status, let line):
      return .failed(
        reason: "\(VisibleText.escape(program)) failed with status \(status)\(Self.detail(line))")
    case .killed(let signal, let line):
      return .failed(
        reason: "\(VisibleText.escape(program)) was killed by signal \(signal)\(Self.detail(line))")
    case .tookTooLong:
      return .failed(
        reason: "\(VisibleText.escape(program)) did not end within \(limits.wholeText) and was killed")
    case .notStarted(let reason): return .failed(reason: reason)
    }
  }

  /// What the program finds in its environment: the key, and what the message is about.
  private func facts(_ delivery: Delivery) -> [String: String] {
    var facts = ["SDKDIFF_IDEMPOTENCY_KEY": delivery.idempotencyKey]
    for (name, value) in delivery.names {
      facts["SDKDIFF_" + name.uppercased()] = value.replacing("\0", with: "")
    }
    return facts
  }

  private static func detail(_ line: String?) -> String { line.map { ": \($0)" } ?? "" }
}
