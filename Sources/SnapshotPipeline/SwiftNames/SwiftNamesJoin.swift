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
      let symbol = try symbols.symbol(entry)
      // Constants of an unnamed enum of errors are imported twice, and here as variables.
      if symbol.kind == .enumConstant, tables.contains(where: { $0.hasGlobal(named: symbol.ownName) }) {
        return SwiftName(path: symbol.ownName)
      }
      return hiding(of: symbol).map { SwiftName(path: nil, hiding: $0) }
    }
    // Whatever is refined has two underscores in its name, but not all that has them is refined.
    if let path = name.path, path.contains("__"), Self.isRefined(try symbols.symbol(entry), path) {
      name.hiding = .refined
    }
    return name
  }

  /// Whether a symbol is refined for Swift: by its header, or by API notes, of which only the outcome is seen.
  private static func isRefined(_ symbol: Symbol, _ path: String) -> Bool {
    if symbol.attributes.contains(where: { $0.name == "swift_private" && $0.parameter == nil }) {
      return true
    }
    let name = SwiftName.lastComponent(path)
    return (name.hasPrefix("__") || name.hasPrefix("init(__")) && !symbol.ownName.hasPrefix("__")
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
    guard let deprecated = item.deprecated, let firstWithSwift else { return nil }
    return deprecated < firstWithSwift ? .unavailable : nil
  }

  /// The importer makes unavailable what was deprecated before there was Swift.
  private var firstWithSwift: Version? {
    switch platform {
    case "iphoneos", "iphonesimulator", "maccatalyst": Version(8)
    case "macosx": Version(10, 10)
    default: nil
    }
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
