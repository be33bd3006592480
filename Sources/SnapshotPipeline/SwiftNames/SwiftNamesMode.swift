/// Whether a snapshot is given the names that Swift sees.
package enum SwiftNamesMode: Sendable {
  /// Where a toolchain is found, and the input is an SDK or has a module map.
  case automatic
  /// Whatever the input is.
  case on
  /// Never.
  case off
}
