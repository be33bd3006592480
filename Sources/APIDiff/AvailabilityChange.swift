import SymbolModel

/// What changed on one platform.
struct AvailabilityChange {
  /// How discouraged a symbol is.
  enum Deprecation: Equatable {
    case none
    /// Some day, no version is known.
    case planned
    /// Without a version: a plain attribute, or a category named for it.
    case unversioned
    case since(Version)

    /// As findings print it; nil where there is nothing to print.
    var text: String? {
      switch self {
      case .none, .unversioned: nil
      case .planned: Version(100_000).description
      case .since(let version): version.description
      }
    }

    init(_ item: AvailabilityItem?) {
      guard let item else {
        self = .none
        return
      }
      if let version = item.deprecated {
        self = version.isToBeDeprecated ? .planned : .since(version)
      } else {
        self = item.isDeprecated ? .unversioned : .none
      }
    }
  }

  let platform: PlatformName
  let old: AvailabilityItem?
  let new: AvailabilityItem?
  /// What holds on this platform, a statement for all platforms included.
  let oldDeprecation: Deprecation
  let newDeprecation: Deprecation

  var oldIsUnavailable: Bool { old?.isUnavailable == true }
  var newIsUnavailable: Bool { new?.isUnavailable == true }

  /// Usable on both sides: only then do versions and messages compare.
  var isAvailableOnBoth: Bool { !oldIsUnavailable && !newIsUnavailable }

  /// Whether what is said about deprecation and unavailability is the same, so that only words differ.
  var keepsState: Bool {
    oldIsUnavailable == newIsUnavailable && oldDeprecation == newDeprecation
      && old?.obsoleted == new?.obsoleted
  }
}
