/// How long something stays that nobody needs.
struct GracePeriod {
  /// As given.
  let text: String
  let seconds: Int

  /// Long enough for whatever brings the manifests of a shared folder.
  static let standard = "7d"
  private static let units: [Character: Int] = ["s": 1, "m": 60, "h": 3600, "d": 86_400]

  /// Reads `7d`, `12h`, `30m`, `45s` or `0`.
  ///
  /// - Throws: `UsageError`.
  init(_ text: String) throws {
    let unit = text.last.flatMap { Self.units[$0] }
    let digits = unit == nil ? text[...] : text.dropLast()
    guard let number = Int(digits), digits.allSatisfy(\.isNumber), number < 1_000_000,
      unit != nil || number == 0
    else {
      throw UsageError(
        "gc: --grace takes a number of days, hours, minutes or seconds: 7d, 12h, 30m, 45s or 0")
    }
    self.text = text
    seconds = number * (unit ?? 1)
  }
}
