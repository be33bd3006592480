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

  /// Platforms of which both is said, that the symbol was introduced there and that it is unavailable. It counts as
  /// unavailable.
  public var contradictions: [PlatformName] {
    isContradictory
      ? platforms.filter { items[$0]?.isUnavailable == true && items[$0]?.introduced != nil } : []
  }

  /// Whether there is any such platform.
  public var isContradictory: Bool {
    !items.isEmpty && items.values.contains { $0.isUnavailable && $0.introduced != nil }
  }

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
  /// Platform by platform both count, because both have to hold where the member is used: it is unavailable
  /// if either is, introduced with the later, deprecated and obsoleted with the earlier (`AvailabilityItem.
  /// inside`). That is how the compiler judges a use (Sema looks at the member, then at the context that it
  /// is declared in) and how `clang -extract-api` adds them up. libclang's own rows are no help: there a
  /// member with one row loses its container's others.
  public func effective(in container: Availability) -> Availability {
    // Most members say nothing and share their container's statement, in memory too.
    if isEmpty { return container }
    if container.isEmpty { return self }
    return Availability(items.merging(container.items) { $0.inside($1) })
  }
}
