import SnapshotStore
import SwiftNames
import SymbolModel

/// Finds the Swift name of each symbol of a module, or why there is none.
struct SwiftNamesJoin: Sendable {
  /// The Clang modules that the headers belong to, sorted, with what came of them.
  let outcomes: [(module: String, outcome: SwiftNamesRun.Outcome?)]
  /// The SDK's platform: `iphoneos`.
  let platform: String
  /// The version that the compiler was asked for.
  let version: Version?

  /// What stands in the manifest, and the names.
  ///
  /// - Throws: `StoreError` when a symbol cannot be read.
  func names(
    of module: String, _ symbols: SymbolsObject?
  ) throws -> (SwiftNamesState.Status, String?, SwiftNamesObject?) {
    guard let symbols else { return (.none, "it has no symbols", nil) }
    guard !outcomes.isEmpty else { return (.none, "no module map", nil) }
    let tables = outcomes.compactMap { $0.outcome?.names }
    let failures = outcomes.compactMap { entry -> String? in
      guard let failure = entry.outcome?.failure?.description else { return nil }
      return outcomes.count == 1 ? failure : "\(entry.module): \(failure)"
    }
    let reason = failures.isEmpty ? nil : Self.list(failures)
    guard !tables.isEmpty else { return (.none, reason ?? "the compiler gave no names", nil) }
    var names: [String: SwiftName] = [:]
    for entry in symbols.index {
      if let name = try name(of: entry, symbols, tables) { names[entry.key] = name }
    }
    let object = SwiftNamesObject(module: module, names: names)
    guard !names.isEmpty || symbols.index.isEmpty else {
      return (.none, reason ?? "no Swift module takes its headers in", nil)
    }
    if outcomes.contains(where: { $0.outcome?.isRelaxed == true }) { return (.relaxed, reason, object) }
    return (reason == nil ? .complete : .partial, reason, object)
  }

  /// The first few of several reasons.
  private static func list(_ reasons: [String]) -> String {
    let more = reasons.count - 3
    return reasons.prefix(3).joined(separator: "; ") + (more > 0 ? "; and \(more) more" : "")
  }

  private func name(
    of entry: SymbolsObject.Entry, _ symbols: SymbolsObject, _ tables: [SwiftNameTable]
  ) throws -> SwiftName? {
    guard var name = tables.lazy.compactMap({ $0.name(usr: entry.usr) }).first else {
      return hiding(of: try symbols.symbol(entry)).map { SwiftName(path: nil, hiding: $0) }
    }
    // Whatever is refined has two underscores in its name, but not all that has them is refined.
    if name.path?.contains("__") == true, Self.isRefined(try symbols.symbol(entry)) { name.hiding = .refined }
    return name
  }

  private static func isRefined(_ symbol: Symbol) -> Bool {
    symbol.attributes.contains { $0.name == "swift_private" && $0.parameter == nil }
  }

  /// Why a symbol has no name in Swift, where it can be told from its header.
  private func hiding(of symbol: Symbol) -> SwiftHiding? {
    let availability = symbol.effectiveAvailability
    if availability.isUnavailableEverywhere
      || availability[PlatformName(rawValue: "swift")]?.isUnavailable == true
    {
      return .unavailable
    }
    guard let item = platformNames.lazy.compactMap({ availability[$0] }).first else { return nil }
    if item.isUnavailable { return .platform }
    if let version, let obsoleted = item.obsoleted, obsoleted <= version { return .platform }
    return nil
  }

  /// How availability calls the platform: what stands first holds.
  private var platformNames: [PlatformName] {
    let names =
      switch platform {
      case "iphoneos", "iphonesimulator": ["ios"]
      case "macosx": ["macos"]
      case "maccatalyst": ["maccatalyst", "ios"]
      case "appletvos", "appletvsimulator": ["tvos"]
      case "watchos", "watchsimulator": ["watchos"]
      case "xros", "xrsimulator": ["visionos"]
      default: [platform]
      }
    return names.map { PlatformName(rawValue: $0) }
  }
}
