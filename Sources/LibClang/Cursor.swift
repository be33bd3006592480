import CLibclang

/// A place in the tree of a translation unit; keeps the unit alive.
package struct Cursor {
  let raw: CXCursor
  /// The unit it belongs to.
  package let unit: TranslationUnit

  /// What it is.
  package var kind: CursorKind { CursorKind(rawValue: UInt32(raw.kind.rawValue)) }
  /// Its name.
  package var spelling: String { String(disposing: clang_getCursorSpelling(raw)) }
  /// Its unified symbol resolution string.
  package var usr: String { String(disposing: clang_getCursorUSR(raw)) }
  /// Where its name stands.
  package var location: SourceLocation? { unit.location(clang_getCursorLocation(raw)) }

  /// The stretch of the file it covers, macros seen from outside.
  package var extent: SourceExtent? { unit.extent(clang_getCursorExtent(raw)) }

  /// Where its name stands, without the line.
  package var place: (file: SourceFile, offset: Int)? { unit.place(clang_getCursorLocation(raw)) }

  /// Whether this is the definition rather than a mention ahead of it.
  package var isDefinition: Bool { clang_isCursorDefinition(raw) != 0 }
  /// Whether the thing has no name; libclang 16 and later put words in its spelling then.
  package var isAnonymous: Bool { clang_Cursor_isAnonymous(raw) != 0 }
  /// Whether it has attributes, written or not.
  package var hasAttributes: Bool { clang_Cursor_hasAttrs(raw) != 0 }
  /// The type of the declared thing.
  package var type: ClangType { ClangType(raw: clang_getCursorType(raw), unit: unit) }
  /// The result type of a function or method.
  package var resultType: ClangType { ClangType(raw: clang_getCursorResultType(raw), unit: unit) }
  /// What a typedef stands for.
  package var underlyingType: ClangType {
    ClangType(raw: clang_getTypedefDeclUnderlyingType(raw), unit: unit)
  }
  /// The integer type of an enum.
  package var enumIntegerType: ClangType { ClangType(raw: clang_getEnumDeclIntegerType(raw), unit: unit) }
  /// The number of an enum constant.
  package var enumValue: Int64 { clang_getEnumConstantDeclValue(raw) }
  /// The same number read without a sign.
  package var enumUnsignedValue: UInt64 { clang_getEnumConstantDeclUnsignedValue(raw) }
  /// The bits of a bit-field; nil for others.
  package var bitWidth: Int? {
    let width = clang_getFieldDeclBitWidth(raw)
    return width < 0 ? nil : Int(width)
  }
  /// Whether a function or method takes more arguments than it names.
  package var isVariadic: Bool { clang_Cursor_isVariadic(raw) != 0 }
  /// Whether a protocol's member stands below `@optional`.
  package var isOptional: Bool { clang_Cursor_isObjCOptional(raw) != 0 }
  /// Whether a function has `static`.
  package var isStatic: Bool { clang_Cursor_getStorageClass(raw) == CX_SC_Static }
  /// The declaration around it.
  package var semanticParent: Cursor { Cursor(raw: clang_getCursorSemanticParent(raw), unit: unit) }
  /// What it refers to.
  package var referenced: Cursor { Cursor(raw: clang_getCursorReferenced(raw), unit: unit) }
  /// Whether a macro takes arguments.
  package var isFunctionLikeMacro: Bool { clang_Cursor_isMacroFunctionLike(raw) != 0 }
  /// Whether the compiler made a macro, not a file.
  package var isBuiltinMacro: Bool { clang_Cursor_isMacroBuiltin(raw) != 0 }

  /// The file that an inclusion directive names, whether or not it was read again.
  package var includedFile: SourceFile? { clang_getIncludedFile(raw).flatMap(unit.file) }

  /// The parameters of a function or method.
  package var arguments: [Cursor] {
    let count = clang_Cursor_getNumArguments(raw)
    return count <= 0
      ? [] : (0..<UInt32(count)).map { Cursor(raw: clang_Cursor_getArgument(raw, $0), unit: unit) }
  }

  /// A property's attributes as written.
  package var propertyAttributes: PropertyAttributes {
    PropertyAttributes(rawValue: UInt32(clang_Cursor_getObjCPropertyAttributes(raw, 0)))
  }
  /// Selector of a property's getter.
  package var propertyGetter: String { String(disposing: clang_Cursor_getObjCPropertyGetterName(raw)) }
  /// Selector of a property's setter.
  package var propertySetter: String { String(disposing: clang_Cursor_getObjCPropertySetterName(raw)) }

  /// Calls `visitor` for each child; what it throws ends the visit and is thrown on.
  package func visitChildren(_ visitor: (Cursor) throws -> VisitResult) rethrows {
    try withoutActuallyEscaping(visitor) { visitor in
      let context = VisitorContext(unit: unit, visitor: visitor)
      clang_visitChildren(
        raw,
        { cursor, _, data in
          guard let data else { return CXChildVisit_Break }
          let context = Unmanaged<VisitorContext>.fromOpaque(data).takeUnretainedValue()
          do {
            switch try context.visitor(Cursor(raw: cursor, unit: context.unit)) {
            case .stop: return CXChildVisit_Break
            case .next: return CXChildVisit_Continue
            case .descend: return CXChildVisit_Recurse
            }
          } catch {
            context.error = error
            return CXChildVisit_Break
          }
        }, Unmanaged.passUnretained(context).toOpaque())
      try context.rethrow()
    }
  }
}

/// Carries a visitor through C.
private final class VisitorContext {
  let unit: TranslationUnit
  let visitor: (Cursor) throws -> VisitResult
  var error: (any Error)?

  init(unit: TranslationUnit, visitor: @escaping (Cursor) throws -> VisitResult) {
    self.unit = unit
    self.visitor = visitor
  }

  func rethrow() throws {
    if let error { throw error }
  }
}
