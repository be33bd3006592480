import APIDiff

/// Which findings go to which channels: those that fit all it says.
package struct RouteSettings: Hashable, Sendable {
  /// The channels.
  package var channels: [String]
  /// Modules, with `*` for anything.
  package var modules: [String]
  /// Change ids, with `*` for anything.
  package var ids: [String]
  /// The least level.
  package var minimumLevel: ChangeLevel

  /// Makes a route; by default everything but noise goes there.
  package init(
    channels: [String], modules: [String] = ["*"], ids: [String] = ["*"], minimumLevel: ChangeLevel = .info
  ) {
    self.channels = channels
    self.modules = modules
    self.ids = ids
    self.minimumLevel = minimumLevel
  }
}
