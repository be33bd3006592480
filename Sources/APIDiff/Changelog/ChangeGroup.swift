/// Findings with one cause, told once.
public struct ChangeGroup: Hashable, Sendable, Codable {
  /// What a group has in common.
  public enum Cause: String, Sendable, Codable {
    /// A class, protocol, category, struct or enum that came or went with its members.
    case container
  }

  /// `g1`, `g2` … in the order of the changelog.
  public let id: String
  /// Why they belong together.
  public let cause: Cause
  /// The name of the cause: the container's.
  public let name: String
  /// The cause before; nil where there is none.
  public let old: String?
  /// The cause after.
  public let new: String?
  /// The highest level among its findings.
  public let level: ChangeLevel
  /// How many findings.
  public let count: Int
  /// The module.
  package let module: String

  /// Makes a group.
  public init(
    id: String, cause: Cause, name: String, old: String?, new: String?, level: ChangeLevel, count: Int,
    module: String
  ) {
    self.id = id
    self.cause = cause
    self.name = name
    self.old = old
    self.new = new
    self.level = level
    self.count = count
    self.module = module
  }
}
