import APIDiff
import Foundation
import Synchronization

@testable import SDKWatch

/// A channel that keeps what it is given, and does what a test wants.
final class FakeChannel: Channel {
  struct Failure: Error {}

  private struct Behaviour {
    var outcomes: [DeliveryOutcome] = []
    var isBroken = false
    var isMute = false
    var delay = 0.0
    var tried: [Delivery] = []
    var accepted: [Delivery] = []
    var messages: [WatchMessage] = []
  }
  private let behaviour = Mutex(Behaviour())

  /// What it was asked to deliver, whatever came of it.
  var tried: [Delivery] { behaviour.withLock { $0.tried } }
  /// What it acknowledged.
  var accepted: [Delivery] { behaviour.withLock { $0.accepted } }
  /// The bodies that it acknowledged.
  var bodies: [String] { accepted.map { String(decoding: $0.body, as: UTF8.self) } }
  /// What it was asked to say.
  var messages: [WatchMessage] { behaviour.withLock { $0.messages } }

  /// What the next tries give.
  func next(_ outcomes: DeliveryOutcome...) { behaviour.withLock { $0.outcomes += outcomes } }
  /// Whether every try fails.
  func isBroken(_ isBroken: Bool) { behaviour.withLock { $0.isBroken = isBroken } }
  /// Whether it cannot say anything.
  func isMute(_ isMute: Bool) { behaviour.withLock { $0.isMute = isMute } }
  /// How long it takes.
  func delay(_ seconds: Double) { behaviour.withLock { $0.delay = seconds } }

  func body(of message: WatchMessage) throws -> [UInt8] {
    try behaviour.withLock {
      if $0.isMute { throw Failure() }
      $0.messages.append(message)
    }
    let lines =
      message.changelogs.map { changelog in
        "\(changelog.baseline.path) -> \(changelog.current.path): "
          + changelog.findings.map { "\($0.id.rawValue) \($0.symbol?.name ?? $0.module)" }.joined(
            separator: ", ")
          + changelog.modules.filter(\.status.isGap).map { " [\($0.name) \($0.status.rawValue)]" }.joined()
      } + message.notices
    return Array(lines.joined(separator: "\n").utf8)
  }

  func deliver(_ delivery: Delivery) -> DeliveryOutcome {
    Thread.sleep(forTimeInterval: behaviour.withLock { $0.delay })
    return behaviour.withLock {
      $0.tried.append(delivery)
      let outcome =
        $0.isBroken ? .failed(reason: "broken") : $0.outcomes.isEmpty ? .delivered : $0.outcomes.removeFirst()
      if outcome == .delivered { $0.accepted.append(delivery) }
      return outcome
    }
  }
}
