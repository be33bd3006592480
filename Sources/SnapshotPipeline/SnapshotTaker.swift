import Foundation
import HeaderParser
import LibClang
import SDKDiscovery
import SnapshotStore
import SymbolModel
import Synchronization

/// The one way to take a snapshot: discovery, worker, store.
package struct SnapshotTaker: Sendable {
  private let store: SnapshotStore
  private let worker: WorkerProcess
  private let toolVersion: String
  private let progress: @Sendable (String) -> Void

  /// The version of what is extracted, as new manifests have it.
  package static var extractorVersion: Int { UnitParser.extractorVersion }

  /// Makes a taker that writes into `store` and tells `progress` what it does.
  package init(
    store: SnapshotStore, toolVersion: String, worker: WorkerProcess = WorkerProcess(),
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.store = store
    self.toolVersion = toolVersion
    self.worker = worker
    self.progress = progress
  }

  /// The builds that a path holds; each is taken for itself.
  ///
  /// - Throws: `DiscoveryError`.
  package func inputs(_ request: SnapshotRequest) throws -> [DiscoveredInput] {
    try SDKDiscovery.discoverAll(path: request.path, options: request.discovery)
  }

  /// Takes a snapshot of one of the request's inputs and stores it.
  ///
  /// When the store has one of the very same files, read by the very same programs, nothing is parsed.
  ///
  /// - Throws: `DiscoveryError`, `SnapshotError`, `StoreError`.
  package func take(_ input: DiscoveredInput, _ request: SnapshotRequest) throws -> SnapshotOutcome {
    guard LibraryLocation.resourceDirectory() != nil else { throw SnapshotError.noResourceDirectory }
    let build = try build(of: input, request)
    let planner = UnitPlanner(
      input: input, target: request.target, sysroot: request.sysroot, arguments: request.clangArguments)
    let tool = SnapshotManifest.Tool(
      version: toolVersion, extractor: UnitParser.extractorVersion,
      libclang: LibraryLocation.version().map(String.init).joined(separator: "."),
      stubs: StubHeaders.version)
    let scope = request.discovery.modules.isEmpty ? nil : request.discovery.modules.sorted()
    // One that is soon thrown away need not be known again.
    let inputDigest = Meanwhile {
      request.namesByDigest ? nil : InputDigest.of(input, planner: planner, tool: tool, scope: scope)
    }
    var known: SnapshotManifest?
    // Where nothing is stored under that name nothing has to wait for the digest.
    if !request.replaces, let stored = try? store.manifest(of: build), stored.inputDigest != nil,
      isStored(stored, inputDigest.value())
    {
      try check(stored.modules, request)
      known = stored
    }
    let notes = SnapshotNotes()
    let stages = stages(request, input, planner, notes)
    if let known, !stages.contains(where: { $0.isWanted(by: known) }) {
      return SnapshotOutcome(manifest: known, isNew: false, isWarm: true, notes: notes.all)
    }
    // What is made of the input enters the store only when the whole snapshot does.
    let work = try TemporaryFolder()
    defer { work.remove() }
    let objects = SnapshotStore(root: work.path + "/store", isDurable: false)
    var manifest: SnapshotManifest
    if let known {
      manifest = known
    } else {
      let readable = input.modules.filter { !$0.headers.isEmpty }
      progress("reading \(readable.count) modules")
      var units = UnitRunner(
        worker: worker, folder: work, store: objects.root, product: build.product, jobs: request.jobs,
        planner: planner, progress: progress)
      let read = try units.run(readable)
      let modules = input.modules.map { entry(for: $0, read) }.sorted {
        $0.name.precedesInBytes($1.name)
      }
      try check(modules, request)
      manifest = SnapshotManifest(
        build: build, scope: scope, sequence: 0, target: planner.target, tool: tool, modules: modules,
        unknownKinds: read.unknownKinds.isEmpty ? nil : read.unknownKinds,
        xcode: input.xcode.map { SnapshotManifest.Xcode(version: $0.version, build: $0.build) },
        inputDigest: inputDigest.value())
    }
    for stage in stages where stage.isWanted(by: manifest) {
      try stage.add(to: &manifest, of: input, objects: objects)
    }
    let isNew = try store.write(manifest, objectsFrom: objects, replacing: request.replaces)
    return SnapshotOutcome(
      manifest: try store.manifest(of: build) ?? manifest, isNew: isNew, isWarm: known != nil,
      notes: notes.all)
  }

  /// What a snapshot is given beside its symbols.
  private func stages(
    _ request: SnapshotRequest, _ input: DiscoveredInput, _ planner: UnitPlanner, _ notes: SnapshotNotes
  ) -> [any FacetStage] {
    var stages: [any FacetStage] = []
    if SwiftNamesStage.applies(to: input, request.swiftNames) {
      stages.append(
        SwiftNamesStage(
          request: request, input: input, planner: planner, store: store, notes: notes, progress: progress))
    }
    if request.keepsHeaders { stages.append(KeptHeadersStage()) }
    return stages
  }

  /// Whether a stored snapshot is of the same input, and whole.
  private func isStored(_ manifest: SnapshotManifest, _ inputDigest: String?) -> Bool {
    guard manifest.inputDigest == inputDigest else { return false }
    let digests = manifest.objects.sorted()
    let isWhole = Mutex(true)
    DispatchQueue.concurrentPerform(iterations: digests.count) { number in
      if !store.holds(digests[number], product: manifest.build.product) {
        isWhole.withLock { $0 = false }
      }
    }
    return isWhole.withLock { $0 }
  }

  private func build(of input: DiscoveredInput, _ request: SnapshotRequest) throws -> SDKBuild {
    var name = input.build
    if name == nil, request.namesByDigest {
      var bytes: [UInt8] = []
      try input.headersDigestInput { bytes += $0 }
      name = "headers-" + ContentDigest.hex(bytes).prefix(12)
    }
    guard let name else { throw SnapshotError.noBuild(path: request.path) }
    if let fault = StoredName.faultOfBuild(name) {
      throw SnapshotError.badName(name, fault: fault, flag: "--build")
    }
    if let fault = StoredName.faultOfProduct(input.product) {
      throw SnapshotError.badName(input.product, fault: fault, flag: "--product")
    }
    return SDKBuild(product: input.product, platform: input.platform, version: input.version, build: name)
  }

  private func entry(for module: DiscoveredModule, _ read: UnitRunner.Outcome) -> SnapshotManifest.Module {
    var entry = SnapshotManifest.Module(
      name: module.name, status: .complete, headers: module.headers.count)
    var skipped = Dictionary(module.skipped.map { ($0.header, $0.reason.rawValue) }) { first, _ in first }
    for (header, reason) in read.culprits[module.name] ?? [:] { skipped[header] = reason }
    if !skipped.isEmpty { entry.skipped = skipped }
    if module.headers.isEmpty {
      entry.status = .noHeaders
      entry.reason =
        module.reasonWithoutHeaders ?? (skipped.isEmpty ? "no headers" : "no C or Objective-C headers")
    } else if let reply = read.modules[module.name] {
      entry[.symbols] = reply.digest
      entry.symbols = reply.symbols
      entry.incomplete = reply.incomplete
      let lost = read.culprits[module.name]?.count ?? 0
      if lost > 0 {
        entry.status = .incomplete
        let names = (read.culprits[module.name] ?? [:]).keys.sorted().prefix(3).joined(separator: ", ")
        entry.reason = "\(lost) of \(module.headers.count) headers could not be read: \(names)"
      } else if reply.incomplete > 0 {
        entry.status = .incomplete
        let places = reply.incomplete == 1 ? "1 place" : "\(reply.incomplete) places"
        entry.reason = "\(places) could not be read right, first \(reply.firstIncomplete ?? "")"
      }
    } else {
      entry.status = .unparsed
      entry.reason = read.failures[module.name] ?? "not read"
    }
    return entry
  }

  private func check(_ modules: [SnapshotManifest.Module], _ request: SnapshotRequest) throws {
    let failed = modules.filter { $0.status == .unparsed || $0.status == .incomplete }
    if request.isStrict, !failed.isEmpty {
      throw SnapshotError.notWhole(
        path: request.path, modules: failed.prefix(5).map { "\($0.name): \($0.reason ?? "")" })
    }
    let withHeaders = modules.filter { $0.status != .noHeaders }
    if !withHeaders.isEmpty, withHeaders.allSatisfy({ $0.status == .unparsed }) {
      throw SnapshotError.nothingParsed(path: request.path, reason: withHeaders[0].reason ?? "")
    }
  }
}
