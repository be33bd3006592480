import LibClang

/// Declarations that answer for frameworks which are not there, made from what a first parse missed.
///
/// A header that imports UIKit names its classes and types; without them the compiler reads `UIView *`
/// as `int *`. A second parse declares each missed name as what it is used as.
struct StandIns {
  /// Include paths that nothing answered.
  private(set) var headers: Set<String> = []
  private var classes: Set<String> = []
  private var wholeClasses: Set<String> = []
  private var protocols: Set<String> = []
  private var values: Set<String> = []
  private var macros: [String: String] = [:]

  var isEmpty: Bool { headers.isEmpty && names.isEmpty }

  /// All declared names.
  var names: Set<String> { classes.union(wholeClasses).union(protocols).union(values).union(macros.keys) }

  /// Learns from an error; false when it tells nothing that could be declared.
  mutating func learn(_ message: String, next: UInt8?, identifier: String) -> Bool {
    let before = (headers.count, names.count, wholeClasses.count, values.count)
    if message.hasSuffix("file not found"), let path = DiagnosticWords.quoted(message) {
      if !path.hasPrefix("/"), !path.holds("..") { headers.insert(path) }
    } else if message.hasPrefix("cannot find interface declaration for"),
      let name = DiagnosticWords.quoted(message)
    {
      wholeClasses.insert(name)
    } else if message.hasPrefix("no type or protocol named")
      || message.hasPrefix("cannot find protocol declaration for"), let name = DiagnosticWords.quoted(message)
    {
      protocols.insert(name)
    } else if message.hasPrefix("unknown type name") || message.hasPrefix("use of undeclared identifier")
      || message.hasPrefix("expected a type")
    {
      let name =
        message.hasPrefix("expected a type") ? identifier : DiagnosticWords.quoted(message) ?? identifier
      learnType(name, next: next)
    } else if message.holds("cannot be applied to non-pointer type")
      || message.holds("must be a pointer") || message.holds("is neither an Objective-C object"),
      let name = DiagnosticWords.quoted(message).flatMap({ values.contains($0) ? $0 : nil })
        ?? (values.contains(identifier) ? identifier : nil)
    {
      // A type that bears nullability is a pointer: a typed string, most often.
      values.remove(name)
      classes.insert("*" + name)
    }
    return before != (headers.count, names.count, wholeClasses.count, values.count)
  }

  private mutating func learnType(_ name: String, next: UInt8?) {
    guard !name.isEmpty, name.utf8.allSatisfy(PreprocessorLexer.isIdentifierPart) else { return }
    let isMacro = name.utf8.contains(0x5F) && name.utf8.allSatisfy { $0 == 0x5F || $0 < 0x61 }
    if isMacro {
      let isLinkage = name.holds("EXTERN") || name.holds("EXPORT")
      macros[name] = isLinkage ? "\(name) extern" : next == 0x28 ? "\(name)(...)" : name
    } else if next == 0x2A || next == 0x3C || next == 0x2C {
      classes.insert(name)
    } else {
      values.insert(name)
    }
  }

  /// Text to put in front of the imports.
  var prelude: String {
    var lines: [String] = []
    for name in macros.keys.sorted() { lines.append("#define \(macros[name] ?? name)") }
    for name in wholeClasses.sorted() { lines.append("@interface \(name) : NSObject\n@end") }
    for name in protocols.sorted() { lines.append("@protocol \(name)\n@end") }
    for name in classes.subtracting(wholeClasses).sorted() {
      if name.hasPrefix("*") {
        lines.append("typedef id \(name.dropFirst());")
      } else {
        lines.append("@class \(name);")
      }
    }
    for name in values.sorted() where !classes.contains(name) && !wholeClasses.contains(name) {
      lines.append("typedef struct { int standIn; } \(name);")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
