import CLibclang

/// A type of a translation unit.
package struct ClangType {
  let raw: CXType
  let unit: TranslationUnit

  /// The type as the compiler prints it, nullability included.
  package var spelling: String { String(disposing: clang_getTypeSpelling(raw)) }
  /// The type with typedefs resolved.
  package var canonical: ClangType { ClangType(raw: clang_getCanonicalType(raw), unit: unit) }
  /// The declaration it names: the definition where there is one, which libclang 22 no longer prefers.
  package var declaration: Cursor {
    let declaration = clang_getTypeDeclaration(raw)
    let definition = clang_getCursorDefinition(declaration)
    return Cursor(raw: clang_Cursor_isNull(definition) != 0 ? declaration : definition, unit: unit)
  }
  /// The type an `elaborated` type such as `struct S` names.
  package var named: ClangType { ClangType(raw: clang_Type_getNamedType(raw), unit: unit) }
  /// Whether this is a tag type, spelled `struct S` or by name.
  package var isElaborated: Bool { raw.kind == CXType_Elaborated }
  /// Whether this is a struct, union or enum itself.
  package var isTag: Bool { raw.kind == CXType_Record || raw.kind == CXType_Enum }
  /// Whether this is an unsigned integer, or an enum or typedef of one.
  package var isUnsignedInteger: Bool {
    let kind = clang_getCanonicalType(raw).kind
    return kind == CXType_Bool || kind == CXType_UChar || kind == CXType_UShort || kind == CXType_UInt
      || kind == CXType_ULong || kind == CXType_ULongLong || kind == CXType_Char_U || kind == CXType_UInt128
  }
  /// Whether this is a pointer to an object or a block: something ARC counts.
  package var isObject: Bool {
    let kind = clang_getCanonicalType(raw).kind
    return kind == CXType_ObjCObjectPointer || kind == CXType_ObjCId || kind == CXType_ObjCClass
      || kind == CXType_BlockPointer
  }
  /// Whether this is a function type without a parameter list.
  package var hasNoPrototype: Bool { clang_getCanonicalType(raw).kind == CXType_FunctionNoProto }
  /// Whether libclang has no kind for it: an attributed type that hides behind a macro, for one.
  package var isUnexposed: Bool { raw.kind == CXType_Unexposed }
  /// The keyword of the outermost pointer's nullability, whatever sugar lies over it; nil without.
  package var nullability: String? {
    switch clang_Type_getNullability(raw) {
    case CXTypeNullability_NonNull: "_Nonnull"
    case CXTypeNullability_Nullable: "_Nullable"
    case CXTypeNullability_NullableResult: "_Nullable_result"
    case CXTypeNullability_Unspecified: "_Null_unspecified"
    default: nil
    }
  }
  /// Whether nothing is known of it.
  package var isInvalid: Bool { raw.kind == CXType_Invalid }
  /// What a pointer points to, or a block's function type.
  package var pointee: ClangType { ClangType(raw: clang_getPointeeType(raw), unit: unit) }
}
