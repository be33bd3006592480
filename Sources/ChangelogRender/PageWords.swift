import APIDiff

/// The words for findings on documentation pages, shared by the formats that people read.
enum PageWords {
  /// What a part of such a finding is called; nil where the value says it all.
  static func part(of finding: Finding, _ words: Words) -> String? {
    guard let part = finding.part else { return nil }
    switch finding.id {
    case .pageAvailabilityChanged, .docsAvailabilityDisagrees:
      switch part {
      case "introduced": return words(.introduced)
      case "deprecated": return words(.deprecatedPlain)
      case "obsoleted": return words(.obsoleted)
      case "message": return words(.message)
      // The values say so.
      case "platform", "beta", "unavailable": return nil
      default: return part
      }
    case .pageTitleChanged, .pageDeclarationChanged: return part == "kind" ? words(.partKind) : language(part)
    default: return part
    }
  }

  /// That a beta began or is over, which is no pair of values; nil for other findings.
  static func beta(_ finding: Finding, _ words: Words) -> String? {
    guard finding.id == .pageAvailabilityChanged, finding.part == "beta" else { return nil }
    return words(finding.new == nil ? .betaOver : .betaBegan)
  }

  /// `27.2 beta`, `unavailable`, in the reader's words.
  static func value(_ value: String, _ words: Words) -> String {
    if value == "to be deprecated" { return words(.toBeDeprecated) }
    return value.split(separator: " ").map { word in
      switch word {
      case "beta": words(.beta)
      case "unavailable": words(.unavailablePlain)
      case "deprecated": words(.deprecatedPlain)
      case "listed": words(.listed)
      default: String(word)
      }
    }.joined(separator: " ")
  }

  /// What header and page say; each in the document's form already.
  static func sides(_ header: String?, _ page: String?, _ words: Words) -> String {
    [words(.headerSays, header ?? words(.none)), words(.pageSays, page ?? words(.none))].joined(
      separator: "; ")
  }

  /// Where a finding is: `Header.h:12`, and the page it is about.
  static func places(of finding: Finding) -> [String] {
    let location = finding.location ?? finding.baselineLocation
    return [location.map { "\($0.header):\($0.line)" }, finding.page?.path].compactMap(\.self)
  }

  /// Names that a text mentions, with the pages that explain them.
  static func mentions(of finding: Finding, _ name: (String) -> String, _ path: (String) -> String) -> String?
  {
    guard let documentation = finding.documentation, !documentation.mentions.isEmpty else { return nil }
    return documentation.mentions.map { mention in
      name(mention) + (documentation.pages[mention].map { " (\(path($0)))" } ?? "")
    }.joined(separator: ", ")
  }

  private static func language(_ name: String) -> String {
    switch name {
    case "swift": "Swift"
    case "occ": "Objective-C"
    case "data": ""
    default: name
    }
  }
}
