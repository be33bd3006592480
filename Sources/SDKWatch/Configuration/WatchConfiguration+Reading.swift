import ChangelogRender
import Foundation
import SDKDiscovery
import SnapshotStore

extension WatchConfiguration {
  /// The keys of the file.
  static let keys = [
    "version", "store", "state", "sources", "reports", "channels", "routes", "language", "retry",
    "quietHours",
    "swiftNames", "ignore",
  ]

  /// Reads a file.
  ///
  /// - Parameter environment: where `XDG_STATE_HOME`, `HOME` and `SDKDIFF_STORE` are looked up.
  /// - Throws: `ConfigurationError`; `WatchError.unreadable` when there is no such file.
  package static func read(_ path: String, environment: [String: String]) throws -> WatchConfiguration {
    var isFolder: ObjCBool = false
    let files = FileManager.default
    guard files.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw WatchError.unreadable("\(path): the configuration is not there (--config)")
    }
    guard !isFolder.boolValue, let data = files.contents(atPath: path) else {
      throw WatchError.unreadable("\(path): the configuration cannot be read (--config)")
    }
    return try WatchConfiguration(json: data, path: path, environment: environment)
  }

  /// Reads the bytes of a file.
  ///
  /// - Throws: `ConfigurationError`.
  init(json: Data, path: String, environment: [String: String]) throws {
    let value: ConfigurationValue
    do {
      value = try JSONDecoder().decode(ConfigurationValue.self, from: json)
    } catch {
      throw ConfigurationError("\(path): is no JSON\(Self.place(of: error))")
    }
    let root = try ConfigurationObject(value, file: path, place: "")
    guard try root.number("version", in: 1...Int(Int32.max)) == 1 else {
      throw root.error(
        "version", root.has("version") ? "must be 1: this sdkdiff reads no other" : "is required: 1")
    }
    file = URL(fileURLWithPath: path).standardizedFileURL.path
    let paths = ConfigurationPaths(file: file)
    var faults = ConfigurationFaults()
    _ = try faults.gather { try root.allow(Self.keys) }
    let kept = environment["SDKDIFF_STORE"].flatMap { $0.isEmpty ? nil : $0 }
    store =
      try faults.gather {
        try root.text("store", "the path of a folder").map(paths.absolute)
          ?? kept.map { URL(fileURLWithPath: $0).standardizedFileURL.path } ?? paths.absolute("Snapshots")
      } ?? ""
    let ownState = try faults.gather { try root.text("state", "the path of a file").map(paths.absolute) }
    state = (ownState ?? nil) ?? StateLocation.path(configuration: file, environment: environment) ?? ""
    sources = try faults.gather { try Self.sources(root, paths) } ?? []
    reports = try faults.gather { try ReportSettings.read(root.objects("reports"), paths) } ?? []
    let names = Set((try? root.object("channels")?.keys) ?? [])
    channels = try faults.gather { try Self.channels(root, paths) } ?? [:]
    routes = try faults.gather { try Self.routes(root, channels: names) } ?? []
    let code = try faults.gather { try root.choice("language", of: ReportLanguage.allCases.map(\.rawValue)) }
    language = (code ?? nil).flatMap(ReportLanguage.init) ?? .english
    retry = try faults.gather { try RetrySettings.read(root.object("retry")) } ?? RetrySettings()
    quietHours = try faults.gather { try root.object("quietHours").map(QuietHours.read) } ?? nil
    swiftNames = try faults.gather { try root.flag("swiftNames") } ?? nil
    ignore =
      try faults.gather { try root.text("ignore", "the path of a file").map(paths.absolute) } ?? nil
    _ = try faults.gather { try checkState(root) }
    try faults.check()
  }

  private func checkState(_ root: ConfigurationObject) throws {
    if state.isEmpty {
      throw root.error("state", "is required here: neither XDG_STATE_HOME nor HOME is set")
    }
    // A store may be checked in or shared; what one machine has told its people belongs to neither.
    if !store.isEmpty, StateLocation.isInside(state, store) {
      throw root.error("state", "must not be inside the store (\(store))")
    }
  }

  private static func place(of error: any Error) -> String {
    guard case DecodingError.dataCorrupted(let context) = error,
      let under = context.underlyingError as? NSError
    else { return "" }
    let words = (under.userInfo["NSDebugDescription"] as? String) ?? under.localizedDescription
    return ": \(words.split(whereSeparator: \.isNewline).joined(separator: " "))"
  }

  private static func sources(
    _ root: ConfigurationObject, _ paths: ConfigurationPaths
  ) throws -> [SourceSettings] {
    _ = try root.require("sources", "a list of places to look at")
    let objects = try root.objects("sources")
    if objects.isEmpty { throw root.error("sources", "must be a list of objects, at least one") }
    let sources = try ConfigurationFaults.map(objects) { try SourceSettings.read($0, paths) }
    var seen: Set<String> = []
    for (source, object) in zip(sources, objects) where !seen.insert(source.pattern).inserted {
      throw object.error("path", "'\(source.path)' is given twice; name the platforms of both in one source")
    }
    return sources
  }

  private static func channels(
    _ root: ConfigurationObject, _ paths: ConfigurationPaths
  ) throws -> [String: ChannelSettings] {
    guard case .object? = try? root.require("channels", ""), let object = try root.object("channels") else {
      _ = try root.require("channels", "an object of channels by name")
      throw root.error("channels", "must be an object of channels by name")
    }
    let members = try ConfigurationFaults.map(object.members()) { member in
      (member.name, try ChannelSettings.read(member.object, name: member.name, paths))
    }
    return Dictionary(members) { first, _ in first }
  }

  private static func routes(
    _ root: ConfigurationObject, channels: Set<String>
  ) throws -> [RouteSettings] {
    _ = try root.require("routes", "a list of which findings go to which channels")
    return try ConfigurationFaults.map(root.objects("routes")) {
      try RouteSettings.read($0, channels: channels)
    }
  }
}
