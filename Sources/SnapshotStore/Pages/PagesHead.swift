import SymbolModel

/// The second line of a pages object: what holds for the module as a whole.
struct PagesHead {
  let module: String
  private(set) var unread: [UnreadPage] = []
  private(set) var unknownKinds: [String: Int] = [:]

  /// nil when the bytes are no head.
  init?(_ bytes: ArraySlice<UInt8>) {
    var name: String?
    var unread: [UnreadPage] = []
    var kinds: [String: Int] = [:]
    let isRead: Bool? = CanonicalReader.read(bytes) { reader in
      reader.members { member, reader in
        switch member {
        case "module": name = reader.string()
        case "unread": reader.elements { unread.append(Self.page(&$0)) }
        case "unknownKinds": reader.members { kinds[$0] = $1.number() }
        default: reader.pass()
        }
      }
      return true
    }
    guard isRead == true, let name else { return nil }
    module = name
    self.unread = unread
    unknownKinds = kinds
  }

  private static func page(_ reader: inout CanonicalReader) -> UnreadPage {
    var page = UnreadPage(file: "", path: "", reason: "")
    reader.members { member, reader in
      switch member {
      case "file": page.file = reader.string() ?? ""
      case "path": page.path = reader.string() ?? ""
      case "key": page.key = reader.string()
      case "reason": page.reason = reader.string() ?? ""
      default: reader.pass()
      }
    }
    return page
  }
}
