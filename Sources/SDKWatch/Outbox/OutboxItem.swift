/// One body on its way to one receiver.
struct OutboxItem: Hashable, Sendable {
  /// Whom it goes to.
  enum Kind: String, Sendable {
    /// A channel.
    case channel
    /// A report's file.
    case report
  }

  /// How far it is.
  enum State: String, Sendable {
    case pending
    case delivered
    /// Given up.
    case abandoned
  }

  /// Its number in the outbox; 0 before it is there.
  var id: Int = 0
  /// Whom it goes to.
  var kind: Kind
  /// The channel's name, or the report's path.
  var target: String
  /// What is delivered.
  var delivery: Delivery
  /// What it is about, in a few words.
  var subject: String
  /// When it was put there, in seconds since 1970.
  var created: Double
  /// How far it is.
  var state = State.pending
  /// How often it was tried.
  var tries = 0
  /// When it was tried last.
  var tried: Double?
  /// When it may be tried again.
  var due: Double?
  /// Why the last try failed.
  var reason: String?
}
