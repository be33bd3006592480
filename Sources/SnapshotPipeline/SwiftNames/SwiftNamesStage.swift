import Foundation
import HeaderParser
import SDKDiscovery
import SnapshotStore
import SwiftNames
import SymbolModel
import Synchronization

/// Gives the modules of a snapshot the names that Swift sees.
struct SwiftNamesStage: FacetStage {
  let request: SnapshotRequest
  let planner: UnitPlanner
  let platform: String
  /// Where builds are stored whose names may be taken over.
  let store: SnapshotStore
  let progress: @Sendable (String) -> Void
  let notes: SnapshotNotes
  /// Changes with every change of how names are had: those of different numbers do not compare.
  static let recipe = 1

  /// Looked for once, and only where names are missing.
  private let found = FoundToolchain()

  init(
    request: SnapshotRequest, input: DiscoveredInput, planner: UnitPlanner, store: SnapshotStore,
    notes: SnapshotNotes, progress: @escaping @Sendable (String) -> Void
  ) {
    self.request = request
    self.planner = planner
    platform = input.platform
    self.store = store
    self.notes = notes
    self.progress = progress
  }

  /// Whether the stage has anything to do for an input: an SDK, or something with a module map.
  static func applies(to input: DiscoveredInput, _ mode: SwiftNamesMode) -> Bool {
    switch mode {
    case .off: false
    case .on: true
    case .automatic: input.kind == .sdk || ModuleMapSearch.hasMap(input)
    }
  }

  func isWanted(by manifest: SnapshotManifest) -> Bool {
    guard manifest.modules.contains(where: Self.lacksNames), !SwiftToolchain.isOff() else { return false }
    if found.toolchain() != nil { return true }
    notes.add(Self.missing)
    return false
  }

  static let missing =
    "Swift names are missing: no Swift toolchain was found in $PATH or by $SDKDIFF_SWIFT; with one"
    + " (https://www.swift.org/install) the same command adds them, --no-swift-names does without"

  private static func lacksNames(_ module: SnapshotManifest.Module) -> Bool {
    module[.symbols] != nil && module.swiftNames == nil
  }

  func add(to manifest: inout SnapshotManifest, of input: DiscoveredInput, objects: SnapshotStore) throws {
    guard let toolchain = found.toolchain() else { return }
    let work = try TemporaryFolder()
    defer { work.remove() }
    progress("asking \(toolchain.version) for Swift names")
    let run: SwiftNamesRun
    do {
      run = try SwiftNamesRun(
        sources(input), toolchain: toolchain, cache: Self.cache, work: work.path, jobs: request.jobs,
        progress: progress)
    } catch let failure as SwiftNamesFailure {
      // Told for each module: the symbols are there all the same.
      for index in manifest.modules.indices where Self.lacksNames(manifest.modules[index]) {
        manifest.modules[index].swiftNames = state(toolchain, .none, failure.description)
      }
      return
    }
    let places = SwiftModulePlaces(run.modules, input)
    let inputs = SwiftNamesInputs(
      input, sysroot: planner.sysroot, stubs: planner.usesStandIns ? StubHeaders.files : [:],
      common: [
        toolchain.version, "\(Self.recipe)", planner.target, "\(request.discovery.includePrivate)",
      ] + request.clangArguments)
    let discovered = Dictionary(input.modules.map { ($0.name, $0) }) { first, _ in first }
    var waiting: [(index: Int, modules: [String], input: String?)] = []
    let stored = request.replaces ? [] : storedBuilds(product: manifest.build.product)
    for index in manifest.modules.indices where Self.lacksNames(manifest.modules[index]) {
      guard let module = discovered[manifest.modules[index].name] else { continue }
      let modules = places.modules(of: module)
      let digest = inputs?.digest(of: module, modules)
      if let digest, let names = try taken(manifest.modules[index], digest, from: stored, to: objects) {
        manifest.modules[index].swiftNames = names.swiftNames
        manifest.modules[index][.swiftNames] = names[.swiftNames]
      } else {
        waiting.append((index, modules, digest))
      }
    }
    let outcomes = run.extract(Set(waiting.flatMap(\.modules)))
    let product = manifest.build.product
    let build = manifest.build
    let version = Self.version(in: planner.target)
    let pending = waiting.map { ($0, manifest.modules[$0.index]) }
    let joined = try Self.concurrently(pending) { entry, module in
      let symbols =
        try (try? objects.symbols(of: module, in: build)) ?? self.store.symbols(of: module, in: build)
      let join = SwiftNamesJoin(
        outcomes: entry.modules.map { ($0, outcomes[$0]) }, platform: self.platform, version: version)
      let (status, reason, object) = try join.names(of: module.name, symbols)
      var module = module
      module.swiftNames = self.state(toolchain, status, reason)
      module.swiftNames?.input = entry.input
      if let object {
        module[.swiftNames] = try objects.writeObject(object.encoded(), product: product)
        module.swiftNames?.names = object.count { $0.path != nil }
      }
      return module
    }
    for (entry, module) in zip(waiting, joined) { manifest.modules[entry.index] = module }
  }

