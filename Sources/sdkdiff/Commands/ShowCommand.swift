import ChangelogRender
import SDKDiscovery
import SnapshotStore
import SymbolModel

extension Command {
  static let show = Command(
    name: "show", arguments: "BUILD [MODULE|SYMBOL]",
    summary: "what is stored of a build, a module or a symbol",
    flags: FlagTable.show, positionals: 1...2
  ) { arguments in
    let store = SnapshotStore(root: StoreFolder.path(arguments))
    let manifest = try BuildName(arguments.positional[0]).resolve(in: store.manifests(), store: store.root)
    let asJSON = arguments["--format"] == "json"
    if let folder = arguments["--headers"] {
      try restore(headers: arguments.positional.dropFirst().first, of: manifest, in: store, into: folder)
      return 0
    }
    guard arguments.positional.count == 2 else {
      try Output.write(asJSON ? ShowText.manifestJSON(manifest) : ShowText.manifest(manifest))
      return 0
    }
    let name = arguments.positional[1]
    if let module = manifest.modules.first(where: { $0.name == name }) {
      try show(module, of: manifest, in: store, asJSON: asJSON)
      return 0
    }
    return try showSymbols(named: name, of: manifest, in: store, asJSON: asJSON)
  }

  /// Writes what was kept of a module's headers, or of all.
  private static func restore(
    headers name: String?, of manifest: SnapshotManifest, in store: SnapshotStore, into folder: String
  ) throws {
    let modules = manifest.modules.filter { name == nil || $0.name == name }
    if let name, modules.isEmpty {
      throw StoreError.unknownModule(
        name, build: manifest.build.path,
        nearest: NameSuggestions.nearest(name, in: manifest.modules.map(\.name), limit: 3))
    }
    let restored = try RestoredHeaders(manifest: manifest, store: store).write(modules, into: folder)
    let files = restored.files == 1 ? "1 file" : "\(restored.files) files"
    let count = restored.modules == 1 ? "1 module" : "\(restored.modules) modules"
    try Output.write(VisibleText.escape("\(files) of \(count) written to \(folder)") + "\n")
    for name in restored.leftOut { Output.complain("\(name) was too large to be kept") }
    if !restored.lacking.isEmpty {
      Output.complain(
        "the headers of \(restored.lacking.count) modules were not kept: \(restored.lacking.prefix(5).joined(separator: ", "))"
      )
    }
  }

  private static func show(
    _ module: SnapshotManifest.Module, of manifest: SnapshotManifest, in store: SnapshotStore, asJSON: Bool
  ) throws {
    guard let symbols = try store.symbols(of: module, in: manifest.build) else {
      if asJSON {
        try Output.write("{\"module\":\(ShowText.quoted(module.name)),\"symbols\":[]}\n")
      } else {
        let line = "\(module.name): \(module.status.rawValue): \(module.reason ?? "no reason is known")"
        try Output.write(VisibleText.escape(line) + "\n")
      }
      return
    }
    if asJSON {
      try Output.write(symbols.json(names: store.swiftNames(of: module, in: manifest.build)) + [0x0A])
    } else {
      try Output.write(ShowText.module(module, symbols))
    }
  }

  private static func showSymbols(
    named name: String, of manifest: SnapshotManifest, in store: SnapshotStore, asJSON: Bool
  ) throws -> Int32 {
    var names: Set<String> = Set(manifest.modules.map(\.name))
    var found: [(module: SnapshotManifest.Module, object: SymbolsObject, hits: [SymbolsObject.Entry])] = []
    for module in manifest.modules {
      guard let object = try store.symbols(of: module, in: manifest.build) else { continue }
      var hits: [SymbolsObject.Entry] = []
      for entry in object.index {
        let symbol = try object.symbol(entry)
        if [symbol.name, symbol.ownName, symbol.usr, symbol.key].contains(name) {
          hits.append(entry)
        } else if symbol.kind == .class || symbol.kind == .protocol {
          names.insert(symbol.name)
        }
      }
      if !hits.isEmpty { found.append((module, object, hits)) }
    }
    // What nobody is called in Objective-C may be a name in Swift.
    if found.isEmpty {
      for module in manifest.modules {
        let keys = try store.swiftNames(of: module, in: manifest.build)?.keys(answeringTo: name) ?? []
        guard !keys.isEmpty, let object = try store.symbols(of: module, in: manifest.build) else { continue }
        found.append((module, object, keys.compactMap(object.entry)))
      }
    }
    guard !found.isEmpty else {
      throw StoreError.unknownModule(
        name, build: manifest.build.path,
        nearest: NameSuggestions.nearest(name, in: names.sorted(), limit: 3))
    }
    for (module, object, hits) in found {
      let names = try store.swiftNames(of: module, in: manifest.build)
      if asJSON {
        try Output.write(object.json(of: hits, names: names) + [0x0A])
      } else {
        for hit in hits {
          try Output.write(
            ShowText.symbol(try object.symbol(hit), module: module.name, swiftName: names?[hit.key]))
        }
      }
    }
    return 0
  }
}
