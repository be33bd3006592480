import SymbolModel

/// Finds the ways in which two states of a symbol differ.
struct SymbolComparison {
  /// Tells whether a class's ancestors adopt a protocol, on the old or the new side.
  let inherits: (_ superclass: String, _ protocol: String, _ onNewSide: Bool) -> Bool

  func aspects(of pair: SymbolPair) -> [ChangeAspect] {
    guard let old = pair.old else { return [.added] }
    guard let new = pair.new else { return [.removed] }
    // Touching an error, its types are not to be trusted.
    guard !old.isIncomplete, !new.isIncomplete else { return [] }
    var aspects: [ChangeAspect] = []
    switch pair.relation {
    case .sameKey: aspects += shape(old, new)
    case .renamed: aspects += [.renamed(old: old.name, new: new.name)] + shape(old, new)
    case .moved(let module): aspects += [.moved(old: module, new: pair.module)] + shape(old, new)
    case .otherKind: aspects.append(.kind(old: old.kind, new: new.kind))
    case .accessorsBecameProperty: aspects += becameProperty(old, new, pair)
    case .propertyBecameAccessors: aspects += becameAccessors(old, new, pair)
    }
    if pair.swiftNames.decides {
      // What headers write of names matters by what comes of it.
      aspects.removeAll { $0.isWrittenSwiftName }
    }
    aspects += pair.swiftNames.aspects(of: pair)
    aspects += AvailabilityComparison.changes(in: pair).map(ChangeAspect.availability)
    if let change = DocumentationDelta(old: old.documentation, new: new.documentation) {
      aspects.append(.documentation(change))
    }
    if case .moved = pair.relation { return aspects }
    if old.header != new.header, old.container == nil {
      aspects.append(.header(old: old.header, new: new.header))
    }
    return aspects
  }

  private func becameProperty(_ getter: Symbol, _ property: Symbol, _ pair: SymbolPair) -> [ChangeAspect] {
    var aspects: [ChangeAspect] = [.accessorsBecameProperty]
    aspects += type(nil, getter.type, property.type)
    // A setter that nobody had before; one that went stands beside as a removed method.
    if property.setter != nil, !pair.accessorsHadSetter {
      aspects.append(.propertyAttributes(old: ["readonly"], new: ["readwrite"], setter: .gained))
    }
    return aspects
  }

  private func becameAccessors(_ property: Symbol, _ getter: Symbol, _ pair: SymbolPair) -> [ChangeAspect] {
    var aspects: [ChangeAspect] = [.propertyBecameAccessors]
    aspects += type(nil, property.type, getter.type)
    if property.setter != nil, !pair.accessorsHadSetter {
      aspects.append(.propertyAttributes(old: ["readwrite"], new: ["readonly"], setter: .lost))
    }
    return aspects
  }

  private func shape(_ old: Symbol, _ new: Symbol) -> [ChangeAspect] {
    var aspects: [ChangeAspect] = []
    switch new.kind {
    case .function, .instanceMethod, .typeMethod: aspects += signature(old, new)
    case .property, .classProperty:
      aspects += type(nil, old.type, new.type)
      aspects += property(old, new)
    case .enum:
      if let before = old.type, let after = new.type, before != after {
        aspects.append(.enumType(old: before, new: after))
      }
    case .macro: aspects += macro(old, new)
    case .enumConstant:
      if old.value != new.value {
        aspects.append(
          .enumValue(
            old: old.valueAsWritten ?? old.value ?? "", new: new.valueAsWritten ?? new.value ?? ""))
      }
    case .struct: aspects += fieldOrder(old, new)
    case .union: break
    case .class, .protocol, .category:
      if new.kind == .class, old.superclass != new.superclass {
        aspects.append(.superclass(old: old.superclass, new: new.superclass))
      }
      aspects += conformances(old, new)
      if old.genericParameters != new.genericParameters {
        aspects.append(.genericParameters(old: old.genericParameters, new: new.genericParameters))
      }
    case .typedef, .variable, .field, .alias: aspects += type(nil, old.type, new.type)
    }
    if old.isOptional != new.isOptional { aspects.append(.requirement(isOptional: new.isOptional)) }
    return aspects + attributes(old, new)
  }

  private func type(_ part: String?, _ old: String?, _ new: String?) -> [ChangeAspect] {
    old == new ? [] : [.type(part: part, old: old ?? "", new: new ?? "")]
  }

