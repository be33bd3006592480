/// What discovery wants from a module map: the umbrella header of a top-level module.
package enum ModuleMap {
  /// The umbrella header that the map names for a module, or for its first module that has one.
  static func umbrella(in map: [UInt8], module wanted: String?) -> String? {
    let tokens = tokens(map)
    var depth = 0
    var isModule = false
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      switch token {
      case .mark(UInt8(ascii: "{")): depth += 1
      case .mark(UInt8(ascii: "}")): depth = max(0, depth - 1)
      case .word("module") where depth == 0:
        // `extern module X "file"` has no body, so what follows it begins anew.
        let isPart = index + 1 < tokens.count && tokens[index + 1] == .mark(UInt8(ascii: "."))
        isModule = wanted == nil || (!isPart && index < tokens.count && tokens[index].text == wanted)
      case .word("umbrella") where depth == 1 && isModule:
        guard index + 1 < tokens.count, tokens[index] == .word("header"),
          case .string(let header) = tokens[index + 1]
        else { continue }
        return header
      default: break
      }
    }
    return nil
  }

  /// A piece of a module map.
  package enum Token: Equatable, Sendable {
    /// A keyword or a name.
    case word(String)
    /// What stands between quotes.
    case string(String)
    /// Any other byte.
    case mark(UInt8)

    var text: String? {
      switch self {
      case .word(let text), .string(let text): text
      case .mark: nil
      }
    }
  }

  /// The pieces of a module map, without comments.
  package static func tokens(_ map: [UInt8]) -> [Token] {
    map.withUnsafeBufferPointer { bytes in
      var text = TextCursor(bytes)
      var tokens: [Token] = []
      while true {
        text.skipBlank()
        guard let byte = text.current else { return tokens }
        let start = text.index
        if byte == UInt8(ascii: "\"") {
          text.skipLiteral()
          let content = bytes[start..<min(text.index, bytes.count)].dropFirst()
          tokens.append(.string(String(decoding: content.prefix { $0 != byte }, as: UTF8.self)))
          continue
        }
        let word = text.identifier()
        if word.isEmpty {
          tokens.append(.mark(byte))
          text.index += 1
        } else {
          tokens.append(.word(String(decoding: bytes[word], as: UTF8.self)))
        }
      }
    }
  }
}
