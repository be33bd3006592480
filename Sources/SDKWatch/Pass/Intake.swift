import Foundation
import SDKDiscovery
import SQLite
import SnapshotPipeline
import SnapshotStore
import SymbolModel

/// Finds what is new, and stores it.
struct Intake {
  let configuration: WatchConfiguration
  let context: WatchContext
  let seen: SeenBuilds

  /// What was found.
  struct Outcome {
    /// New builds whose snapshots are stored, in the order found.
    var builds: [NewBuild] = []
    /// What the file system says of inputs that are wholly dealt with once these builds are.
    var stamps: [SeenBuilds.Place: String] = [:]
    /// Inputs that are no more where they were.
    var gone: [SeenBuilds.Place] = []
    /// Builds that were seen before, and where they are now.
    var arrivals: [(place: SeenBuilds.Place, build: SDKBuild)] = []
  }

  /// Looks at all sources. What is unchanged since it was dealt with is not looked into.
  ///
  /// - Throws: what the database throws. What is wrong with an input is told, and noted in the tally.
  func run(_ tally: inout PassTally) throws -> Outcome {
    var outcome = Outcome()
    let known = try seen.stamps()
    let scans = SourceScan.all(configuration.sources)
    for (source, scan) in zip(configuration.sources, scans) {
      if let complaint = scan.complaint {
        complain(.sourceFailed, complaint, ["source": source.path], &tally)
      }
      var left = Set(known.keys.filter { $0.source == source.path })
      for input in scan.inputs {
        let place = SeenBuilds.Place(source: source.path, path: input.path)
        left.remove(place)
        if let stamp = stamp(of: input), known[place] == stamp { continue }
        try look(at: input, place, source, &outcome, &tally)
      }
      outcome.gone += left
    }
    return outcome
  }

  /// What the file system says of an input, with what the configuration wants of its snapshot.
  private func stamp(of input: FoundInput) -> String? {
    let names = configuration.swiftNames.map { "\($0)" } ?? "automatic"
    return input.digest.map { "\($0) names \(names)" }
  }

  private func look(
    at input: FoundInput, _ place: SeenBuilds.Place, _ source: SourceSettings, _ outcome: inout Outcome,
    _ tally: inout PassTally
  ) throws {
    let fields = ["source": source.path, "path": input.path]
    guard let input = Settling.settled(input, of: source, for: context.settling) else {
      context.log(
        WatchEvent(
          .inputUnsettled, .error, "\(input.path): still being written to; the next pass looks at it again",
          fields)
      )
      return
    }
    let options = DiscoveryOptions(product: source.product)
    var isWhole = true
    var builds: [Result<DiscoveredInput, any Error>] = []
    do {
      builds = try SDKDiscovery.builds(path: input.path, platforms: source.platforms, options: options)
      // A pattern may fit what is for other platforms; a path that names one is there for nothing.
      if builds.isEmpty, !SourceGlob.isPattern(source.path) {
        let wanted = source.platforms.isEmpty ? "any device" : source.platforms.joined(separator: ", ")
        complain(.sourceFailed, "\(input.path): nothing in it is for \(wanted) (platforms)", fields, &tally)
        isWhole = false
      }
    } catch {
      complain(.sourceFailed, "\(error)", fields, &tally)
      isWhole = false
    }
    for found in builds {
      do {
        try take(found.get(), options, place, source, &outcome)
      } catch let error where !(error is SQLiteError || error is WatchError) {
        // One that cannot be read keeps no other from being stored.
        complain(.buildFailed, words(error, of: input.path, found, source), fields, &tally)
        isWhole = false
      }
    }
    if isWhole, let stamp = stamp(of: input) { outcome.stamps[place] = stamp }
  }

  /// Stores a build that is new, and checks the content of one that is not.
  private func take(
    _ input: DiscoveredInput, _ options: DiscoveryOptions, _ place: SeenBuilds.Place,
    _ source: SourceSettings,
    _ outcome: inout Outcome
  ) throws {
    var request = SnapshotRequest(path: input.root, jobs: context.jobs)
    request.discovery = options
    request.namesByDigest = input.build == nil
    request.swiftNames = configuration.swiftNames.map { $0 ? .on : .off } ?? .automatic
    let taker = SnapshotTaker(
      store: SnapshotStore(root: configuration.store), toolVersion: context.toolVersion,
      worker: context.worker, progress: context.progress)
    let build = try taker.build(of: input, request)
    let isSeen = try seen.holds(build, source: source.path)
    var isReturn = false
    if isSeen, request.namesByDigest {
      let before = try seen.build(at: place, product: build.product, platform: build.platform)
      isReturn = before != nil && before != build.build
    }
    // The name of what has no build number is its content; any other may bear its name wrongly.
    if !isSeen || !request.namesByDigest { _ = try taker.take(input, request) }
    let isTwin = outcome.builds.contains { $0.source == source && $0.build == build }
    guard !isTwin, !isSeen || isReturn else {
      outcome.arrivals.append((place, build))
      return
    }
    guard let manifest = try SnapshotStore(root: configuration.store).manifest(of: build) else {
      throw StoreError.unknownBuild(build.path, nearest: [], store: configuration.store)
    }
    report(manifest)
    if configuration.swiftNames == true, SwiftNamesMode.lacksToolchain(in: context.environment),
      manifest.modules.contains(where: { $0[.symbols] != nil && $0.swiftNames == nil })
    {
      context.log(
        WatchEvent(
          .swiftNamesMissing, .error, "\(build.path): no Swift names (swiftNames): \(Self.noToolchain)",
          ["build": build.path]))
    }
    outcome.builds.append(NewBuild(source: source, place: place, manifest: manifest, isReturn: isReturn))
  }

  /// What could not be read of a new build, for the log: messages and reports tell it, too.
  private func report(_ manifest: SnapshotManifest) {
    for module in manifest.modules where module.status == .unparsed || module.status == .incomplete {
      context.log(
        WatchEvent(
          .moduleNotRead, .detail, "\(module.name): \(module.status.rawValue): \(module.reason ?? "")",
          ["build": manifest.build.path, "module": module.name]))
    }
  }

  private func complain(
    _ name: WatchEvent.Name, _ text: String, _ fields: [String: String], _ tally: inout PassTally
  ) {
    tally.errors.append(text)
    context.log(WatchEvent(name, .error, text, fields))
  }

  /// Why there are no Swift names, and what to do.
  static let noToolchain =
    "no Swift toolchain is in $PATH or named by $SDKDIFF_SWIFT; cron's PATH holds none: set SDKDIFF_SWIFT in the crontab"

  /// The words of an error, with the way out that this command has.
  private func words(
    _ error: any Error, of path: String, _ found: Result<DiscoveredInput, any Error>, _ source: SourceSettings
  ) -> String {
    let input = try? found.get()
    guard case StoreError.differs(let build, let reason) = error else { return "\(error)" }
    var command = ["sdkdiff", "snapshot", input?.root ?? path, "--again", "--store", configuration.store]
    if let product = source.product { command += ["--product", product] }
    if !source.platforms.isEmpty, let platform = input?.platform {
      command += ["--platform", platform]
    }
    return "\(build) is stored with other content than the input has now\(reason.map { " (\($0))" } ?? "");"
      + " `\(command.map(ShellWord.quoted).joined(separator: " "))` replaces what is stored"
  }
}
