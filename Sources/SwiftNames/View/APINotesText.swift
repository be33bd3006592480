/// API notes as the compiler wants them: a list of lists by kind, each kind once.
///
/// Notes in which a kind stands twice (`Protocols:` in SceneKit's of iOS 16.4) are an error that takes the module and all
/// that import it along. Both lists are meant: they become one.
enum APINotesText {
  /// The text with each list once; nil when no kind stands twice at the outermost level.
  static func joined(_ bytes: [UInt8]) -> [UInt8]? {
    var order: [String] = []
    var sections: [String: [ArraySlice<UInt8>]] = [:]
    var hasTwice = false
    var current = ""
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if let key = key(line) {
        current = key
        if sections[key] != nil {
          hasTwice = true
          continue
        }
        order.append(key)
      } else if sections[current] == nil {
        // Comments and the document's mark before the first list.
        order.append(current)
      }
      sections[current, default: []].append(line)
    }
    guard hasTwice else { return nil }
    return order.flatMap { sections[$0] ?? [] }.flatMap { Array($0) + [0x0A] }
  }

  /// `Protocols` of the line `Protocols:`.
  private static func key(_ line: ArraySlice<UInt8>) -> String? {
    guard let colon = line.firstIndex(of: 0x3A), colon > line.startIndex,
      line[..<colon].allSatisfy({ ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }),
      // A list follows on lines of its own.
      line[(colon + 1)...].allSatisfy({ $0 == 0x20 || $0 == 0x0D })
    else { return nil }
    return String(decoding: line[..<colon], as: UTF8.self)
  }
}
