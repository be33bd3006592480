import APIDiff
import SymbolModel

/// The words for what findings hold, shared by the formats that people read.
enum FindingWords {
  /// `10 findings on 5 symbols`.
  static func count(of findings: [Finding], _ words: Words) -> String {
    let symbols = Set(findings.map(\.symbol)).count
    return words(.findingsOnSymbols, words.count(findings.count, .finding), words.count(symbols, .symbol))
  }

  /// What a group is about.
  static func cause(_ group: ChangeGroup, _ words: Words) -> String {
    switch group.cause {
    case .container: words(.causeContainer)
    case .macroRedefined: words(.causeMacro)
    case .availabilityRegion: words(.causeRegion)
    case .moduleWide: words(.causeModule)
    }
  }

  /// Whether the id itself says that one of two values is missing, so that the other can stand alone.
  static func impliesOneSide(_ id: ChangeID) -> Bool {
    switch id {
    case .moduleAdded, .moduleRemoved, .symbolAdded, .symbolRemoved, .protocolConformanceAdded,
      .protocolConformanceRemoved, .deprecated, .undeprecated, .becameUnavailable, .becameAvailable,
      .documentationAdded, .documentationRemoved, .pageAdded, .pageRemoved:
      true
    default: false
    }
  }

  /// Whether old and new are whole texts of a comment, of which an excerpt is shown.
  static func isDocumentation(_ id: ChangeID) -> Bool {
    switch id {
    case .documentationAdded, .documentationRemoved, .documentationChanged, .documentationReflowed,
      .pageTextChanged, .pageTopicsChanged, .docsAbstractDisagrees:
      true
    default: false
    }
  }

  /// The part of a documentation, in the reader's words where it is one of ours.
  static func part(_ part: String, _ words: Words) -> String {
    switch part {
    case "abstract": return words(.partAbstract)
    case "discussion": return words(.partDiscussion)
    case "returns": return words(.partReturns)
    case "deprecation": return words(.partDeprecation)
    case "topics": return words(.partTopics)
    case "see-also": return words(.partSeeAlso)
    case "relationships": return words(.partRelationships)
    default:
      for (list, phrase) in [
        ("topics: ", Phrase.partTopics), ("see-also: ", .partSeeAlso),
        ("relationships: ", .partRelationships),
      ] where part.hasPrefix(list) {
        return words(phrase) + ": " + part.dropFirst(list.count)
      }
      let prefix = "parameter "
      return part.hasPrefix(prefix) ? words(.partParameter, String(part.dropFirst(prefix.count))) : part
    }
  }

  /// A value where it is one of ours: `to be deprecated`, `12 symbols`.
  static func value(_ value: String, of id: ChangeID, _ words: Words) -> String {
    switch id {
    case .deprecated, .deprecationChanged, .undeprecated:
      return value == "to be deprecated" ? words(.toBeDeprecated) : value
    case .moduleAdded, .moduleRemoved:
      let parts = value.split(separator: " ")
      guard parts.count == 2, parts[1] == "symbol" || parts[1] == "symbols", let count = Int(parts[0]) else {
        return value
      }
      return words.count(count, .symbol)
    case .pageAvailabilityChanged, .docsAvailabilityDisagrees, .docsDeprecationDisagrees:
      return PageWords.value(value, words)
    default: return value
    }
  }

  /// `all platforms` for `*`; a platform by its short name.
  static func platform(_ name: String, _ words: Words) -> String {
    name == PlatformName.all.rawValue ? words(.allPlatforms) : name
  }

  /// A platform as Apple writes it: `iOS`, `macOS`.
  static func platformTitle(_ name: String, _ words: Words) -> String {
    let suffix = "_app_extension"
    if name.hasSuffix(suffix) {
      return words(.appExtensions, platformTitle(String(name.dropLast(suffix.count)), words))
    }
    switch name {
    case PlatformName.all.rawValue: return words(.allPlatforms)
    case "ios": return "iOS"
    case "ipados": return "iPadOS"
    case "macos": return "macOS"
    case "tvos": return "tvOS"
    case "watchos": return "watchOS"
    case "visionos": return "visionOS"
    case "maccatalyst": return "Mac Catalyst"
    case "driverkit": return "DriverKit"
    case "swift": return "Swift"
    default: return name
    }
  }

  /// `ios 27.2; unavailable: macos, tvos`: where a symbol is, and where not; nil when nothing is known.
  static func availability(
    _ availability: Availability?, unavailable: Phrase, _ words: Words,
    platformName: (String, Words) -> String = platform
  ) -> String? {
    guard let availability, !availability.isEmpty else { return nil }
    // Nothing else that is said helps then.
    if availability.isUnavailableEverywhere { return words(unavailable, words(.allPlatforms)) }
    var present: [String] = []
    var absent: [String] = []
    for platform in availability.platforms {
      guard let item = availability[platform] else { continue }
      let name = platformName(platform.rawValue, words)
      if item.isUnavailable {
        absent.append(name)
      } else {
        present.append(([name] + details(of: item, words)).joined(separator: " "))
      }
    }
    let parts = [
      present.joined(separator: ", "),
      absent.isEmpty ? "" : words(unavailable, absent.joined(separator: ", ")),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "; ")
  }

  private static func details(of item: AvailabilityItem, _ words: Words) -> [String] {
    var details = item.introduced.map { [$0.description] } ?? []
    if let version = item.deprecated {
      let text =
        version.isToBeDeprecated ? words(.toBeDeprecated) : words(.deprecatedSince, version.description)
      details.append("(\(text))")
    } else if item.isDeprecated {
      details.append("(\(words(.deprecatedPlain)))")
    }
    if let version = item.obsoleted { details.append("(\(words(.obsoletedSince, version.description)))") }
    return details
  }
}