  private func signature(_ old: Symbol, _ new: Symbol) -> [ChangeAspect] {
    guard old.parameters.count == new.parameters.count, old.isVariadic == new.isVariadic,
      old.hasNoPrototype == new.hasNoPrototype
    else { return [.type(part: nil, old: functionType(old), new: functionType(new))] }
    var aspects = type("return", old.type, new.type)
    for (number, (before, after)) in zip(old.parameters, new.parameters).enumerated() {
      let name = after.name.isEmpty ? "parameter \(number + 1)" : after.name
      aspects += type(name, ParameterType.unqualified(before.type), ParameterType.unqualified(after.type))
      if before.name != after.name { aspects.append(.parameterName(old: before.name, new: after.name)) }
    }
    return aspects
  }

  private func functionType(_ symbol: Symbol) -> String {
    var parameters = symbol.parameters.map(\.type)
    if symbol.isVariadic { parameters.append("...") }
    let list = symbol.hasNoPrototype ? "" : parameters.isEmpty ? "void" : parameters.joined(separator: ", ")
    return "\(symbol.type ?? "void") (\(list))"
  }

  private func property(_ old: Symbol, _ new: Symbol) -> [ChangeAspect] {
    guard old.propertyAttributes != new.propertyAttributes else { return [] }
    switch (old.setter != nil, new.setter != nil) {
    case (true, false):
      return [.propertyAttributes(old: ["readwrite"], new: ["readonly"], setter: .lost)]
        + remainingAttributes(old, new)
    case (false, true):
      return [.propertyAttributes(old: ["readonly"], new: ["readwrite"], setter: .gained)]
        + remainingAttributes(old, new)
    default: return remainingAttributes(old, new)
    }
  }

  private func remainingAttributes(_ old: Symbol, _ new: Symbol) -> [ChangeAspect] {
    let gone = old.propertyAttributes.filter { !new.propertyAttributes.contains($0) && $0 != "readonly" }
    let came = new.propertyAttributes.filter { !old.propertyAttributes.contains($0) && $0 != "readonly" }
    if gone.isEmpty, came.isEmpty { return [] }
    return [.propertyAttributes(old: gone, new: came, setter: .same)]
  }

  private func macro(_ old: Symbol, _ new: Symbol) -> [ChangeAspect] {
    func text(_ symbol: Symbol) -> String {
      let list = symbol.parameters.map(\.name).joined(separator: ", ")
      return symbol.parameters.isEmpty ? symbol.value ?? "" : "(\(list)) \(symbol.value ?? "")"
    }
    let before = text(old)
    let after = text(new)
    guard MacroText.tight(before) != MacroText.tight(after) else { return [] }
    return [.macroValue(old: before, new: after)]
  }

  private func fieldOrder(_ old: Symbol, _ new: Symbol) -> [ChangeAspect] {
    let before = old.fields.filter(Set(new.fields).contains)
    let after = new.fields.filter(Set(old.fields).contains)
    return before == after ? [] : [.fieldOrder(old: before, new: after)]
  }

  private func conformances(_ old: Symbol, _ new: Symbol) -> [ChangeAspect] {
    var aspects: [ChangeAspect] = []
    for name in new.protocols where !old.protocols.contains(name) {
      if let parent = old.superclass, inherits(parent, name, false) { continue }
      aspects.append(.conformanceAdded(name))
    }
    for name in old.protocols where !new.protocols.contains(name) {
      if let parent = new.superclass, inherits(parent, name, true) { continue }
      aspects.append(.conformanceRemoved(name))
    }
    return aspects
  }

  private func attributes(_ old: Symbol, _ new: Symbol) -> [ChangeAspect] {
    guard old.attributes != new.attributes else { return [] }
    let before = old.attributes.map(AttributeText.plain)
    let after = new.attributes.map(AttributeText.plain)
    var gone = before.filter { !after.contains($0) }
    let come = after.filter { !before.contains($0) }
    var aspects: [ChangeAspect] = []
    for attribute in come {
      func isKin(_ other: SymbolAttribute) -> Bool {
        other.name == attribute.name && other.parameter == attribute.parameter
      }
      // The same attribute with other arguments is one change. Only of `swift_attr` a symbol may have several:
      // there one has to be the only one that went.
      let kin = gone.indices.filter { isKin(gone[$0]) }
      let isClear = attribute.name != "swift_attr" || kin.count == 1 && come.count(where: isKin) == 1
      if let at = kin.first, isClear {
        aspects.append(.attribute(old: gone.remove(at: at), new: attribute))
      } else {
        aspects.append(.attribute(old: nil, new: attribute))
      }
    }
    return aspects + gone.map { .attribute(old: $0, new: nil) }
  }
}
