/// One declaration of a module: facts as the header has them, nothing judged.
public struct Symbol: Hashable, Sendable {
  /// Identifies the symbol from build to build: does not move with a line, a header or a comment.
  public var key: String
  /// Clang's unified symbol resolution string; for macros, typedefs and statics it holds a file or an
  /// offset, so it identifies nothing across builds.
  public var usr: String
  /// What it is.
  public var kind: SymbolKind
  /// Its name as reports print it: `-[Class selector:]`, `Enum.constant`.
  public var name: String
  /// The printed name of the class, protocol, category, struct or enum around it.
  public var container: String?
  /// The key of that container.
  public var containerKey: String?
  /// Path below the module's header folder.
  public var header = ""
  /// Line of the declaration, from 1.
  public var line = 0

  /// The declaration on one line, without attributes and comments.
  public var declaration = ""
  /// Printed type: a method's or function's result, a property's, variable's, field's type, what a
  /// typedef stands for, an enum's integer type.
  public var type: String?
  /// Parameters in order.
  public var parameters: [Parameter] = []
  /// Takes more arguments than it names.
  public var isVariadic = false
  /// A function declared `()` rather than `(void)`.
  public var hasNoPrototype = false
  /// What its own attributes, and regions around it, say.
  public var availability = Availability()
  /// `availability` together with what the container says.
  public var effectiveAvailability = Availability()
  /// The availability attributes or macros as the header writes them.
  public var availabilityAsWritten: [String] = []
  /// Those that a region around the declaration pushes onto it.
  public var availabilityRegions: [String] = []
  /// A category named `…Deprecated` of the same module that declares this member.
  public var deprecatingCategory: String?
  /// Attributes that are not about availability, sorted.
  public var attributes: [SymbolAttribute] = []
  /// Its comment.
  public var documentation: DocComment?
  /// A class's superclass.
  public var superclass: String?
  /// Protocols adopted by a class, protocol or category, sorted.
  public var protocols: [String] = []
  /// The parameters of a generic class, with variance and bound.
  public var genericParameters: [String] = []
  /// An optional member of a protocol.
  public var isOptional = false
  /// An enum constant's number; a macro's body.
  public var value: String?
  /// An enum constant's value as the header writes it, where it does.
  public var valueAsWritten: String?
  /// A property's attributes in effect, without defaults and nullability, sorted.
  public var propertyAttributes: [String] = []
  /// Selector of a property's getter.
  public var getter: String?
  /// Selector of a property's setter; nil when it is read-only.
  public var setter: String?
  /// A struct's or union's fields in order.
  public var fields: [String] = []
  /// Touches an error of the parse: its types are not to be trusted.
  public var isIncomplete = false
  /// Not for everyone: its name, or its container's, begins with an underscore.
  public var isReserved = false

  /// Makes a symbol from what identifies it.
  public init(key: String, usr: String, kind: SymbolKind, name: String) {
    self.key = key
    self.usr = usr
    self.kind = kind
    self.name = name
  }
}
