import SymbolModel

/// Finds the ways in which two states of a page differ.
enum PageComparison {
  static func aspects(of pair: PagePair) -> [PageAspect] {
    guard let old = pair.old else { return [.added] }
    guard let new = pair.new else { return [.removed] }
    var aspects: [PageAspect] = []
    var languages = new.contents.map(\.language)
    languages += old.contents.map(\.language).filter { !languages.contains($0) }
    for language in languages {
      let isOwn = language == new.language
      switch (old.content(for: language), new.content(for: language)) {
      case (let before?, let after?):
        for aspect in self.aspects(before, after, isOwn ? nil : language) where !aspects.contains(aspect) {
          aspects.append(aspect)
        }
      // A language that came or went is told by its declarations.
      case (let before?, nil): aspects += declarations(before, PageContent(title: ""))
      case (nil, let after?): aspects += declarations(PageContent(title: ""), after)
      case (nil, nil): break
      }
    }
    return unique(aspects)
  }

  private static func aspects(
    _ old: PageContent, _ new: PageContent, _ language: String?
  ) -> [PageAspect] {
    var aspects: [PageAspect] = []
    if old.title != new.title { aspects.append(.title(part: language, old: old.title, new: new.title)) }
    if let before = old.roleHeading, let after = new.roleHeading, before != after {
      aspects.append(.title(part: "kind", old: before, new: after))
    }
    aspects += PageTextComparison.changes(from: old.texts, to: new.texts).map(PageAspect.text)
    aspects += PagePlatformChange.between(old, new).map(PageAspect.platform)
    aspects += declarations(old, new)
    aspects += PageListChange.between(old, new).map(PageAspect.list)
    return aspects
  }

  private static func declarations(_ old: PageContent, _ new: PageContent) -> [PageAspect] {
    guard old.declarations != new.declarations else { return [] }
    let languages = Set((old.declarations + new.declarations).map(\.language)).sorted()
    return languages.compactMap { language in
      func text(_ content: PageContent) -> String? {
        let texts = content.declarations.filter { $0.language == language }.map(\.text)
        return texts.isEmpty ? nil : texts.joined(separator: "\n")
      }
      let (before, after) = (text(old), text(new))
      return before == after ? nil : .declaration(language: language, old: before, new: after)
    }
  }

  /// What several languages say alike is told once.
  private static func unique(_ aspects: [PageAspect]) -> [PageAspect] {
    var result: [PageAspect] = []
    for aspect in aspects where !result.contains(aspect) { result.append(aspect) }
    return result
  }
}
