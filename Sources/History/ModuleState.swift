/// What is known of a module in one build.
enum ModuleState: Hashable, Sendable {
  /// Its symbols; equal contents have equal names.
  case content(String)
  /// It has no headers, and so no symbols.
  case empty
  /// It is not there.
  case absent
  /// It was not read, or not asked for.
  case unknown(String)
}
