import SnapshotStore
import SymbolModel

/// Finds the symbols of a build that pages are about.
final class SymbolFinder {
  /// A symbol and the module that declares it.
  struct Place: Hashable {
    let module: String
    let row: Int
  }

  private let side: DiffSide
  private let modules: [String: SnapshotManifest.Module]
  private var byUSR: [String: [Place]] = [:]
  private var generics: [String: [String: String]] = [:]
  private var types: [String: String?] = [:]
  private var names: [String: [String: [Int]]] = [:]

  /// Looks through all modules for some USRs.
  ///
  /// - Throws: `StoreError`.
  init(_ side: DiffSide, wanted: Set<String>) throws {
    self.side = side
    modules = Dictionary(side.manifest.modules.map { ($0.name, $0) }) { first, _ in first }
    for module in side.manifest.modules {
      guard let object = try side.symbols(module) else { continue }
      for row in 0..<object.count {
        let usr = object.usr(at: row)
        if wanted.contains(usr) { byUSR[usr, default: []].append(Place(module: module.name, row: row)) }
      }
    }
  }

  /// How the module fared; nil when the build has no headers of it.
  func status(of module: String) -> ModuleStatus? { modules[module]?.status }

  /// The symbol that a page is about, preferably in the page's own module.
  ///
  /// - Throws: `StoreError`.
  func symbol(for page: Page, in module: String) throws -> (place: Place, symbol: Symbol)? {
    for usr in page.usrs {
      let places = byUSR[usr] ?? []
      if let place = places.first(where: { $0.module == module }) ?? places.first {
        return try symbol(at: place).map { (place, $0) }
      }
      // These hold the file or the place of the declaration, which tools see in their own ways.
      if let name = Self.nameInPlacedUSR(usr), let place = try self.place(named: name, in: module) {
        return try symbol(at: place).map { (place, $0) }
      }
    }
    return nil
  }

  /// All symbols of a module.
  ///
  /// - Throws: `StoreError`.
  func symbols(of module: String) throws -> [(place: Place, symbol: Symbol)] {
    guard let object = try modules[module].flatMap(side.symbols) else { return [] }
    return try (0..<object.count).map { (Place(module: module, row: $0), try object.symbol(at: $0)) }
  }

  /// What a name stands for in a symbol's declaration: the bound of a generic parameter of its class, else the type
  /// of a typedef, preferably in the symbol's module; nil when it stands for nothing else.
  func type(named name: String, for symbol: Symbol, in module: String) -> String? {
    if let key = symbol.containerKey, let bound = bounds(of: key, in: module)[name] { return bound }
    return type(named: name, in: module)
  }

  /// The generic parameters of a class, each with its bound.
  private func bounds(of key: String, in module: String) -> [String: String] {
    if let known = generics[key] { return known }
    var bounds: [String: String] = [:]
    let object = try? modules[module].flatMap(side.symbols)
    let container = object?.row(key: key).flatMap { try? object?.symbol(at: $0) }
    for parameter in VarianceWords.removed(from: container?.genericParameters ?? []) {
      let parts = parameter.split(separator: ":", maxSplits: 1).map {
        $0.split(separator: " ").joined(separator: " ")
      }
      guard let name = parts.first else { continue }
      bounds[name] = parts.count > 1 ? parts[1] : "id"
    }
    generics[key] = bounds
    return bounds
  }

  private func type(named name: String, in module: String) -> String? {
    if let known = types[name] { return known }
    let order = [module] + side.manifest.modules.map(\.name).filter { $0 != module }
    let type = order.lazy.compactMap { other -> String? in
      // What cannot be read was told when the module was looked through.
      guard let object = try? self.modules[other].flatMap(self.side.symbols),
        let row = object.row(key: "typedef \(name)")
      else { return nil }
      return try? object.symbol(at: row).type
    }.first
    types[name] = .some(type)
    return type
  }

  private func symbol(at place: Place) throws -> Symbol? {
    try modules[place.module].flatMap(side.symbols)?.symbol(at: place.row)
  }

  private func place(named name: String, in module: String) throws -> Place? {
    if names[module] == nil {
      var known: [String: [Int]] = [:]
      for (place, symbol) in try symbols(of: module) { known[symbol.ownName, default: []].append(place.row) }
      names[module] = known
    }
    return names[module]?[name]?.first.map { Place(module: module, row: $0) }
  }

  /// The name in the USR of a macro, a typedef, a static function or a constant of an unnamed enum; nil for others.
  static func nameInPlacedUSR(_ usr: String) -> String? {
    guard usr.hasPrefix("c:") else { return nil }
    let body = usr.dropFirst(2)
    guard !body.hasPrefix("objc(") else { return nil }
    let parts = body.split(separator: "@", omittingEmptySubsequences: true)
    let isPlaced =
      !body.hasPrefix("@") || parts.contains { ["macro", "T", "Ea", "SA", "UA", "EA"].contains($0) }
    return isPlaced ? parts.last.map(String.init) : nil
  }
}
