import Foundation
import SDKDiscovery

/// What the compiler wrote to standard error, made into a reason.
struct ErrorText {
  /// The first error that says more than that a module could not be built, its header without the folders before it.
  let reason: String

  init(_ path: String, view: SDKView) { self.init(FileSystem.bytes(of: path, limit: 64 << 20) ?? []) }

  init(_ bytes: [UInt8]) {
    var found: [(place: String, message: String)] = []
    for line in bytes.split(separator: 0x0A).prefix(100_000) where found.count < 20 {
      let text = String(decoding: line.prefix(2000), as: UTF8.self)
      guard let mark = ["fatal error: ", "error: "].lazy.compactMap({ text.range(of: $0) }).first,
        !text.hasPrefix("Swift."), !text.hasPrefix(" ")
      else { continue }
      found.append((String(text[..<mark.lowerBound]), String(text[mark.upperBound...])))
    }
    let telling = found.first { !$0.message.hasPrefix("could not build") } ?? found.first
    guard let telling else {
      reason = "the compiler gave no names"
      return
    }
    if telling.message.contains("incompatible with feature 'swift'") {
      reason = SwiftNamesFailure.requiresNoSwift
      return
    }
    let place = telling.place.split(separator: ":").prefix(2)
    let header = place.first.map { PathText.lastPart(String($0)) } ?? ""
    let line = place.count > 1 ? ":\(place[1].trimmingPrefix(" "))" : ""
    reason =
      header.isEmpty || header.hasPrefix("<") ? telling.message : "\(header)\(line): \(telling.message)"
  }
}
