import SymbolModel

/// Swift names by USR, of one or many Clang modules.
package struct SwiftNameTable: Sendable {
  private struct Name: Sendable {
    var path: String
    var isAlias: Bool
  }

  private var plain: [String: Name] = [:]
  private var asynchronous: [String: Name] = [:]

  /// Variables that the importer makes up for constants.
  private var globals: Set<String> = []

  package init() {}

  /// Whether there is a variable of that name that stands for a constant.
  package func hasGlobal(named name: String) -> Bool { globals.contains(name) }

  /// Whether there is no name.
  var isEmpty: Bool { plain.isEmpty && asynchronous.isEmpty }

  /// Adds what graphs say.
  mutating func add(_ graph: SymbolGraph) {
    for entry in graph.entries where !entry.isObsolete {
      if entry.isMadeUp {
        globals.insert(entry.path)
        continue
      }
      guard let path = Self.visible(entry.path) else { continue }
      let name = Name(path: path, isAlias: entry.kind == "swift.typealias")
      let usr = Self.common(entry.usr)
      if entry.isAsync {
        asynchronous[usr] = Self.better(name, asynchronous[usr])
      } else {
        plain[usr] = Self.better(name, plain[usr])
      }
    }
  }

  /// The name of a symbol; nil when it has none.
  package func name(usr: String) -> SwiftName? {
    let usr = Self.common(usr)
    guard let path = plain[usr]?.path ?? asynchronous[usr]?.path else { return nil }
    return SwiftName(path: path, asyncPath: plain[usr] == nil ? nil : asynchronous[usr]?.path)
  }

  /// A path without the types that the importer makes up for what has no name: fields of an unnamed union are fields of
  /// the struct around it. Nil for such a type itself.
  private static func visible(_ path: String) -> String? {
    guard path.contains("__Unnamed_") else { return path }
    let parts = path.split(separator: ".")
    guard let last = parts.last, !last.hasPrefix("__Unnamed_"), !last.hasPrefix("__Anonymous_") else {
      return nil
    }
    return parts.filter { !$0.hasPrefix("__Unnamed_") }.joined(separator: ".")
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
