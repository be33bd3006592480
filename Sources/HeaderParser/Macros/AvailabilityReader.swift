import SymbolModel

/// Turns attributes into what they say about platforms.
enum AvailabilityReader {
  /// Attributes that say something about platforms.
  static let names: Set<String> = ["availability", "deprecated", "unavailable"]

  /// What `attribute` says, and of which platform; nil when it is not about availability.
  static func row(_ attribute: ParsedAttribute) -> (platform: PlatformName, item: AvailabilityItem)? {
    switch attribute.name {
    case "availability":
      return item(attribute)
    case "deprecated":
      let strings = attribute.clauses.map(text)
      let replacement = strings.count > 1 ? nonEmpty(strings[1]) : nil
      let item = AvailabilityItem(
        isDeprecated: true, message: strings.first.flatMap(nonEmpty), replacement: replacement)
      return (.all, item)
    case "unavailable":
      let message = attribute.clauses.first.map(text).flatMap(nonEmpty)
      return (.all, AvailabilityItem(isUnavailable: true, message: message))
    default:
      return nil
    }
  }

  /// `availability(ios,introduced=14.0,message="…")`
  private static func item(_ attribute: ParsedAttribute) -> (platform: PlatformName, item: AvailabilityItem)?
  {
    let clauses = attribute.clauses
    guard let name = clauses.first?.first, name.kind == .identifier else { return nil }
    let platform = PlatformName(rawValue: name.text)
    var item = AvailabilityItem()
    for clause in clauses.dropFirst() {
      guard let word = clause.first else { continue }
      let value = Array(clause.dropFirst(2))
      let version = Version(value.filter { $0.kind != .string }.map(\.text).joined())?.normalized(
        on: platform)
      // As the compiler reads it: introduced in no version is unavailable, deprecated in none is nothing.
      let isNone = value.count == 1 && value.first?.text == "NA"
      switch word.text {
      case "introduced" where isNone: item.isUnavailable = true
      case "deprecated" where isNone: break
      case "introduced": item.introduced = version
      case "deprecated":
        item.deprecated = version
        // `deprecated=` without a number is no version, but the intention is plain.
        if version == nil { item.isDeprecated = true }
      case "obsoleted": item.obsoleted = version
      case "unavailable": item.isUnavailable = true
      case "message": item.message = nonEmpty(text(value))
      case "replacement": item.replacement = nonEmpty(text(value))
      default: break
      }
    }
    return (platform, item)
  }

  /// Adjacent string literals are one string.
  private static func text(_ tokens: [PreprocessorToken]) -> String {
    tokens.compactMap(AttributeReader.unquoted).joined()
  }

  private static func nonEmpty(_ text: String) -> String? { text.isEmpty ? nil : text }
}
