/// A text that may be a secret: where it comes from, not what it is. It is read when it is needed, never printed and
/// never stored.
package enum SecretText: Hashable, Sendable {
  /// Stands in the configuration.
  case literal(String)
  /// An environment variable holds it.
  case environment(String)
  /// A file of mode 600 (or 400) holds it.
  case file(String)
}
