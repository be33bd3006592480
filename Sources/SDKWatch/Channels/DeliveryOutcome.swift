/// How one try ended.
package enum DeliveryOutcome: Hashable, Sendable {
  /// The receiver has acknowledged it.
  case delivered
  /// It has not, or it is not known: to be tried again, no sooner than the receiver asks (in seconds).
  case failed(reason: String, retryAfter: Double? = nil)
}
