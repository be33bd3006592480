import APIDiff
import ChangelogRender
import Foundation
import SDKDiscovery
import SnapshotPipeline
import SnapshotStore
import SymbolModel

/// Says what a pass would do, without doing any of it: nothing is parsed, written or sent.
package struct WatchCheck {
  private let configuration: WatchConfiguration
  private let environment: [String: String]
  private let suppressions: (WatchConfiguration) throws -> SuppressionList

  /// Prepares a look.
  ///
  /// - Parameter suppressions: reads the suppressions as a pass does.
  package init(
    configuration: WatchConfiguration, environment: [String: String],
    suppressions: @escaping (WatchConfiguration) throws -> SuppressionList
  ) {
    self.configuration = configuration
    self.environment = environment
    self.suppressions = suppressions
  }

  /// What a pass would do, and what stands in its way; no line is escaped yet.
  package func run() -> (lines: [String], faults: [String]) {
    var lines = [
      "configuration  \(configuration.file): valid", "store          \(configuration.store)",
      "state          \(configuration.state)",
    ]
    var faults: [String] = []
    let seen = seen(&faults)
    for (source, scan) in zip(configuration.sources, SourceScan.all(configuration.sources)) {
      lines.append("source         \(source.path)\(Self.wanted(source))")
      if let complaint = scan.complaint { faults.append(complaint) }
      for input in scan.inputs { look(at: input, source, seen, &lines, &faults) }
    }
    // Without them a pass tells nothing of a new build.
    do {
      let count = try suppressions(configuration).entries.count
      if let file = configuration.ignore { lines.append("ignore         \(file): \(count) suppressions") }
    } catch {
      faults.append("\(error)")
    }
    if configuration.swiftNames != false, SwiftNamesMode.lacksToolchain(in: environment) {
      if configuration.swiftNames == true { faults.append("swiftNames: \(Intake.noToolchain)") }
      lines.append("Swift names    none: \(Intake.noToolchain)")
    }
    for report in configuration.reports {
      lines.append("report         \(report.format.rawValue) to \(report.path)")
    }
    for name in configuration.channelNames {
      guard let settings = configuration.channels[name] else { continue }
      lines.append("channel        \(name): \(ChannelWords.of(settings))")
      for fault in ChannelWords.faults(settings, environment: environment) {
        faults.append("channel \(name): \(fault)")
      }
      let routes = configuration.routes(to: name)
      if routes.isEmpty {
        lines.append("                 no route leads to it: it is told of failing channels alone")
      }
      for route in routes { lines.append("                 \(Self.words(route))") }
    }
    lines.append("language       \(configuration.language.rawValue)")
    lines.append(
      "retry          for \(DurationText.words(configuration.retry.maximumAge)); other channels are told after"
        + " \(configuration.retry.tellAfter) failed passes")
    if let quiet = configuration.quietHours {
      let zone = quiet.timeZone.identifier
      lines.append(
        "quiet hours    \(QuietHours.text(quiet.from)) to \(QuietHours.text(quiet.to)), \(zone): nothing is delivered"
      )
    }
    return (lines, faults)
  }

  /// What was seen before; nothing when nobody can tell.
  private func seen(_ faults: inout [String]) -> [SeenBuild] {
    do {
      return try WatchDatabase.reading(configuration.state) { try SeenBuilds(database: $0).all() } ?? []
    } catch {
      faults.append("\(error)")
      return []
    }
  }

  private func look(
    at input: FoundInput, _ source: SourceSettings, _ seen: [SeenBuild], _ lines: inout [String],
    _ faults: inout [String]
  ) {
    do {
      let options = DiscoveryOptions(product: source.product)
      let builds = try SDKDiscovery.builds(path: input.path, platforms: source.platforms, options: options)
      if builds.isEmpty {
        lines.append("                 \(input.path): nothing for these platforms")
        if !SourceGlob.isPattern(source.path) {
          faults.append("\(input.path): nothing in it is for these platforms")
        }
      }
      for found in builds {
        do {
          let build = try found.get()
          lines.append("                 \(input.path): \(words(build, seen))")
        } catch {
          faults.append("\(error)")
        }
      }
    } catch {
      faults.append("\(error)")
    }
  }

  private func words(_ input: DiscoveredInput, _ seen: [SeenBuild]) -> String {
    let line = "\(input.product)/\(input.platform)"
    let known = seen.filter { $0.build.product == input.product && $0.build.platform == input.platform }
    guard let number = input.build else {
      return "\(line), versioned by its headers; "
        + (known.isEmpty ? "the first is the baseline" : "compared with the one before when they change")
    }
    let build = SDKBuild(
      product: input.product, platform: input.platform, version: input.version, build: number)
    let name = NewBuild.name(build)
    if known.contains(where: { $0.build.build == number }) { return "\(name), seen before" }
    guard let newest = known.max(by: { $0.precedes($1) }) else {
      return "\(name), new; compared with an older one if one is stored, else the baseline"
    }
    if SDKBuild.isOlder(build, than: newest.build) {
      return "\(name), new, and older than \(newest.build.build): stored, not told"
    }
    return "\(name), new; compared with \(newest.build.build)"
  }

  private static func wanted(_ source: SourceSettings) -> String {
    let platforms = source.platforms.isEmpty ? "all but simulators" : source.platforms.joined(separator: ", ")
    return " (\(platforms)\(source.isOptional ? "; may be empty" : ""))"
  }

  private static func words(_ route: RouteSettings) -> String {
    func list(_ patterns: [String]) -> String {
      patterns == ["*"] ? "all" : patterns.joined(separator: ", ")
    }
    return
      "modules: \(list(route.modules)); ids: \(list(route.ids)); from \(route.minimumLevel.rawValue) on"
  }
}
