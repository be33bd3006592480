/// One body on its way to one channel.
package struct Delivery: Hashable, Sendable {
  /// The same on every try: receivers drop repeats by it.
  package var idempotencyKey: String
  /// What `Channel.body(of:)` made.
  package var body: [UInt8]
  /// What path patterns may name: `product`, `platform`, `baseline`, `current`, each with its value.
  package var names: [String: String]

  /// What stands in the place of a platform where there is no changelog, only words about the watch itself.
  static let noticePlatform = "notice"
  /// Whether it holds such words, and no changelog.
  var isNotice: Bool { names["platform"] == Self.noticePlatform }

  /// Makes a delivery.
  package init(idempotencyKey: String, body: [UInt8], names: [String: String] = [:]) {
    self.idempotencyKey = idempotencyKey
    self.body = body
    self.names = names
  }
}
