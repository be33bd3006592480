import LibClang

/// Declarations that answer for frameworks which are not there, made from what a first parse missed.
///
/// A header that imports UIKit names its classes and types; without them the compiler reads `UIView *`
/// as `int *`. A second parse declares each missed name as what it is used as.
struct StandIns: Equatable {
  /// What an error taught.
  enum Lesson: Equatable {
    /// Nothing that could be declared.
    case nothing
    /// A name or header.
    case name(String)
    /// A macro: what else is wrong in the same declaration may come of it alone.
    case macro(String)
  }

  /// Include paths that nothing answered.
  private(set) var headers: Set<String> = []
  private var classes: Set<String> = []
  private var wholeClasses: Set<String> = []
  private var protocols: Set<String> = []
  private var values: Set<String> = []
  private var pointers: Set<String> = []
  private var macros: [String: String] = [:]

  /// Learns from an error: the name it is about, and what it is used as by the character behind it.
  mutating func learn(_ message: String, next: UInt8?, identifier: String) -> Lesson {
    if message.hasSuffix("file not found"), let path = DiagnosticWords.quoted(message) {
      guard !path.hasPrefix("/"), !path.holds("..") else { return .nothing }
      headers.insert(path)
      return .name(path)
    }
    if message.hasPrefix("cannot find interface declaration for")
      || message.hasPrefix("cannot define category for undefined class"),
      let name = DiagnosticWords.quoted(message)
    {
      wholeClasses.insert(name)
      return .name(name)
    }
    if message.hasPrefix("no type or protocol named")
      || message.hasPrefix("cannot find protocol declaration for"), let name = DiagnosticWords.quoted(message)
    {
      protocols.insert(name)
      return .name(name)
    }
    if message.hasPrefix("unknown type name") || message.hasPrefix("use of undeclared identifier") {
      return learnType(DiagnosticWords.quoted(message) ?? identifier, next: next)
    }
    // `@property int x UI_APPEARANCE_SELECTOR;`: an attribute macro that nobody defines reads as a name.
    if message.hasPrefix("cannot declare variable inside"), Self.isMacro(identifier) {
      return learnType(identifier, next: next)
    }
    if message.hasPrefix("expected a type") { return learnType(identifier, next: next) }
    if Self.asksForPointer.contains(where: message.holds),
      let name = (DiagnosticWords.quotations(message) + [identifier]).first(where: values.contains)
    {
      // A type that bears nullability is a pointer: a typed string, most often.
      pointers.insert(name)
      return .name(name)
    }
    return .nothing
  }

  private static let asksForPointer = [
    "cannot be applied to non-pointer type", "must be a pointer", "is neither an Objective-C object",
  ]

  /// Capitals and underscores, as macros are written.
  private static func isMacro(_ name: String) -> Bool {
    name.utf8.contains(0x5F) && name.utf8.allSatisfy { $0 == 0x5F || $0 < 0x61 }
  }

  private mutating func learnType(_ name: String, next: UInt8?) -> Lesson {
    guard !name.isEmpty, name.utf8.allSatisfy(PreprocessorLexer.isIdentifierPart) else { return .nothing }
    if Self.isMacro(name) {
      let isLinkage = name.holds("EXTERN") || name.holds("EXPORT")
      macros[name] = isLinkage ? "\(name) extern" : next == 0x28 ? "\(name)(...)" : name
      return .macro(name)
    }
    if next == 0x2A || next == 0x3C || next == 0x2C {
      classes.insert(name)
    } else {
      values.insert(name)
    }
    return .name(name)
  }

  /// Text to put in front of the imports.
  var prelude: String {
    var lines: [String] = []
    for name in macros.keys.sorted() { lines.append("#define \(macros[name] ?? name)") }
    for name in wholeClasses.sorted() { lines.append("@interface \(name) : NSObject\n@end") }
    for name in protocols.sorted() { lines.append("@protocol \(name)\n@end") }
    for name in classes.subtracting(wholeClasses).sorted() { lines.append("@class \(name);") }
    for name in values.subtracting(classes).subtracting(wholeClasses).sorted() {
      let type = pointers.contains(name) ? "id" : "struct { int standIn; }"
      lines.append("typedef \(type) \(name);")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
