import Foundation
import SDKDiscovery

/// Waits until nobody writes to an input any more: what is half unpacked is no build.
enum Settling {
  /// How long is waited for that.
  private static let longest = 30.0

  /// The input once it was left alone for some seconds; nil when it is still being written to after half a minute.
  static func settled(_ input: FoundInput, of source: SourceSettings, for quiet: Double) -> FoundInput? {
    var input = input
    let deadline = Date().addingTimeInterval(longest)
    while let current = input.stamp {
      let age = Date().timeIntervalSince1970 - current.newest
      // What was written in the future was written by another clock.
      if age >= quiet || age < -3600 { return input }
      if Date() > deadline { return nil }
      Thread.sleep(forTimeInterval: age < 0 ? quiet : quiet - age + 0.01)
      input = FoundInput(path: input.path, source: source)
      if input.stamp == current { return input }
    }
    return input
  }
}
