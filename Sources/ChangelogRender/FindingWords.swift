import APIDiff
import SymbolModel

/// The words for what findings hold, shared by the formats that people read.
enum FindingWords {
  /// `1 warning`, `2 warnings`.
  static func plural(_ count: Int, _ noun: String) -> String { "\(count) \(noun)" + (count == 1 ? "" : "s") }

  /// `10 findings on 5 symbols`.
  static func count(of findings: [Finding]) -> String {
    let symbols = Set(findings.map(\.symbol)).count
    return "\(plural(findings.count, "finding")) on \(plural(symbols, "symbol"))"
  }

  /// What a group without a container is about, in words: `the macro NAME was redefined`.
  static func cause(_ group: ChangeGroup) -> String {
    switch group.cause {
    case .container: "members"
    case .macroRedefined: "macro redefined"
    case .availabilityRegion: "availability region changed"
    case .moduleWide: "the same change throughout the module"
    }
  }

  /// Whether the id itself says that one of two values is missing, so that the other can stand alone.
  static func impliesOneSide(_ id: ChangeID) -> Bool {
    switch id {
    case .moduleAdded, .moduleRemoved, .symbolAdded, .symbolRemoved, .protocolConformanceAdded,
      .protocolConformanceRemoved, .deprecated, .undeprecated, .becameUnavailable, .becameAvailable,
      .documentationAdded, .documentationRemoved:
      true
    default: false
    }
  }

  /// Whether old and new are whole texts of a comment, of which an excerpt is shown.
  static func isDocumentation(_ id: ChangeID) -> Bool {
    switch id {
    case .documentationAdded, .documentationRemoved, .documentationChanged, .documentationReflowed: true
    default: false
    }
  }

  /// `all platforms` for `*`.
  static func platform(_ name: String) -> String {
    name == PlatformName.all.rawValue ? "all platforms" : name
  }

  /// `ios 27.2; unavailable: macos, tvos`: where a symbol is, and where not; nil when nothing is known.
  static func availability(
    _ availability: Availability?, unavailable: String, platformName: (String) -> String = platform
  ) -> String? {
    guard let availability, !availability.isEmpty else { return nil }
    var present: [String] = []
    var absent: [String] = []
    for platform in availability.platforms {
      guard let item = availability[platform] else { continue }
      let name = platformName(platform.rawValue)
      if item.isUnavailable {
        absent.append(name)
      } else {
        present.append(([name] + details(of: item)).joined(separator: " "))
      }
    }
    let parts = [
      present.joined(separator: ", "), absent.isEmpty ? "" : unavailable + absent.joined(separator: ", "),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "; ")
  }

  private static func details(of item: AvailabilityItem) -> [String] {
    var details = item.introduced.map { [$0.description] } ?? []
    if let version = item.deprecated {
      details.append(version.isToBeDeprecated ? "(to be deprecated)" : "(deprecated \(version.description))")
    } else if item.isDeprecated {
      details.append("(deprecated)")
    }
    if let version = item.obsoleted { details.append("(obsoleted \(version.description))") }
    return details
  }
}
