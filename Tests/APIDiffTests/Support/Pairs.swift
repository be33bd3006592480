/// All pairs: those of the nearest peer's suite by number, then our own.
enum Pairs {
  static let peer = [
    functions, deprecation, classes, methods, protocols, ownCategories, otherCategories, properties,
    variables, typedefs, enums, macros, leftOut,
  ].flatMap(\.self)
  static let own = [
    availability, effectiveAvailability, documentation, markup, attributes, shapes, parameterQualifiers,
    renames,
    noise,
  ].flatMap(\.self)
  static let all = peer + own
}
