import CLibclang

/// What a cursor is; an open set, because every libclang adds some.
package struct CursorKind: RawRepresentable, Hashable, Sendable {
  /// libclang's number.
  package let rawValue: UInt32
  /// Makes one from libclang's number.
  package init(rawValue: UInt32) { self.rawValue = rawValue }
  private init(_ kind: CXCursorKind) { rawValue = UInt32(kind.rawValue) }

  package static let structDecl = CursorKind(CXCursor_StructDecl)
  package static let unionDecl = CursorKind(CXCursor_UnionDecl)
  package static let enumDecl = CursorKind(CXCursor_EnumDecl)
  package static let fieldDecl = CursorKind(CXCursor_FieldDecl)
  package static let enumConstantDecl = CursorKind(CXCursor_EnumConstantDecl)
  package static let functionDecl = CursorKind(CXCursor_FunctionDecl)
  package static let varDecl = CursorKind(CXCursor_VarDecl)
  package static let parmDecl = CursorKind(CXCursor_ParmDecl)
  package static let interfaceDecl = CursorKind(CXCursor_ObjCInterfaceDecl)
  package static let categoryDecl = CursorKind(CXCursor_ObjCCategoryDecl)
  package static let protocolDecl = CursorKind(CXCursor_ObjCProtocolDecl)
  package static let propertyDecl = CursorKind(CXCursor_ObjCPropertyDecl)
  package static let ivarDecl = CursorKind(CXCursor_ObjCIvarDecl)
  package static let instanceMethodDecl = CursorKind(CXCursor_ObjCInstanceMethodDecl)
  package static let classMethodDecl = CursorKind(CXCursor_ObjCClassMethodDecl)
  package static let typedefDecl = CursorKind(CXCursor_TypedefDecl)
  package static let unexposedDecl = CursorKind(CXCursor_UnexposedDecl)
  package static let linkageSpec = CursorKind(CXCursor_LinkageSpec)
  package static let superClassRef = CursorKind(CXCursor_ObjCSuperClassRef)
  package static let protocolRef = CursorKind(CXCursor_ObjCProtocolRef)
  package static let classRef = CursorKind(CXCursor_ObjCClassRef)
  package static let typeRef = CursorKind(CXCursor_TypeRef)
  package static let templateTypeParameter = CursorKind(CXCursor_TemplateTypeParameter)
  package static let macroDefinition = CursorKind(CXCursor_MacroDefinition)
  package static let macroExpansion = CursorKind(CXCursor_MacroExpansion)
  package static let inclusionDirective = CursorKind(CXCursor_InclusionDirective)

  /// Whether this is an attribute, known by name or not.
  package var isAttribute: Bool { clang_isAttribute(CXCursorKind(rawValue: .init(rawValue))) != 0 }
  /// Whether this is of the preprocessor.
  package var isPreprocessing: Bool { clang_isPreprocessing(CXCursorKind(rawValue: .init(rawValue))) != 0 }
  /// Whether this is a declaration.
  package var isDeclaration: Bool { clang_isDeclaration(CXCursorKind(rawValue: .init(rawValue))) != 0 }
  /// libclang's own word for the kind.
  package var name: String {
    String(disposing: clang_getCursorKindSpelling(CXCursorKind(rawValue: .init(rawValue))))
  }
}
