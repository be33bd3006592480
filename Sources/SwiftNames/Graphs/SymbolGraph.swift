import SDKDiscovery
import SnapshotStore

/// The symbols of one file of the extractor, of which we need little.
struct SymbolGraph {
  /// A declaration as Swift sees it.
  struct Entry: Equatable {
    /// Clang's USR.
    var usr = ""
    /// The path, components joined by dots.
    var path = ""
    /// `swift.method` …
    var kind = ""
    /// A form that suspends instead of calling a completion handler.
    var isAsync = false
    /// A name that Swift had once, kept to say what to write instead.
    var isObsolete = false

    /// A variable with a USR of Swift: the importer made it up.
    var isMadeUp: Bool { usr.hasPrefix("s:So") && kind == "swift.var" && !path.contains(".") }
  }

  /// Those of Objective-C and C that are declared, not inherited, there.
  private(set) var entries: [Entry] = []

  /// nil when the bytes are no symbol graph.
  init?(_ bytes: [UInt8]) {
    var entries: [Entry] = []
    let isRead: Bool? = CanonicalReader.read(bytes[...]) { reader in
      reader.members { member, reader in
        guard member == "symbols" else { return reader.pass() }
        reader.elements { reader in
          let entry = Self.entry(&reader)
          let isWanted = entry.usr.hasPrefix("c:") || entry.isMadeUp
          if isWanted, !entry.usr.hasSynthesizedMark, !entry.path.isEmpty { entries.append(entry) }
        }
      }
      return true
    }
    guard isRead == true else { return nil }
    self.entries = entries
  }

  private static func entry(_ reader: inout CanonicalReader) -> Entry {
    var entry = Entry()
    reader.members { member, reader in
      switch member {
      case "kind":
        reader.members { member, reader in
          if member == "identifier" { entry.kind = reader.string() ?? "" } else { reader.pass() }
        }
      case "identifier":
        reader.members { member, reader in
          if member == "precise" { entry.usr = reader.string() ?? "" } else { reader.pass() }
        }
      case "pathComponents": entry.path = reader.strings().joined(separator: ".")
      case "declarationFragments":
        reader.elements { reader in
          // Keywords are few, and `async` alone is looked for.
          var isKeyword = false
          reader.members { member, reader in
            switch member {
            case "kind": isKeyword = reader.string() == "keyword"
            case "spelling" where isKeyword: if reader.string() == "async" { entry.isAsync = true }
            default: reader.pass()
            }
          }
        }
      case "availability": reader.elements { if isObsolete(&$0) { entry.isObsolete = true } }
      default: reader.pass()
      }
    }
    return entry
  }

  /// Whether an item of availability says that Swift itself has given a name up.
  private static func isObsolete(_ reader: inout CanonicalReader) -> Bool {
    var isSwift = false
    var isObsolete = false
    reader.members { member, reader in
      switch member {
      case "domain": isSwift = reader.string() == "Swift"
      case "obsoleted":
        isObsolete = true
        reader.pass()
      default: reader.pass()
      }
    }
    return isSwift && isObsolete
  }
}

extension String {
  /// Whether a USR stands for a member that is inherited: its own type has the name.
  fileprivate var hasSynthesizedMark: Bool { contains("::SYNTHESIZED::") }
}
