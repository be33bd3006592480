/// What a header says about a symbol, platform by platform.
public struct Availability: Hashable, Sendable, Codable {
  /// One item a platform; platforms nobody mentions have none.
  public var items: [PlatformName: AvailabilityItem]

  /// Makes an availability from its items.
  public init(_ items: [PlatformName: AvailabilityItem] = [:]) { self.items = items }

  /// Whether nothing is said.
  public var isEmpty: Bool { items.isEmpty }

  /// The item of a platform.
  public subscript(platform: PlatformName) -> AvailabilityItem? {
    get { items[platform] }
    set { items[platform] = newValue }
  }

  /// The platforms that are mentioned, in a fixed order.
  public var platforms: [PlatformName] { items.keys.sorted() }

  /// Whether the symbol cannot be used on any platform.
  public var isUnavailableEverywhere: Bool { items[.all]?.isUnavailable == true }

  /// Adds what another attribute of the same declaration says.
  public mutating func add(_ item: AvailabilityItem, on platform: PlatformName) {
    items[platform, default: AvailabilityItem()].add(item)
  }

  /// What another declaration of the same symbol says, too.
  public func union(_ other: Availability) -> Availability {
    Availability(items.merging(other.items) { $0.union($1) })
  }

  /// The availability of a member that says `self` inside a container of which `container` holds.
  ///
  /// The compiler's own rule is all or nothing (a member with one row loses its container's others);
  /// a reader wants to know each platform: own rows count, the container's fill the rest.
  public func effective(in container: Availability) -> Availability {
    Availability(container.items.merging(items) { $1 })
  }
}
