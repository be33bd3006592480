/// A value of a column or a parameter: SQLite's five storage classes.
package enum SQLiteValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  /// The number; nil for any other class.
  package var integer: Int64? { if case .integer(let value) = self { value } else { nil } }
  /// The number with a fraction, or a whole one; nil for any other class.
  package var real: Double? {
    switch self {
    case .real(let value): value
    case .integer(let value): Double(value)
    case .null, .text, .blob: nil
    }
  }
  /// The text; nil for any other class.
  package var text: String? { if case .text(let value) = self { value } else { nil } }
  /// The bytes; nil for any other class.
  package var blob: [UInt8]? { if case .blob(let value) = self { value } else { nil } }
}

extension SQLiteValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral {
  package init(stringLiteral value: String) { self = .text(value) }
  package init(integerLiteral value: Int64) { self = .integer(value) }
  package init(nilLiteral: ()) { self = .null }

  /// Text, or null.
  package init(_ text: String?) { self = text.map(SQLiteValue.text) ?? .null }
  /// A whole number.
  package init(_ number: Int) { self = .integer(Int64(number)) }
}
