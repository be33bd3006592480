/// Why a secret cannot be had.
package struct SecretFault: Error, Hashable, CustomStringConvertible {
  /// One line that names the place, never the secret.
  package let description: String

  init(_ description: String) { self.description = description }
}
