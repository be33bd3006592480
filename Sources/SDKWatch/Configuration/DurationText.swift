/// Lengths of time as people write them: `90s`, `15m`, `6h`, `7d`.
enum DurationText {
  private static let units: [(letter: Character, seconds: Double)] = [
    ("d", 86_400), ("h", 3600), ("m", 60), ("s", 1),
  ]

  /// The seconds; nil for anything else. At most ten years.
  static func seconds(_ text: String) -> Double? {
    guard let unit = units.first(where: { text.last == $0.letter }) else { return nil }
    let digits = text.dropLast()
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits),
      number > 0, Double(number) * unit.seconds <= 3650 * 86_400
    else { return nil }
    return Double(number) * unit.seconds
  }

  /// About how long, in the largest fitting unit: `3 h`.
  static func words(_ seconds: Double) -> String {
    let seconds = max(0, seconds.isFinite ? seconds : 0)
    for unit in units where seconds >= unit.seconds * 1.5 || unit.letter == "s" {
      let word = ["d": "days", "h": "h", "m": "min", "s": "s"][unit.letter] ?? ""
      return "\(Int((seconds / unit.seconds).rounded())) \(word)"
    }
    return "0 s"
  }
}
