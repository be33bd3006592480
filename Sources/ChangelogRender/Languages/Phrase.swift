/// A heading or a template of a sentence; `LanguageTable` has its words.
package enum Phrase: CaseIterable {
  // The levels, of a finding.
  case levelBreaking, levelWarning, levelInfo, levelNoise
  // How a module fared, and on which side.
  case statusAdded, statusRemoved, statusChanged, statusUnchanged, statusIncomplete, statusUnparsed
  case statusNoHeaders, statusNotCompared
  case sideBaseline, sideCurrent, sideBoth
  // Headings of a document and of its tables.
  case notes, notCompared, summary, module, status, build, reason, breaking, warnings, info, noise, total
  // Headings of a module's sections.
  case added, renamed, deprecated, availability, changed, documentation, removed
  // Lines of the text format.
  case textNote, textNotCompared, textIncomplete, textMembersOf, textIn
  // Parts of a finding's statement.
  case message, replacement, mentions, mentionsFirst, swiftName, unavailable, unavailableOn, none
  case allPlatforms, plainComment, wholeModule, appExtensions
  case toBeDeprecated, deprecatedSince, deprecatedPlain, obsoletedSince
  case partAbstract, partDiscussion, partReturns, partParameter
  // Causes of groups.
  case causeContainer, causeMacro, causeRegion, causeModule, findingsOnSymbols
  // The last line.
  case noChangesFound, noModuleCompared, noChangesToList, noChanges
  // The HTML report.
  case skipToFindings, search, level, change, kind, platform, all, filters, clear, shown, nothingFits
  case linkToFinding, before, after, guardSwift
  case needsScript, by
  // Messages of a watch.
  case sample, sampleMessage, messageTitle, fullReport, moreInModules, onPlatforms
  // The site.
  case siteTitle, version, symbols, modules, changesPerBuild, comparedWith, firstBuild
  case searchSymbols, noHits, moreHits, index, noStoredBuilds, othersUnchanged, changesColumn
}
