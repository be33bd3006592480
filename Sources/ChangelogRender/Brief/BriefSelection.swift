import APIDiff

/// The entries of a brief that a document has room for: the gravest of all modules first, and no module takes all.
package struct BriefSelection {
  /// A module with what is told of it.
  package struct Module {
    /// The module.
    package let module: BriefModule
    /// Its entries in the document's form, the gravest first.
    package let entries: [String]
    /// Whether it has more.
    package let isCut: Bool
  }

  /// What there is room for.
  package struct Room: Sendable {
    let total: Int
    let module: Int
    let modules: Int
    let entries: Int

    /// - Parameters:
    ///   - total: the length of all entries, in what `choose` measures.
    ///   - module: the length of one module's.
    ///   - modules: how many modules.
    ///   - entries: how many entries of one module.
    package init(total: Int, module: Int, modules: Int = .max, entries: Int = .max) {
      self.total = total
      self.module = module
      self.modules = modules
      self.entries = entries
    }
  }

  /// The modules that something is told of, in the brief's order.
  package let modules: [Module]
  private let findings: Int
  private let untoldModules: Int

  /// Chooses.
  ///
  /// - Parameters:
  ///   - length: how long an entry is in the document.
  ///   - render: the entry in the document's form; called for few more entries than there is room for.
  package init(_ brief: Brief, _ room: Room, length: (String) -> Int, render: (BriefEntry) -> String) {
    let candidates = Array(brief.modules.prefix(room.modules))
    var chosen = candidates.map { _ in [String]() }
    var told = 0
    var sizes = candidates.map { _ in 0 }
    var total = 0
    var next = candidates.map { _ in 0 }
    levels: for level in [ChangeLevel.breaking, .warning, .info, .noise] {
      for (number, module) in candidates.enumerated() {
        while next[number] < min(module.entries.count, room.entries),
          module.entries[next[number]].level == level
        {
          let entry = module.entries[next[number]]
          let text = render(entry)
          let size = length(text)
          guard total + size <= room.total else { break levels }
          guard sizes[number] + size <= room.module else { break }
          total += size
          sizes[number] += size
          next[number] += 1
          told += entry.count
          chosen[number].append(text)
        }
      }
    }
    let cut = candidates.indices.map { next[$0] < candidates[$0].entries.count }
    modules = candidates.indices.filter { !chosen[$0].isEmpty }.map {
      Module(module: candidates[$0], entries: chosen[$0], isCut: cut[$0])
    }
    findings = brief.count - told
    untoldModules = brief.modules.count - cut.count { !$0 }
  }

  /// `120 more findings in 12 modules`; nil when everything is told.
  package func rest(_ words: Words) -> String? {
    findings > 0
      ? words(.moreInModules, words.count(findings, .more), words.count(untoldModules, .module)) : nil
  }
}
