/// Makes modules of candidates: lists their headers, gives each file to one module, and looks into it.
struct ModuleAssembler {
  /// A header some module has claimed.
  private struct Claim {
    var entry: HeaderListing.Entry
    var folder: HeaderFolder
    var name: String
    var otherPaths: [String]
  }

  /// A module's headers on the way.
  private struct Draft {
    var claims: [Claim] = []
    var skipped: [SkippedHeader] = []
    /// The names of links to headers of the module itself, and what they lead to.
    var aliases: [String: String] = [:]
  }

  /// More of a header than this is not looked at to tell its language.
  private static let longestHeader = 256 << 20

  private let root: InputRoot
  private let processor: ProcessorFamily
  private let candidates: [ModuleCandidate]
  private var drafts: [Draft]

  /// Lists the headers of all candidates, also those not asked for: what a module holds must not depend on
  /// its company.
  init(_ candidates: [ModuleCandidate], root: InputRoot, processor: ProcessorFamily) {
    self.root = root
    self.processor = processor
    self.candidates = candidates
    drafts = candidates.map { _ in Draft() }
    claimAll()
  }

  /// Whether there is nothing in the input that a parse or a reader could use.
  var isEmpty: Bool {
    zip(candidates, drafts).allSatisfy { candidate, draft in
      draft.claims.isEmpty && draft.skipped.isEmpty && !Self.isSwift(candidate)
    }
  }

  /// The names of all modules, sorted.
  var names: [String] { listed.map { candidates[$0].name }.sorted(by: TextOrder.precedes) }

  /// The modules of these names, or all when there is none, sorted by name.
  ///
  /// - Throws: `DiscoveryError.unknownModules`.
  func modules(named wanted: [String], orFewer: Bool = false) throws -> [DiscoveredModule] {
    let names = names
    let known = Set(names)
    let unknown = wanted.filter { !known.contains($0) }
    guard unknown.isEmpty || orFewer else {
      var nearest: [String] = []
      for name in unknown.flatMap({ NameSuggestions.nearest($0, in: names, limit: 3) })
      where !nearest.contains(name) {
        nearest.append(name)
      }
      throw DiscoveryError.unknownModules(unknown, nearest: Array(nearest.prefix(3)))
    }
    let chosen = Set(wanted)
    var buffer: [UInt8] = []
    return listed.filter { chosen.isEmpty || chosen.contains(candidates[$0].name) }
      .map { module($0, buffer: &buffer) }
      .sorted { TextOrder.precedes($0.name, $1.name) }
  }

  /// A folder without any header is no module; a framework is one.
  private var listed: [Int] {
    candidates.indices.filter {
      candidates[$0].isFramework || !drafts[$0].claims.isEmpty || !drafts[$0].skipped.isEmpty
    }
  }

  // MARK: - Who has a header

  private mutating func claimAll() {
    var owners: [String: (module: Int, claim: Int)] = [:]
    var linked: [(module: Int, folder: HeaderFolder, entry: HeaderListing.Entry)] = []
    for (module, candidate) in candidates.enumerated() {
      for folder in candidate.folders {
        let listing = HeaderListing(folder, root: root)
        drafts[module].skipped += listing.skipped.map {
          // The folder itself already goes by its own name.
          let isWhole = $0.header == PathText.lastPart(folder.path) + "/"
          return SkippedHeader(header: (isWhole ? "" : folder.namePrefix) + $0.header, reason: $0.reason)
        }
        for entry in listing.entries {
          if entry.isLinked {
            linked.append((module, folder, entry))
          } else {
            owners[entry.real] = (module, drafts[module].claims.count)
            claim(entry, folder: folder, module: module, otherPaths: [])
          }
        }
      }
    }
    // True places first: `pthread.h`, a link to `pthread/pthread.h`, is a header of `pthread`.
    for (module, folder, entry) in linked {
      if let owner = owners[entry.real] {
        let name = folder.namePrefix + entry.name
        drafts[owner.module].claims[owner.claim].otherPaths.append(entry.path)
        drafts[module].skipped.append(SkippedHeader(header: name, reason: .duplicate))
        if owner.module == module { drafts[module].aliases[name] = entry.real }
      } else {
        owners[entry.real] = (module, drafts[module].claims.count)
        claim(entry, folder: folder, module: module, otherPaths: [root.given(real: entry.real)])
      }
    }
  }

