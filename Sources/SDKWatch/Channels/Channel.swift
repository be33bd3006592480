/// One way to tell people, or programs, of changes.
package protocol Channel: Sendable {
  /// The bytes that say a message. They are made once and kept in the outbox, so that each try sends the same.
  ///
  /// - Throws: what keeps the message from being said at all.
  func body(of message: WatchMessage) throws -> [UInt8]

  /// Tries once. What is wrong with the channel is an outcome, never an error, and never tells a secret.
  func deliver(_ delivery: Delivery) -> DeliveryOutcome
}
