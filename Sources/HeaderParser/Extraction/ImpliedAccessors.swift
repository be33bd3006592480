import LibClang

/// Tells the methods of a container that only its properties imply: libclang lists them beside those that are written.
struct ImpliedAccessors {
  /// The properties by the offset of their names, where an accessor stands, too. Several can stand at one place, when
  /// one macro makes them; then methods can as well.
  private var properties: [Int: [Cursor]] = [:]

  init(_ members: [Cursor]) {
    for member in members where member.kind == .propertyDecl {
      if let offset = member.location?.offset { properties[offset, default: []].append(member) }
    }
  }

  /// Whether the method `cursor` is one of them.
  func contains(_ cursor: Cursor, at location: SourceLocation) -> Bool {
    guard let here = properties[location.offset] else { return false }
    // Where a property is written out nothing else can stand at its name.
    if here.contains(where: { $0.place?.offset != $0.extent?.range.lowerBound }) { return true }
    let selector = cursor.spelling
    return here.contains {
      $0.propertyGetter == selector
        || $0.propertySetter == selector && !$0.propertyAttributes.contains(.readonly)
    }
  }
}
