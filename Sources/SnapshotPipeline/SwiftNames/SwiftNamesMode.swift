import SwiftNames

/// Whether a snapshot is given the names that Swift sees.
package enum SwiftNamesMode: Sendable {
  /// Where a toolchain is found, and the input is an SDK or has a module map.
  case automatic
  /// Whatever the input is.
  case on
  /// Never.
  case off

  /// Whether names cannot be had because no toolchain is found, though `$SDKDIFF_SWIFT` does not say that none is
  /// wanted.
  package static func lacksToolchain(in environment: [String: String]) -> Bool {
    !SwiftToolchain.isOff(environment) && SwiftToolchain.find(environment) == nil
  }
}
