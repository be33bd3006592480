/// The attributes of an `@property`, as libclang numbers them (`CXObjCPropertyAttrKind`).
package struct PropertyAttributes: OptionSet, Sendable {
  /// libclang's bits.
  package let rawValue: UInt32
  /// Makes a set from libclang's bits.
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let readonly = PropertyAttributes(rawValue: 0x01)
  package static let getter = PropertyAttributes(rawValue: 0x02)
  package static let assign = PropertyAttributes(rawValue: 0x04)
  package static let readwrite = PropertyAttributes(rawValue: 0x08)
  package static let retain = PropertyAttributes(rawValue: 0x10)
  package static let copy = PropertyAttributes(rawValue: 0x20)
  package static let nonatomic = PropertyAttributes(rawValue: 0x40)
  package static let setter = PropertyAttributes(rawValue: 0x80)
  package static let atomic = PropertyAttributes(rawValue: 0x100)
  package static let weak = PropertyAttributes(rawValue: 0x200)
  package static let strong = PropertyAttributes(rawValue: 0x400)
  package static let unsafeUnretained = PropertyAttributes(rawValue: 0x800)
  package static let isClass = PropertyAttributes(rawValue: 0x1000)
}
