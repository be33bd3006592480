import SymbolModel

/// The second line of a symbols object: what holds for the module as a whole.
struct SymbolsHead {
  let module: String
  private(set) var incomplete: [IncompleteDeclaration] = []
  private(set) var availabilityMacros: [String: String] = [:]
  private(set) var standIns: [String] = []

  /// nil when the bytes are no head.
  init?(_ bytes: ArraySlice<UInt8>) {
    var name: String?
    var incomplete: [IncompleteDeclaration] = []
    var macros: [String: String] = [:]
    var standIns: [String] = []
    let isRead: Bool? = CanonicalReader.read(bytes) { reader in
      reader.members { member, reader in
        switch member {
        case "module": name = reader.string()
        case "standIns": standIns = reader.strings()
        case "availabilityMacros": reader.members { macros[$0] = $1.string() }
        case "incomplete": reader.elements { incomplete.append(Self.declaration(&$0)) }
        default: reader.pass()
        }
      }
      return true
    }
    guard isRead == true, let name else { return nil }
    module = name
    self.incomplete = incomplete
    availabilityMacros = macros
    self.standIns = standIns
  }

  private static func declaration(_ reader: inout CanonicalReader) -> IncompleteDeclaration {
    var header = ""
    var line = 0
    var reason = ""
    var names: [String] = []
    reader.members { member, reader in
      switch member {
      case "header": header = reader.string() ?? ""
      case "line": line = reader.number() ?? 0
      case "reason": reason = reader.string() ?? ""
      case "names": names = reader.strings()
      default: reader.pass()
      }
    }
    return IncompleteDeclaration(header: header, line: line, reason: reason, names: names)
  }
}
