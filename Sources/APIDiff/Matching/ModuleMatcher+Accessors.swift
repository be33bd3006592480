import SymbolModel

extension ModuleMatcher {
  /// A getter, with or without a setter, and a property of the same container.
  func pairAccessors(
    _ removed: inout [Symbol], _ added: inout [Symbol], _ pairs: inout [SymbolPair]
  ) throws {
    let gone = Self.methods(removed)
    let came = Self.methods(added)
    var (usedRemoved, usedAdded) = (Set<Int>(), Set<Int>())
    for (number, property) in added.enumerated() where property.kind.isProperty {
      guard let getter = AccessorPlace(property.getter, of: property).flatMap({ gone[$0] }),
        !usedRemoved.contains(getter)
      else { continue }
      let setter = AccessorPlace(property.setter, of: property).flatMap { gone[$0] }
      let pair = try pair(removed[getter], property, .accessorsBecameProperty)
      pair.accessorsHadSetter = setter != nil
      pairs.append(pair)
      usedAdded.insert(number)
      usedRemoved.formUnion([getter, setter].compactMap(\.self))
    }
    for (number, property) in removed.enumerated() where property.kind.isProperty {
      guard let getter = AccessorPlace(property.getter, of: property).flatMap({ came[$0] }),
        !usedAdded.contains(getter)
      else { continue }
      let setter = AccessorPlace(property.setter, of: property).flatMap { came[$0] }
      let pair = try pair(property, added[getter], .propertyBecameAccessors)
      pair.accessorsHadSetter = setter != nil
      pairs.append(pair)
      usedRemoved.insert(number)
      usedAdded.formUnion([getter, setter].compactMap(\.self))
    }
    removed.remove(at: usedRemoved)
    added.remove(at: usedAdded)
  }

  /// Where methods are in a list.
  private static func methods(_ symbols: [Symbol]) -> [AccessorPlace: Int] {
    var places: [AccessorPlace: Int] = [:]
    for (number, symbol) in symbols.enumerated() {
      if let place = AccessorPlace(symbol) { places[place] = number }
    }
    return places
  }

  /// A method that a property of the other side implies was there before, or still is.
  func dropImplied(_ removed: inout [Symbol], _ added: inout [Symbol], _ pairs: [SymbolPair]) {
    var containers: Set<String> = []
    for symbols in [removed, added] {
      containers.formUnion(symbols.lazy.filter(\.kind.isMethod).compactMap(\.containerKey))
    }
    guard !containers.isEmpty else { return }
    var before = ImpliedAccessors(in: containers)
    var after = before
    for symbol in removed { before.add(symbol) }
    for symbol in added { after.add(symbol) }
    for pair in pairs where pair.relation == .sameKey {
      if let old = pair.old { before.add(old) }
      if let new = pair.new { after.add(new) }
    }
    removed.removeAll(where: after.imply)
    added.removeAll(where: before.imply)
  }
}
