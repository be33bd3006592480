/// Findings with one cause, told once.
public struct ChangeGroup: Hashable, Sendable, Codable {
  /// What a group has in common.
  public enum Cause: String, Sendable, Codable {
    /// A class, protocol, category, struct or enum that came or went with its members.
    case container
    /// A macro of the module's own means something else.
    case macroRedefined = "macro-redefined"
    /// A region of a header (`API_AVAILABLE_BEGIN`, `#pragma clang attribute`) says something else.
    case availabilityRegion = "availability-region"
    /// Many symbols of a module changed in the same way.
    case moduleWide = "module-wide"
  }

  /// `g1`, `g2` … in the order of the changelog.
  public let id: String
  /// Why they belong together.
  public let cause: Cause
  /// The name of the cause: the container's, the macro's, the region's header, the module's.
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

  /// The same group with fewer findings.
  func with(count: Int, level: ChangeLevel) -> ChangeGroup {
    ChangeGroup(
      id: id, cause: cause, name: name, old: old, new: new, level: level, count: count, module: module)
  }
}
