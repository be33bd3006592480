/// How a module fared when its snapshot was taken.
public enum ModuleStatus: String, Sendable, Codable {
  /// Read without an error.
  case complete
  /// Read with errors; what touches one is listed.
  case incomplete
  /// Not read at all.
  case unparsed
  /// Has no Objective-C or C headers.
  case noHeaders = "no-headers"
}
