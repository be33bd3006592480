import APIDiff
import Foundation
import SDKDiscovery
import SnapshotPipeline
import SnapshotStore
import SymbolModel

/// The two sides that `diff` was given: stored builds, or paths whose snapshot is taken now.
struct DiffSides {
  private let arguments: Arguments
  private let store: SnapshotStore
  /// Takes the snapshots of paths, and goes when the diff is done.
  private let temporary: TemporaryFolder

  /// One side, before anything is taken.
  private enum Side {
    case path(String)
    case stored(SnapshotManifest)
    /// A name that is not clear by itself.
    case unclear(String)

    var isUnclear: Bool {
      if case .unclear = self { return true }
      return false
    }
  }

  init(arguments: Arguments) throws {
    self.arguments = arguments
    store = SnapshotStore(root: StoreFolder.path(arguments))
    temporary = try TemporaryFolder()
  }

  /// Removes what was stored for the diff alone.
  func clean() { temporary.remove() }

  func resolve() throws -> (DiffSide, DiffSide) {
    let names = arguments.positional
    let first = try side(names[0])
    let second = try side(names[1])
    let sides: (DiffSide, DiffSide)
    // A bare build number is read by the other side's product and platform: the clear one goes first.
    if case .unclear = first, !second.isUnclear {
      let current = try taken(second, beside: nil)
      sides = (try taken(first, beside: current.manifest.build), current)
    } else {
      let baseline = try taken(first, beside: nil)
      sides = (baseline, try taken(second, beside: baseline.manifest.build))
    }
    try checkModules(sides.0, sides.1)
    return sides
  }

  private static func isPath(_ name: String) -> Bool { name.hasPrefix("/") || name.hasPrefix(".") }

  private func side(_ name: String) throws -> Side {
    // The store is asked only where a name may be in it.
    if Self.isPath(name) { return .path(name) }
    do {
      return .stored(try store.manifest(named: BuildName(name)))
    } catch StoreError.ambiguousBuild {
      return .unclear(name)
    } catch StoreError.unknownBuild where FileManager.default.fileExists(atPath: name) {
      return .path(name)
    }
  }

  private func taken(_ side: Side, beside other: SDKBuild?) throws -> DiffSide {
    switch side {
    case .path(let path): return try taken(path)
    case .stored(let manifest): return DiffSide(manifest: manifest, store: store)
    case .unclear(let name):
      let manifest = try store.manifest(named: BuildName(name), preferring: other)
      return DiffSide(manifest: manifest, store: store)
    }
  }

  private func taken(_ path: String) throws -> DiffSide {
    var request = try SnapshotRequest(path: path, arguments: arguments, command: "diff")
    request.namesByDigest = true
    request.keepsHeaders = arguments.isOn("--context")
    // One that came or went is on one side only.
    request.discovery.passesOverMissingModules = true
    // Both sides may bear the same build number.
    let place = SnapshotStore(
      root: "\(temporary.path)/\(UInt64.random(in: 0 ... .max))", isDurable: false)
    let taker = SnapshotTaker(store: place, toolVersion: Tool.version, progress: Output.progress)
    let outcome = try taker.take(SDKDiscovery.onlyOne(taker.inputs(request), path: path), request)
    SnapshotReport.warn(about: outcome)
    return DiffSide(manifest: outcome.manifest, store: place)
  }

  /// A module that neither side has is a slip, and no diff without changes.
  private func checkModules(_ baseline: DiffSide, _ current: DiffSide) throws {
    let sides = [baseline.manifest, current.manifest]
    let known = Set(sides.flatMap { $0.modules.map(\.name) })
    let unknown = arguments.all("--module").filter { !known.contains($0) }
    guard let first = unknown.first else { return }
    for name in arguments.positional where FileManager.default.fileExists(atPath: name) {
      // Says which names are near.
      var options = DiscoveryOptions(
        platform: arguments["--platform"], modules: [first], includePrivate: arguments.isOn("--private"))
      options.build = "none"
      _ = try SDKDiscovery.discover(path: name, options: options)
    }
    throw StoreError.unknownModule(
      first, build: "\(sides[0].build.path) and \(sides[1].build.path)",
      nearest: NameSuggestions.nearest(first, in: known.sorted(), limit: 3))
  }
}