  private func state(
    _ toolchain: SwiftToolchain, _ status: SwiftNamesState.Status, _ reason: String?
  ) -> SwiftNamesState {
    SwiftNamesState(toolchain: toolchain.version, recipe: Self.recipe, status: status, reason: reason)
  }

  private func sources(_ input: DiscoveredInput) -> SwiftNamesSources {
    SwiftNamesSources(
      sdk: planner.sysroot, frameworkFolders: input.frameworkFolders, headerFolders: input.headerFolders,
      stubs: planner.usesStandIns ? StubHeaders.files : [:], target: planner.target,
      includesPrivate: request.discovery.includePrivate, clangArguments: request.clangArguments)
  }

  /// `$XDG_CACHE_HOME/sdkdiff`, by default `~/.cache/sdkdiff`.
  private static var cache: String? {
    let environment = ProcessInfo.processInfo.environment
    // The specification says to pass over relative paths.
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/sdkdiff" }
    return environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 + "/.cache/sdkdiff" : nil }
  }

  /// `arm64-apple-ios16.4-simulator`: 16.4.
  private static func version(in target: String) -> Version? {
    let system = target.split(separator: "-").dropFirst(2).first ?? ""
    return Version(String(system.drop { !$0.isNumber }))
  }

  // MARK: - What is known already

  /// The newest builds of the same product and platform.
  private func storedBuilds(product: String) -> [SnapshotManifest] {
    let builds = (try? store.manifests(product: product, platform: platform)) ?? []
    return builds.suffix(Self.fewBuilds).reversed()
  }

  /// Older ones have little in common with a new build.
  private static let fewBuilds = 8

  /// A module with the same symbols whose names were had from the same files, by the same toolchain.
  private func taken(
    _ module: SnapshotManifest.Module, _ digest: String, from builds: [SnapshotManifest],
    to objects: SnapshotStore
  ) throws -> SnapshotManifest.Module? {
    for build in builds {
      guard
        let known = build.modules.first(where: {
          $0.swiftNames?.input == digest && $0[.symbols] == module[.symbols]
        })
      else { continue }
      guard let names = known[.swiftNames] else { return known }
      guard let bytes = try? store.object(names, product: build.build.product) else { continue }
      try objects.writeObject(bytes, product: build.build.product)
      return known
    }
    return nil
  }

  private static func concurrently<Item: Sendable, Value: Sendable>(
    _ items: [Item], _ body: @Sendable (Item) throws -> Value
  ) throws -> [Value] {
    let results = Mutex<[Int: Result<Value, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: items.count) { number in
      let result = Result { try body(items[number]) }
      results.withLock { $0[number] = result }
    }
    let done = results.withLock { $0 }
    return try items.indices.compactMap { try done[$0]?.get() }
  }

  /// A toolchain, once it was looked for.
  private final class FoundToolchain: Sendable {
    private let known = Mutex<SwiftToolchain??>(nil)

    func toolchain() -> SwiftToolchain? {
      known.withLock { known in
        if let toolchain = known { return toolchain }
        let toolchain = SwiftToolchain.find()
        known = .some(toolchain)
        return toolchain
      }
    }
  }
}
