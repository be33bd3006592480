/// A finding, or a kind of findings, that its readers have decided about.
public struct Suppression: Hashable, Sendable {
  /// Only findings of this id.
  public var id: String?
  /// Only findings of modules of this name or pattern (`*` stands for anything).
  public var module: String?
  /// Only findings on symbols of this name or pattern.
  public var symbol: String?
  /// Only the finding of this fingerprint.
  public var fingerprint: String?
  /// Why it is left out; always given.
  public var reason: String
  /// Holds up to and including this day, `2027-01-31`.
  public var expires: String?
  /// Holds for builds before this one.
  public var untilBuild: String?

  /// Makes a suppression.
  public init(
    id: String? = nil, module: String? = nil, symbol: String? = nil, fingerprint: String? = nil,
    reason: String, expires: String? = nil, untilBuild: String? = nil
  ) {
    self.id = id
    self.module = module
    self.symbol = symbol
    self.fingerprint = fingerprint
    self.reason = reason
    self.expires = expires
    self.untilBuild = untilBuild
  }

  /// In words, for reports about the suppression itself.
  var summary: String {
    let parts = [id, module, symbol, fingerprint].compactMap(\.self)
    return parts.joined(separator: " ") + " (\(reason))"
  }
}
