/// A page that is there but could not be read: it is not comparable, and neither came nor went.
public struct UnreadPage: Hashable, Sendable {
  /// The file, below the folder that was read.
  public var file: String
  /// The path that a page in that file has.
  public var path: String
  /// Its key, where that much was known.
  public var key: String?
  /// What is wrong with it.
  public var reason: String

  /// Makes an entry.
  public init(file: String, path: String, key: String? = nil, reason: String) {
    self.file = file
    self.path = path
    self.key = key
    self.reason = reason
  }
}
