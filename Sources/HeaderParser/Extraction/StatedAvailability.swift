import SymbolModel

/// What is written on a declaration and what regions around it say, kept apart until all of it is known.
struct StatedAvailability {
  /// Written on the declaration itself.
  private var own = Availability()
  /// From regions around it.
  private var regions = Availability()

  /// Both together.
  ///
  /// An attribute on a declaration replaces what a region says about the same platform; platforms of which
  /// the region alone speaks stay. This is the compiler's rule (Sema merges availability by priority, and
  /// what `#pragma clang attribute` pushes comes after what is written). What holds for all platforms are
  /// other attributes, `deprecated` and `unavailable`: of those each counts.
  var resolved: Availability {
    if regions.isEmpty { return own }
    var result = regions
    for (platform, item) in own.items {
      if platform == .all { result.add(item, on: platform) } else { result[platform] = item }
    }
    return result
  }

  /// Adds what stands at one place.
  mutating func add(_ written: AttributeResolver.Written) {
    if written.isRegion {
      for (platform, item) in written.availability { regions.add(item, on: platform) }
    } else if own.isEmpty {
      // Nearly always the only one: thousands of declarations share one and the same in memory.
      own = written.stated
    } else {
      for (platform, item) in written.availability { own.add(item, on: platform) }
    }
  }

  /// Adds what stands at another place of the same declaration: the typedef that names a tag.
  mutating func add(_ other: StatedAvailability) {
    for (platform, item) in other.own.items { own.add(item, on: platform) }
    for (platform, item) in other.regions.items { regions.add(item, on: platform) }
  }

  /// What this declaration and another of the same symbol say.
  func union(_ other: StatedAvailability) -> StatedAvailability {
    var result = self
    result.own = own.union(other.own)
    result.regions = regions.union(other.regions)
    return result
  }
}