  private mutating func claim(
    _ entry: HeaderListing.Entry, folder: HeaderFolder, module: Int, otherPaths: [String]
  ) {
    drafts[module].claims.append(
      Claim(entry: entry, folder: folder, name: folder.namePrefix + entry.name, otherPaths: otherPaths))
  }

  // MARK: - What a header is

  private func module(_ index: Int, buffer: inout [UInt8]) -> DiscoveredModule {
    let candidate = candidates[index]
    let draft = drafts[index]
    let names = Set(draft.claims.map(\.name))
    let umbrella = umbrella(candidate, draft: draft)
    var first: [DiscoveredHeader] = []
    var others: [DiscoveredHeader] = []
    var skipped = draft.skipped
    for claim in draft.claims {
      // A public header of the same name hides a private one.
      let isHidden = !claim.folder.namePrefix.isEmpty && names.contains(claim.entry.name)
      var folder = claim.folder
      if isHidden { folder.importPrefix = nil }
      let path = claim.entry.path
      if let reason = reasonToSkip(claim.entry, folder: folder, buffer: &buffer) {
        skipped.append(SkippedHeader(header: claim.name, reason: reason))
        continue
      }
      let header = DiscoveredHeader(
        path: path, name: claim.name, spelling: folder.spelling(of: claim.entry.name, path: path),
        otherPaths: claim.otherPaths.sorted(by: TextOrder.precedes))
      if claim.entry.real == umbrella { first.append(header) } else { others.append(header) }
    }
    others.sort { TextOrder.precedes($0.name, $1.name) }
    skipped.sort { TextOrder.precedes($0.header, $1.header) }
    let isEmpty = first.isEmpty && others.isEmpty
    return DiscoveredModule(
      name: candidate.name, headers: first + others, umbrellaCount: first.count, skipped: skipped,
      reasonWithoutHeaders: isEmpty ? Self.reasonWithoutHeaders(candidate, skipped: skipped) : nil)
  }

  private func reasonToSkip(
    _ entry: HeaderListing.Entry, folder: HeaderFolder, buffer: inout [UInt8]
  ) -> SkippedHeader.Reason? {
    guard PathText.canBeImported(folder.importPrefix == nil ? entry.path : entry.name),
      PathText.canBeImported(folder.importPrefix ?? "")
    else { return .name }
    if processor.excludes(entry.name) { return .processor }
    guard let count = FileSystem.read(entry.path, into: &buffer, limit: Self.longestHeader) else {
      return .unreadable
    }
    let isCPlusPlus = buffer.withUnsafeBufferPointer {
      CPlusPlusScanner.isCPlusPlus(UnsafeBufferPointer(rebasing: $0[0..<count]))
    }
    return isCPlusPlus ? .cPlusPlus : nil
  }

  /// The umbrella's path without links: by the module map, else by its name.
  private func umbrella(_ candidate: ModuleCandidate, draft: Draft) -> String? {
    let mapped = candidate.moduleMaps.lazy.compactMap { path in
      FileSystem.bytes(of: path, limit: 4 << 20).flatMap {
        ModuleMap.umbrella(in: $0, module: candidate.mappedName)
      }
    }.first
    for name in [mapped, candidate.umbrella] {
      guard let name else { continue }
      if let claim = draft.claims.first(where: { $0.name == name }) { return claim.entry.real }
      if let real = draft.aliases[name] { return real }
    }
    return nil
  }

  private static func reasonWithoutHeaders(_ candidate: ModuleCandidate, skipped: [SkippedHeader]) -> String {
    if isSwift(candidate) { return "Swift only" }
    let reasons = Set(skipped.map(\.reason))
    guard let reason = reasons.first else { return "no headers" }
    if reasons.count > 1 { return "no usable headers" }
    switch reason {
    case .cPlusPlus: return "C++ only"
    case .outside: return "headers outside the input"
    case .unreadable: return "headers unreadable"
    case .duplicate: return "headers of another module"
    case .processor: return "headers for other processors"
    case .name: return "header names that cannot be imported"
    }
  }

  private static func isSwift(_ candidate: ModuleCandidate) -> Bool {
    candidate.isFramework
      && FileSystem.names(in: candidate.path + "/Modules").contains { $0.hasSuffix(".swiftmodule") }
  }
}
