import SymbolModel

/// Swift names by USR, of one or many Clang modules.
package struct SwiftNameTable: Sendable {
  private struct Name: Sendable {
    var path: String
    var isAlias: Bool
  }

  private var plain: [String: Name] = [:]
  private var asynchronous: [String: Name] = [:]

  package init() {}

  /// Whether there is no name.
  var isEmpty: Bool { plain.isEmpty && asynchronous.isEmpty }

  /// Adds what graphs say.
  mutating func add(_ graph: SymbolGraph) {
    for entry in graph.entries where !entry.isObsolete {
      let name = Name(path: entry.path, isAlias: entry.kind == "swift.typealias")
      let usr = Self.common(entry.usr)
      if entry.isAsync {
        asynchronous[usr] = Self.better(name, asynchronous[usr])
      } else {
        plain[usr] = Self.better(name, plain[usr])
      }
    }
  }

  /// Adds names of another module. Where both name a symbol the same one is kept, whatever the order.
  mutating func add(_ other: SwiftNameTable) {
    plain.merge(other.plain) { Self.better($0, $1) }
    asynchronous.merge(other.asynchronous) { Self.better($0, $1) }
  }

  /// The name of a symbol; nil when it has none.
  package func name(usr: String) -> SwiftName? {
    let usr = Self.common(usr)
    guard let path = plain[usr]?.path ?? asynchronous[usr]?.path else { return nil }
    return SwiftName(path: path, asyncPath: plain[usr] == nil ? nil : asynchronous[usr]?.path)
  }

  /// Of two names for one declaration the one that is its own: an error's code is also a type alias in it.
  private static func better(_ name: Name, _ other: Name?) -> Name {
    guard let other else { return name }
    let left = (name.isAlias ? 1 : 0, name.path.utf8.count, name.path)
    let right = (other.isAlias ? 1 : 0, other.path.utf8.count, other.path)
    return left <= right ? name : other
  }

  /// A USR without the file and offset that Clang writes into it for macros, typedefs and statics, and leaves out for
  /// headers of the system: `c:X.h@123@macro@LIMIT` is `c:@macro@LIMIT`.
  static func common(_ usr: String) -> String {
    let bytes = Array(usr.utf8)
    guard bytes.count > 2, bytes[0] == 0x63, bytes[1] == 0x3A, bytes[2] != 0x40,
      let at = bytes.firstIndex(of: 0x40), !usr.hasPrefix("c:objc(")
    else { return usr }
    var rest = bytes[at...]
    let digits = rest.dropFirst().prefix { $0 >= 0x30 && $0 <= 0x39 }
    if !digits.isEmpty, digits.endIndex < rest.endIndex, rest[digits.endIndex] == 0x40 {
      rest = rest[digits.endIndex...]
    }
    return "c:" + String(decoding: rest, as: UTF8.self)
  }
}
