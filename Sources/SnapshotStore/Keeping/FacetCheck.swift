import SymbolModel

/// Whether an object is what its manifest says of it, beyond being the bytes that it was.
enum FacetCheck {
  /// What is wrong; nil when nothing is. A facet that nobody knows here is only its bytes.
  ///
  /// - Throws: `StoreError.tooNew`, `.damaged`.
  static func fault(
    of bytes: [UInt8], _ facet: String, of module: SnapshotManifest.Module, path: String
  ) throws -> String? {
    switch Facet(rawValue: facet) {
    case .symbols: try symbols(SymbolsObject(bytes: bytes, path: path), module)
    case .swiftNames: whose(try SwiftNamesObject(bytes: bytes, path: path).module, module)
    case .headers: whose(try HeadersObject(bytes: bytes, path: path).module, module)
    case .pages, nil: nil
    }
  }

  private static func whose(_ name: String, _ module: SnapshotManifest.Module) -> String? {
    name == module.name ? nil : "it is of \(name), not of \(module.name)"
  }

  private static func symbols(
    _ object: SymbolsObject, _ module: SnapshotManifest.Module
  ) throws -> String? {
    if object.module != module.name {
      return "it holds the symbols of \(object.module), not of \(module.name)"
    }
    if object.count != module.symbols {
      return "it holds \(object.count) symbols of \(module.name), and its manifest says \(module.symbols)"
    }
    if object.incomplete.count != module.incomplete {
      return
        "it lists \(object.incomplete.count) places that were not read right, and its manifest says"
        + " \(module.incomplete)"
    }
    var previous: String?
    for row in 0..<object.count {
      let key = try object.symbol(at: row).key
      if let previous, key.precedesInBytes(previous) { return "its symbols are not in order" }
      previous = key
    }
    return nil
  }
}
