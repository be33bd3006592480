import Foundation

/// A dictionary read from a property list (XML, binary) or from JSON.
///
/// Whatever has another type than asked for is not there: such files are other people's.
struct PropertyList {
  private let values: [String: Any]

  /// No property list has a reason to be longer.
  private static let longest = 8 << 20
  /// Deeper XML than this is no property list of an SDK, and the parser's stack has an end.
  private static let deepest = 200

  /// Reads a file; nil when there is none.
  ///
  /// - Throws: `DiscoveryError.unreadable` when there is one that is no property list.
  static func read(_ path: String) throws(DiscoveryError) -> PropertyList? {
    guard FileSystem.kindItself(path) != nil, let kind = FileSystem.kind(path) else { return nil }
    guard kind == .file else { throw DiscoveryError.unreadable(path: path, reason: "it is no regular file") }
    guard let bytes = FileSystem.bytes(of: path, limit: longest) else {
      throw DiscoveryError.unreadable(path: path, reason: "it cannot be opened, or is over 8 MB")
    }
    let isJSON = path.hasSuffix(".json")
    let format = isJSON ? "JSON object" : "property list"
    guard isJSON || isTame(bytes), let values = dictionary(Data(bytes), isJSON: isJSON) else {
      throw DiscoveryError.unreadable(path: path, reason: "it is no \(format)")
    }
    return PropertyList(values: values)
  }

  /// The text at a path of keys.
  func string(_ keys: String...) -> String? { value(keys) as? String }

  /// The first text of the list at a path of keys.
  func firstString(_ keys: String...) -> String? { (value(keys) as? [Any])?.first as? String }

  /// The dictionaries in the list at a path of keys.
  func lists(_ keys: String...) -> [PropertyList] {
    ((value(keys) as? [Any]) ?? []).compactMap { ($0 as? [String: Any]).map(PropertyList.init) }
  }

  /// The keys of the dictionary at a path of keys, sorted.
  func keys(_ keys: String...) -> [String] {
    ((value(keys) as? [String: Any])?.keys).map { $0.sorted(by: TextOrder.precedes) } ?? []
  }

  private func value(_ keys: [String]) -> Any? {
    var value: Any = values
    for key in keys {
      guard let next = (value as? [String: Any])?[key] else { return nil }
      value = next
    }
    return value
  }

  private static func dictionary(_ data: Data, isJSON: Bool) -> [String: Any]? {
    let value =
      isJSON
      ? try? JSONSerialization.jsonObject(with: data)
      : try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    return value as? [String: Any]
  }

  /// Whether a parser can bear the bytes: neither too deep nor too much once unfolded.
  private static func isTame(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: Array("bplist".utf8)) { return BinaryListCheck.isHarmless(bytes) }
    var depth = 0
    var isFirst = true
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte != UInt8(ascii: "<") {
        // Apple's old text format has no place in an SDK; a byte order mark may stand before XML.
        if isFirst, byte > 0x20, ![0xEF, 0xBB, 0xBF].contains(byte) { return false }
        continue
      }
      isFirst = false
      guard index < bytes.count, let end = bytes[index...].firstIndex(of: UInt8(ascii: ">")) else { break }
      switch bytes[index] {
      case UInt8(ascii: "/"): depth -= 1
      case UInt8(ascii: "?"), UInt8(ascii: "!"): break
      default: depth += bytes[end - 1] == UInt8(ascii: "/") ? 0 : 1
      }
      if depth > deepest { return false }
    }
    return true
  }
}
