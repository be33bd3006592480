import APIDiff
import Foundation
import SnapshotPipeline
import SnapshotStore
import Synchronization

@testable import SDKWatch

/// A folder with SDKs, a store and a watch of its own, which goes when the test ends.
final class WatchFolder: Sendable {
  let path: String
  /// The clock that passes see.
  let clock = Mutex(Date(timeIntervalSince1970: 1_800_000_000))
  /// What passes said, the last pass alone.
  let events = Mutex<[WatchEvent]>([])
  /// The channels, by the path of the file that the configuration gives them.
  let channels: [String: FakeChannel]
  /// A pass ends early where it says so: what a kill does, at a place that a test can name.
  let suppressions = Mutex(SuppressionList())

  init(channels names: [String] = ["team"]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "sdkwatch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.resolvingSymlinksInPath().path
    channels = Dictionary(uniqueKeysWithValues: names.map { ($0, FakeChannel()) })
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var store: SnapshotStore { SnapshotStore(root: path + "/Snapshots") }
  var state: String { path + "/state.sqlite" }

  subscript(channel: String) -> FakeChannel { channels[channel] ?? FakeChannel() }

  func advance(_ seconds: Double) { clock.withLock { $0 += seconds } }

  /// A configuration that watches `sdks/*` and tells every channel everything.
  func configuration(_ change: (inout WatchConfiguration) -> Void = { _ in }) -> WatchConfiguration {
    var configuration = WatchConfiguration(
      file: path + "/watch.json", store: store.root, state: state,
      sources: [SourceSettings(path: "sdks/*", pattern: path + "/sdks/*")], reports: [],
      channels: channels.keys.reduce(into: [:]) { $0[$1] = .file(path: $1) },
      routes: [RouteSettings(channels: channels.keys.sorted())], language: .english, retry: RetrySettings(),
      quietHours: nil, swiftNames: false, ignore: nil)
    change(&configuration)
    return configuration
  }

  /// Makes a pass.
  @discardableResult
  func pass(_ change: (inout WatchConfiguration) -> Void = { _ in }) throws -> Int32 {
    try WatchPass(configuration: configuration(change), context: context).run()
  }

  var context: WatchContext {
    events.withLock { $0 = [] }
    var context = WatchContext(
      toolVersion: "0", jobs: 2, now: { self.clock.withLock { $0 } },
      channel: { settings in
        if case .file(let name) = settings { return self[name] }
        return FakeChannel()
      }, suppressions: { _ in self.suppressions.withLock { $0 } }, today: "2027-01-15",
      worker: WorkerProcess(executable: BuiltTool.path),
      log: { event in self.events.withLock { $0.append(event) } })
    context.settling = 0
    return context
  }

  /// What the last pass said, by the names of its events.
  var names: [WatchEvent.Name] { events.withLock { $0.map(\.name) } }
  /// What it said to people.
  var lines: [String] { events.withLock { $0.filter { $0.sort != .detail }.map(\.text) } }

  // MARK: - Inputs

  func write(_ name: String, _ text: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: "\(path)/\(name)") }

  /// Writes an SDK with one framework, `Kit`, and some headers' text in it.
  func sdk(
    _ build: String, _ text: String, version: String = "27.2", platform: String = "iphoneos",
    at place: String? = nil, modules: [String: String] = [:]
  ) throws {
    let place = place ?? "sdks/\(platform)-\(build).sdk"
    try write(
      "\(place)/SDKSettings.plist", Self.plist(["CanonicalName": platform + version, "Version": version]))
    try write(
      "\(place)/System/Library/CoreServices/SystemVersion.plist",
      Self.plist(["ProductBuildVersion": build, "ProductVersion": version]))
    for (name, text) in modules.merging(["Kit": text], uniquingKeysWith: { $1 }) {
      try write("\(place)/System/Library/Frameworks/\(name).framework/Headers/\(name).h", text)
    }
  }

  /// Writes an Xcode with an SDK for each platform.
  func xcode(_ name: String, _ builds: [(platform: String, build: String)], _ text: String) throws {
    for (platform, build) in builds {
      let place =
        "\(name).app/Contents/Developer/Platforms/\(platform).platform/Developer/SDKs/\(platform).sdk"
      try sdk(build, text, platform: platform, at: "sdks/\(place)")
    }
  }

  static func plist(_ entries: [String: String]) -> String {
    let lines = entries.sorted { $0.key < $1.key }
      .map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict>\(lines)</dict></plist>"
  }

  /// Takes a snapshot as a person does.
  func snapshot(_ name: String) throws {
    let taker = SnapshotTaker(
      store: store, toolVersion: "0", worker: WorkerProcess(executable: BuiltTool.path))
    let request = SnapshotRequest(path: "\(path)/\(name)", jobs: 2)
    for input in try taker.inputs(request) { _ = try taker.take(input, request) }
  }
}
