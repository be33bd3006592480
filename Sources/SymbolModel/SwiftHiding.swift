/// Why Swift does not see a symbol under a name of its own.
///
/// Open, so that a snapshot of a newer version can be read.
public struct SwiftHiding: RawRepresentable, Hashable, Sendable, Codable {
  /// The word in snapshots and reports.
  public let rawValue: String

  /// Makes a reason.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `NS_REFINED_FOR_SWIFT`: its name begins with two underscores, for whoever wraps it.
  public static let refined = SwiftHiding(rawValue: "refined")
  /// `NS_SWIFT_UNAVAILABLE`, or a declaration that the importer makes unavailable.
  public static let unavailable = SwiftHiding(rawValue: "unavailable")
  /// Not available on the platform of the snapshot.
  public static let platform = SwiftHiding(rawValue: "platform")
}
