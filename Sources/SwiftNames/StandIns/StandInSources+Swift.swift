extension StandInSources {
  /// What the importer looks for in the standard library: declarations, none of which is ever run.
  static let swift =
    declarations + "\n" + numbers + "\n" + vectors + "\n" + literals + "\n"

  private static let declarations = """
    precedencegroup AssignmentPrecedence { assignment: true }
    precedencegroup ComparisonPrecedence {}
    precedencegroup CastingPrecedence {}
    precedencegroup TernaryPrecedence {}
    precedencegroup DefaultPrecedence {}
    infix operator == : ComparisonPrecedence
    infix operator === : ComparisonPrecedence
    infix operator != : ComparisonPrecedence
    infix operator ~= : ComparisonPrecedence
    @_marker public protocol Copyable {}
    @_marker public protocol Escapable {}
    @_marker public protocol BitwiseCopyable: ~Escapable {}
    @_marker public protocol Sendable: ~Copyable, ~Escapable {}
    @_marker public protocol SendableMetatype: ~Copyable, ~Escapable {}
    public typealias Void = ()
    public typealias AnyObject = Builtin.AnyObject
    public typealias AnyClass = AnyObject.Type
    public protocol Error : Sendable {}
    public protocol Equatable { static func ==(l: Self, r: Self) -> Bool }
    public struct Hasher { public init() {} }
    public protocol Hashable : Equatable { var hashValue: Int { get }; func hash(into hasher: inout Hasher) }
    public protocol Comparable : Equatable {}
    public protocol RawRepresentable { associatedtype RawValue; init?(rawValue: RawValue); var rawValue: RawValue { get } }
    public protocol ExpressibleByArrayLiteral { associatedtype ArrayLiteralElement; init(arrayLiteral elements: ArrayLiteralElement...) }
    public protocol SetAlgebra : Equatable, ExpressibleByArrayLiteral { associatedtype Element }
    public protocol OptionSet : SetAlgebra, RawRepresentable { init(rawValue: RawValue) }
    public protocol CustomStringConvertible {}
    public protocol CustomDebugStringConvertible {}
    public protocol CVarArg {}
    public protocol _ObjectiveCBridgeable { associatedtype _ObjectiveCType : AnyObject
     func _bridgeToObjectiveC() -> _ObjectiveCType
     static func _forceBridgeFromObjectiveC(_ s: _ObjectiveCType, result: inout Self?)
     static func _conditionallyBridgeFromObjectiveC(_ s: _ObjectiveCType, result: inout Self?) -> Bool
     static func _unconditionallyBridgeFromObjectiveC(_ s: _ObjectiveCType?) -> Self }
    public protocol _SwiftNewtypeWrapper : RawRepresentable {}
    public protocol _ExpressibleByBuiltinIntegerLiteral { init(_builtinIntegerLiteral v: Builtin.IntLiteral) }
    public protocol _ExpressibleByBuiltinFloatLiteral { init(_builtinFloatLiteral v: Builtin.FPIEEE64) }
    public protocol _ExpressibleByBuiltinBooleanLiteral { init(_builtinBooleanLiteral v: Builtin.Int1) }
    public protocol _ExpressibleByBuiltinUnicodeScalarLiteral { init(_builtinUnicodeScalarLiteral v: Builtin.Int32) }
    public protocol _ExpressibleByBuiltinExtendedGraphemeClusterLiteral : _ExpressibleByBuiltinUnicodeScalarLiteral { init(_builtinExtendedGraphemeClusterLiteral s: Builtin.RawPointer, utf8CodeUnitCount: Builtin.Word, isASCII: Builtin.Int1) }
    public protocol _ExpressibleByBuiltinStringLiteral : _ExpressibleByBuiltinExtendedGraphemeClusterLiteral { init(_builtinStringLiteral s: Builtin.RawPointer, utf8CodeUnitCount: Builtin.Word, isASCII: Builtin.Int1) }
    public protocol ExpressibleByFloatLiteral { associatedtype FloatLiteralType; init(floatLiteral v: FloatLiteralType) }
    public protocol ExpressibleByBooleanLiteral { associatedtype BooleanLiteralType; init(booleanLiteral v: BooleanLiteralType) }
    public protocol ExpressibleByStringLiteral { associatedtype StringLiteralType; init(stringLiteral v: StringLiteralType) }
    public typealias IntegerLiteralType = Int
    public typealias FloatLiteralType = Double
    public typealias BooleanLiteralType = Bool
    public typealias StringLiteralType = String
    public typealias _MaxBuiltinIntegerType = Builtin.IntLiteral
    public typealias _MaxBuiltinFloatType = Builtin.FPIEEE64
    public protocol ExpressibleByIntegerLiteral { associatedtype IntegerLiteralType; init(integerLiteral v: IntegerLiteralType) }
    @frozen public enum Optional<Wrapped: ~Copyable & ~Escapable>: ~Copyable, ~Escapable { case none; case some(Wrapped) }
    extension Optional: Copyable where Wrapped: Copyable, Wrapped: ~Escapable {}
    extension Optional: Escapable where Wrapped: Escapable, Wrapped: ~Copyable {}
    @frozen public enum Never {}
    @frozen public struct Bool { var _value: Builtin.Int1 }
    @frozen public struct String {}
    @frozen public struct Substring {}
    @frozen public struct Character {}
    @frozen public struct Unicode { @frozen public struct Scalar { var v: Builtin.Int32 } }
    @frozen public struct StaticString {}
    @frozen public struct AnyHashable {}
    @frozen public struct Array<Element> {}
    extension Array: ExpressibleByArrayLiteral { public init(arrayLiteral elements: Element...) { self = elements } }
    @frozen public struct Dictionary<Key, Value> {}
    @frozen public struct Set<Element> {}
    @frozen public struct UnsafePointer<Pointee> { var p: Builtin.RawPointer }
    @frozen public struct UnsafeMutablePointer<Pointee> { var p: Builtin.RawPointer }
    @frozen public struct UnsafeRawPointer { var p: Builtin.RawPointer }
    @frozen public struct UnsafeMutableRawPointer { var p: Builtin.RawPointer }
    @frozen public struct OpaquePointer { var p: Builtin.RawPointer }
    @frozen public struct AutoreleasingUnsafeMutablePointer<Pointee> { var p: Builtin.RawPointer }
    @frozen public struct CVaListPointer {}
    @frozen public struct Unmanaged<Instance: AnyObject> { unowned(unsafe) var v: Instance }
    public typealias CChar = Int8
    public typealias CSignedChar = Int8
    public typealias CUnsignedChar = UInt8
    public typealias CShort = Int16
    public typealias CUnsignedShort = UInt16
    public typealias CInt = Int32
    public typealias CUnsignedInt = UInt32
    public typealias CLong = Int
    public typealias CUnsignedLong = UInt
    public typealias CLongLong = Int64
    public typealias CUnsignedLongLong = UInt64
    public typealias CFloat = Float
    public typealias CDouble = Double
    public typealias CBool = Bool
    public typealias CWideChar = Unicode.Scalar
    public typealias CChar16 = UInt16
    public typealias CChar32 = Unicode.Scalar
    public typealias CChar8 = UInt8
    """

  /// The integers and floating-point numbers with the compiler's own types that they stand for.
  private static let builtInTypes = [
    ("Int", "Int64"), ("UInt", "Int64"), ("Int8", "Int8"), ("UInt8", "Int8"), ("Int16", "Int16"),
    ("UInt16", "Int16"), ("Int32", "Int32"), ("UInt32", "Int32"), ("Int64", "Int64"), ("UInt64", "Int64"),
    ("Int128", "Int128"), ("UInt128", "Int128"), ("Float", "FPIEEE32"), ("Double", "FPIEEE64"),
    ("Float16", "FPIEEE16"),
  ]

  private static let numbers = builtInTypes.map { name, builtIn in
    let isFloat = builtIn.hasPrefix("FP")
    return """
      @frozen public struct \(name) { var _value: Builtin.\(builtIn) }
      extension \(name): _ExpressibleByBuiltinIntegerLiteral, ExpressibleByIntegerLiteral, Hashable, Comparable, CVarArg, \
      Sendable, BitwiseCopyable {
        public init(_builtinIntegerLiteral v: Builtin.IntLiteral) { self = \(name)(_builtinIntegerLiteral: v) }
        public init(integerLiteral v: \(name)) { self = v }
        public var hashValue: Int { return self.hashValue }
        public func hash(into hasher: inout Hasher) {}
        public static func ==(l: \(name), r: \(name)) -> Bool { return l == r }
      }
      \(isFloat ? floatLiteral(name) : "")
      """
  }.joined(separator: "\n")

  private static func floatLiteral(_ name: String) -> String {
    """
    extension \(name): _ExpressibleByBuiltinFloatLiteral, ExpressibleByFloatLiteral {
      public init(_builtinFloatLiteral v: Builtin.FPIEEE64) { self = \(name)(_builtinFloatLiteral: v) }
      public init(floatLiteral v: \(name)) { self = v }
    }
    """
  }

  private static let vectors =
    "public protocol SIMDScalar {}\n"
    + [2, 3, 4, 8, 16, 32, 64].map { "@frozen public struct SIMD\($0)<Scalar: SIMDScalar> {}\n" }.joined()
    + builtInTypes.filter { !$0.0.hasSuffix("128") }.map { "extension \($0.0): SIMDScalar {}\n" }.joined()

  private static let literals = """
    extension Bool: _ExpressibleByBuiltinBooleanLiteral, ExpressibleByBooleanLiteral, Sendable { public init(_builtinBooleanLiteral v: Builtin.Int1) { self = Bool(_builtinBooleanLiteral: v) }
     public init(booleanLiteral v: Bool) { self = v } }
    extension String: _ExpressibleByBuiltinStringLiteral, ExpressibleByStringLiteral, Hashable, Sendable {
     public init(_builtinUnicodeScalarLiteral v: Builtin.Int32) { self = String(_builtinUnicodeScalarLiteral: v) }
     public init(_builtinExtendedGraphemeClusterLiteral s: Builtin.RawPointer, utf8CodeUnitCount: Builtin.Word, isASCII: Builtin.Int1) { self = String(_builtinExtendedGraphemeClusterLiteral: s, utf8CodeUnitCount: utf8CodeUnitCount, isASCII: isASCII) }
     public init(_builtinStringLiteral s: Builtin.RawPointer, utf8CodeUnitCount: Builtin.Word, isASCII: Builtin.Int1) { self = String(_builtinStringLiteral: s, utf8CodeUnitCount: utf8CodeUnitCount, isASCII: isASCII) }
     public init(stringLiteral v: String) { self = v }
     public var hashValue: Int { return self.hashValue }
     public func hash(into hasher: inout Hasher) {}
     public static func ==(l: String, r: String) -> Bool { return l == r }
    }
    extension AnyHashable: Hashable { public var hashValue: Int { return self.hashValue }
     public func hash(into hasher: inout Hasher) {}
     public static func ==(l: AnyHashable, r: AnyHashable) -> Bool { return l == r } }
    """
}
