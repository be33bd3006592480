import Foundation
import SymbolModel

/// The suppressions of a file.
///
/// ```json
/// {"version": 1, "suppressions": [{"id": "symbol-removed", "module": "Example*", "reason": "not used here"}]}
/// ```
public struct SuppressionList: Sendable {
  /// In the order of the file.
  public let entries: [Suppression]

  /// Makes a list.
  public init(entries: [Suppression] = []) { self.entries = entries }

  private static let allowed = ["expires", "fingerprint", "id", "module", "reason", "symbol", "untilBuild"]

  /// Reads the JSON of a file.
  ///
  /// - Parameter name: what errors call the file.
  /// - Throws: `SuppressionError` for anything but a list whose entries have a reason and at least one of
  ///   id, module, symbol and fingerprint.
  public init(json: [UInt8], name: String) throws {
    func fail(_ reason: String) -> SuppressionError { SuppressionError("\(name): \(reason)") }
    guard let root = try? JSONSerialization.jsonObject(with: Data(json)) as? [String: Any] else {
      throw fail("is not a JSON object")
    }
    for key in root.keys.sorted() where !["version", "suppressions"].contains(key) {
      throw fail("unknown key '\(key)'; allowed are version, suppressions")
    }
    guard root["version"] as? Int == 1 else { throw fail("'version' must be 1") }
    guard let list = root["suppressions"] as? [[String: Any]] else {
      throw fail("'suppressions' must be a list of objects")
    }
    entries = try list.enumerated().map { number, object in
      try Self.entry(object) { fail("suppressions[\(number)]: \($0)") }
    }
  }

  private static func entry(
    _ object: [String: Any], _ fail: (String) -> SuppressionError
  ) throws -> Suppression {
    for key in object.keys.sorted() {
      guard allowed.contains(key) else {
        throw fail("unknown key '\(key)'; allowed are \(allowed.joined(separator: ", "))")
      }
      guard object[key] is String else { throw fail("'\(key)' must be a string") }
    }
    func text(_ key: String) -> String? { object[key] as? String }
    guard let reason = text("reason"), !reason.isEmpty else { throw fail("'reason' is required") }
    if let id = text("id"), ChangeID(rawValue: id) == nil {
      throw fail("'\(id)' is no change id; `sdkdiff rules` lists them")
    }
    if let day = text("expires"), !isDay(day) { throw fail("'expires' must be a day such as 2027-01-31") }
    if let build = text("untilBuild"), BuildNumber(build) == nil {
      throw fail("'untilBuild' must be a build number such as 24B91")
    }
    let entry = Suppression(
      id: text("id"), module: text("module"), symbol: text("symbol"), fingerprint: text("fingerprint"),
      reason: reason, expires: text("expires"), untilBuild: text("untilBuild"))
    guard entry.id != nil || entry.module != nil || entry.symbol != nil || entry.fingerprint != nil else {
      throw fail("needs one of id, module, symbol, fingerprint")
    }
    return entry
  }

  private static func isDay(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let month = Int(parts[1]), let day = Int(parts[2])
    else { return false }
    return (1...12).contains(month) && (1...31).contains(day)
  }

  /// Takes out of a changelog what is suppressed, counts it, and notes entries that expired or matched
  /// nothing.
  ///
  /// - Parameters:
  ///   - today: the day, `2026-11-30`, that expiry is measured by.
  ///   - isWhole: whether the changelog was chosen from nothing: else an entry may well match nothing.
  public func apply(to changelog: inout Changelog, today: String, isWhole: Bool = true) {
    guard !entries.isEmpty else { return }
    var used: Set<Int> = []
    let valid = entries.indices.filter { isValid(entries[$0], changelog.current, today: today) }
    let matchers = valid.map { (number: $0, matcher: SuppressionMatcher(entries[$0])) }
    let kept = changelog.findings.filter { finding in
      // Several may be about one finding: each of them is of use.
      let matching = matchers.filter { $0.matcher.matches(finding) }
      used.formUnion(matching.map(\.number))
      return matching.isEmpty
    }
    let before = changelog.findings.count
    changelog.keep(kept)
    changelog.summary.suppressed += before - kept.count
    for number in entries.indices where !used.contains(number) {
      let hasExpired = !valid.contains(number)
      guard isWhole || hasExpired else { continue }
      changelog.notes.append(
        "A suppression \(hasExpired ? "has expired" : "matches nothing"): \(entries[number].summary).")
    }
  }

  private func isValid(_ entry: Suppression, _ build: SDKBuild, today: String) -> Bool {
    if let day = entry.expires, day < today { return false }
    if let end = entry.untilBuild, let limit = BuildNumber(end), let current = BuildNumber(build.build) {
      return current < limit
    }
    return true
  }
}
