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

  /// What holds on the platform on one side, a statement for all platforms included.
  struct State {
    /// Whether the platform is named.
    let isStated: Bool
    var isUnavailable: Bool
    var deprecation: Deprecation
    let introduced: Version?
    let obsoleted: Version?
    private(set) var message: String?
    private(set) var replacement: String?

    init(_ item: AvailabilityItem?) {
      isStated = item != nil
      isUnavailable = item?.isUnavailable == true
      deprecation = Deprecation(item)
      introduced = item?.introduced
      obsoleted = item?.obsoleted
      message = item?.message
      replacement = item?.replacement
    }

    /// Adds that all platforms are deprecated.
    mutating func inheritDeprecation(from all: AvailabilityItem?) {
      deprecation = Deprecation(all)
      guard deprecation != .none else { return }
      message = message ?? all?.message
      replacement = replacement ?? all?.replacement
    }
  }

  let platform: PlatformName
  let old: State
  let new: State
  /// Whether its words changed as those for all platforms did, which is told there.
  var isToldForAll = false

  /// Usable on both sides: only then do versions and messages compare.
  var isAvailableOnBoth: Bool { !old.isUnavailable && !new.isUnavailable }

  /// Whether what is said about deprecation and unavailability is the same, so that only words differ.
  var keepsState: Bool {
    old.isUnavailable == new.isUnavailable && old.deprecation == new.deprecation
      && old.obsoleted == new.obsoleted
  }

  /// Whether the change of words is to be told here.
  var tellsWords: Bool { keepsState && old.isStated && new.isStated && !isToldForAll }

  /// Whether the same words stand on both sides as in another change.
  func hasWords(of other: AvailabilityChange) -> Bool {
    old.message == other.old.message && new.message == other.new.message
      && old.replacement == other.old.replacement && new.replacement == other.new.replacement
  }
}
