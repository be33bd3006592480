import LibClang

/// The children of a declaration, sorted by what they are, from one visit.
struct CursorChildren {
  var attributes: [AttributePlace] = []
  var members: [Cursor] = []
  var protocols: [String] = []
  var superclass: String?
  var extendedClass: Cursor?
  var typeParameters: [Cursor] = []

  /// The attributes alone: most declarations have none and need no visit.
  static func attributes(of cursor: Cursor) -> [AttributePlace] {
    cursor.hasAttributes ? CursorChildren(of: cursor).attributes : []
  }

  init(of cursor: Cursor) {
    var attributes: [AttributePlace] = []
    var members: [Cursor] = []
    var protocols: [String] = []
    var superclass: String?
    var extendedClass: Cursor?
    var typeParameters: [Cursor] = []
    cursor.visitChildren { child in
      let kind = child.kind
      if kind.isAttribute {
        if let place = child.place {
          attributes.append(AttributePlace(file: place.file, offset: place.offset))
        }
      } else if kind == .protocolRef {
        protocols.append(child.spelling)
      } else if kind == .superClassRef {
        superclass = child.spelling
      } else if kind == .classRef {
        if extendedClass == nil { extendedClass = child }
      } else if kind == .templateTypeParameter {
        typeParameters.append(child)
      } else if kind.isDeclaration {
        members.append(child)
      }
      return .next
    }
    // libclang's own order is no order.
    self.attributes = attributes.count > 1 ? attributes.sorted { $0.offset < $1.offset } : attributes
    self.members = members
    self.protocols = protocols
    self.superclass = superclass
    self.extendedClass = extendedClass
    self.typeParameters = typeParameters
  }
}
