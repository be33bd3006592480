/// What a symbol's header says about one platform.
public struct AvailabilityItem: Hashable, Sendable, Codable {
  /// First version that has the symbol.
  public var introduced: Version?
  /// First version that discourages it; 100000 means some day.
  public var deprecated: Version?
  /// First version that no longer has it.
  public var obsoleted: Version?
  /// Deprecated without a version.
  public var isDeprecated = false
  /// Not there on this platform.
  public var isUnavailable = false
  /// What the attribute tells its reader.
  public var message: String?
  /// What to use instead.
  public var replacement: String?

  /// Makes an item; everything is optional.
  public init(
    introduced: Version? = nil, deprecated: Version? = nil, obsoleted: Version? = nil,
    isDeprecated: Bool = false, isUnavailable: Bool = false, message: String? = nil,
    replacement: String? = nil
  ) {
    self.introduced = introduced
    self.deprecated = deprecated
    self.obsoleted = obsoleted
    self.isDeprecated = isDeprecated
    self.isUnavailable = isUnavailable
    self.message = message
    self.replacement = replacement
  }

  /// Another attribute of the same declaration for the same platform: they add up. Where they
  /// contradict, unavailable wins and the later introduction and the earlier end.
  public mutating func add(_ other: AvailabilityItem) {
    introduced = [introduced, other.introduced].compactMap(\.self).max()
    deprecated = [deprecated, other.deprecated].compactMap(\.self).min()
    obsoleted = [obsoleted, other.obsoleted].compactMap(\.self).min()
    isDeprecated = isDeprecated || other.isDeprecated
    isUnavailable = isUnavailable || other.isUnavailable
    message = [message, other.message].compactMap(\.self).max()
    replacement = [replacement, other.replacement].compactMap(\.self).max()
  }

  /// What holds for a member that says `self` in a container that says `container`: the stricter of both.
  ///
  /// The words are those of the side whose unavailability or deprecation it is, the member's own first.
  public func inside(_ container: AvailabilityItem) -> AvailabilityItem {
    // Where it is not there, no version counts.
    if isUnavailable { return self }
    if container.isUnavailable { return container }
    var result = AvailabilityItem(
      introduced: [introduced, container.introduced].compactMap(\.self).max(),
      deprecated: [deprecated, container.deprecated].compactMap(\.self).min(),
      obsoleted: [obsoleted, container.obsoleted].compactMap(\.self).min(),
      isDeprecated: isDeprecated || container.isDeprecated)
    // Deprecated now, on one side, is more than deprecated some day on the other.
    if result.isDeprecated, result.deprecated?.isToBeDeprecated == true { result.deprecated = nil }
    let words = [self, container].first { $0.gives(result) && ($0.message ?? $0.replacement) != nil }
    result.message = words?.message
    result.replacement = words?.replacement
    return result
  }

  /// Whether it is this statement that makes `result` deprecated or obsoleted.
  private func gives(_ result: AvailabilityItem) -> Bool {
    if let version = result.deprecated { return deprecated == version }
    if result.isDeprecated { return isDeprecated }
    if let version = result.obsoleted { return obsoleted == version }
    return true
  }

  /// Another declaration of the same symbol: whatever one of them offers is there. Commutative, so
  /// that the order in which headers are read does not show.
  public func union(_ other: AvailabilityItem) -> AvailabilityItem {
    if isUnavailable != other.isUnavailable { return isUnavailable ? other : self }
    return AvailabilityItem(
      introduced: [introduced, other.introduced].compactMap(\.self).min(),
      deprecated: [deprecated, other.deprecated].compactMap(\.self).max(),
      obsoleted: [obsoleted, other.obsoleted].compactMap(\.self).max(),
      isDeprecated: isDeprecated || other.isDeprecated, isUnavailable: isUnavailable,
      message: [message, other.message].compactMap(\.self).max(),
      replacement: [replacement, other.replacement].compactMap(\.self).max())
  }
}
