/// How long one try may take.
package struct ChannelLimits: Hashable, Sendable {
  /// Seconds until a server has to say something: a connection, and each piece of its answer.
  package var silence: Double
  /// Seconds for a whole try.
  package var whole: Double

  /// Makes limits.
  package init(silence: Double = 15, whole: Double = 60) {
    self.silence = silence
    self.whole = whole
  }
}
