/// Tells a harmless binary property list from one that would unfold without end.
///
/// An object may be referred to many times, and Foundation's reader makes a copy for each: sixty arrays that
/// hold the next one twice are 2⁶⁰ values. Layout: CoreFoundation's `CFBinaryPList.c`.
struct BinaryListCheck {
  /// More values than this are in no SDK's property list.
  private static let mostValues = 200_000
  /// Nor deeper ones.
  private static let deepest = 200

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let table: Int
  private var known: [Int: Int] = [:]

  /// Whether the list can be read safely; one that is malformed cannot.
  static func isHarmless(_ bytes: [UInt8]) -> Bool {
    guard var check = BinaryListCheck(bytes), let top = check.number(at: bytes.count - 16, size: 8) else {
      return false
    }
    return check.values(of: top, depth: 0) != nil
  }

  private init?(_ bytes: [UInt8]) {
    guard bytes.count >= 40 else { return nil }
    self.bytes = bytes
    offsetSize = Int(bytes[bytes.count - 26])
    referenceSize = Int(bytes[bytes.count - 25])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = Self.number(bytes, at: bytes.count - 24, size: 8),
      let table = Self.number(bytes, at: bytes.count - 8, size: 8),
      count <= bytes.count, table <= bytes.count
    else { return nil }
    (self.count, self.table) = (count, table)
  }

  /// How many values an object unfolds to; nil when there are too many, it is too deep, or malformed.
  private mutating func values(of object: Int, depth: Int) -> Int? {
    if let values = known[object] { return values }
    guard depth < Self.deepest, object < count,
      let place = number(at: table + object * offsetSize, size: offsetSize), place < table
    else { return nil }
    let kind = bytes[place] >> 4
    guard kind >= 0xA else { return 1 }
    var start = place + 1
    var size = Int(bytes[place] & 0xF)
    if size == 0xF {
      // The size stands behind, as an integer object.
      guard start < table, bytes[start] >> 4 == 1, bytes[start] & 0xF <= 3 else { return nil }
      let width = 1 << Int(bytes[start] & 0xF)
      guard let longer = number(at: start + 1, size: width), longer <= bytes.count else { return nil }
      (size, start) = (longer, start + 1 + width)
    }
    var total = 1
    for index in 0..<(kind == 0xD ? size * 2 : size) {
      guard let inner = number(at: start + index * referenceSize, size: referenceSize),
        let values = values(of: inner, depth: depth + 1)
      else { return nil }
      total += values
      if total > Self.mostValues { return nil }
    }
    known[object] = total
    return total
  }

  private func number(at place: Int, size: Int) -> Int? { Self.number(bytes, at: place, size: size) }

  /// A big-endian number; nil outside the file, or when it is absurdly large.
  private static func number(_ bytes: [UInt8], at place: Int, size: Int) -> Int? {
    guard place >= 0, place + size <= bytes.count else { return nil }
    var number = 0
    for byte in bytes[place..<place + size] {
      guard number < 1 << 40 else { return nil }
      number = number << 8 | Int(byte)
    }
    return number
  }
}
