import Foundation

/// How long one try may take.
package struct ChannelLimits: Hashable, Sendable {
  /// Seconds until a server has to say something: for the connection, and for each piece of its answer.
  package var silence: Double
  /// Seconds for a whole try.
  package var whole: Double

  /// Makes limits.
  package init(silence: Double = 15, whole: Double = 60) {
    self.silence = silence
    self.whole = whole
  }

  /// `60 s`.
  var wholeText: String {
    (whole == whole.rounded() ? String(format: "%.0f", whole) : String(format: "%.1f", whole)) + " s"
  }
}
