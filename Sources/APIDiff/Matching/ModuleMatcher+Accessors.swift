import SymbolModel

extension ModuleMatcher {
  /// A getter, with or without a setter, and a property of the same container.
  func pairAccessors(
    _ removed: inout [Symbol], _ added: inout [Symbol], _ pairs: inout [SymbolPair]
  ) throws {
    for property in added where property.kind.isProperty {
      guard let getter = take(property.getter, of: property, from: &removed) else { continue }
      let setter = take(property.setter, of: property, from: &removed)
      var pair = try pair(getter, property, .accessorsBecameProperty)
      pair.accessorsHadSetter = setter != nil
      pairs.append(pair)
      added.removeAll { $0.key == property.key }
    }
    for property in removed where property.kind.isProperty {
      guard let getter = take(property.getter, of: property, from: &added) else { continue }
      let setter = take(property.setter, of: property, from: &added)
      var pair = try pair(property, getter, .propertyBecameAccessors)
      pair.accessorsHadSetter = setter != nil
      pairs.append(pair)
      removed.removeAll { $0.key == property.key }
    }
  }

  private func take(_ selector: String?, of property: Symbol, from symbols: inout [Symbol]) -> Symbol? {
    guard let selector, let container = property.containerKey else { return nil }
    let kind: SymbolKind = property.kind == .classProperty ? .typeMethod : .instanceMethod
    guard
      let at = symbols.firstIndex(where: {
        $0.kind == kind && $0.containerKey == container && $0.ownName == selector
      })
    else { return nil }
    return symbols.remove(at: at)
  }

  /// A method that a property of the other side implies was there before, or still is.
  func dropImplied(_ removed: inout [Symbol], _ added: inout [Symbol], _ pairs: [SymbolPair]) {
    guard !removed.isEmpty || !added.isEmpty else { return }
    let both = pairs.filter { $0.relation == .sameKey }
    let before = implied(by: removed + both.compactMap(\.old))
    let after = implied(by: added + both.compactMap(\.new))
    removed.removeAll { isImplied($0, by: after) }
    added.removeAll { isImplied($0, by: before) }
  }

  /// The properties by the accessors that they imply.
  private func implied(by symbols: [Symbol]) -> [String: Symbol] {
    var result: [String: Symbol] = [:]
    for property in symbols where property.kind.isProperty {
      guard let container = property.containerKey else { continue }
      for selector in [property.getter, property.setter].compactMap(\.self) {
        result["\(container) \(property.kind == .classProperty) \(selector)"] = property
      }
    }
    return result
  }

  /// Only with the property's type is nothing lost.
  private func isImplied(_ method: Symbol, by accessors: [String: Symbol]) -> Bool {
    guard method.kind.isMethod, let container = method.containerKey,
      let property = accessors["\(container) \(method.kind == .typeMethod) \(method.ownName)"]
    else { return false }
    let type = method.ownName == property.setter ? method.parameters.first?.type : method.type
    return NullabilityWords.removed(from: type ?? "") == NullabilityWords.removed(from: property.type ?? "")
  }
}
