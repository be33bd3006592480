/// When deliveries that failed are tried again, and when no more. Times are seconds.
package struct RetrySettings: Hashable, Sendable {
  /// What is older is given up, and told.
  package var maximumAge: Double = 7 * 86_400
  /// What is waited after the first failed try; it doubles with each further one. So short that a receiver which was
  /// away for a moment is tried by the next pass, whenever that is.
  package var firstDelay: Double = 1
  /// What is waited at most.
  package var maximumDelay: Double = 6 * 3600
  /// After how many failed passes of a channel the others are told.
  package var tellAfter = 3

  /// Makes the default settings.
  package init() {}
}
