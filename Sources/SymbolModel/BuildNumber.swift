/// A build number such as `24B5084k`, ordered as Apple's trains are.
///
/// Train first (number, then letter), then the number within it, seeds (5000 and above) less 5000,
/// then the letter; a release comes after a seed of equal number: `24A437` < `24B5084k` < `24B5089g`
/// < `24B91`.
public struct BuildNumber: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// As written.
  public let description: String
  private let major: Int
  private let train: String
  private let number: Int
  private let isSeed: Bool
  private let letter: String

  /// Reads a build number; nil when the text has another form.
  public init?(_ text: String) {
    var rest = Substring(text)
    func take(_ belongs: (Character) -> Bool) -> Substring {
      let part = rest.prefix(while: belongs)
      rest = rest.dropFirst(part.count)
      return part
    }
    let isDigit: (Character) -> Bool = { $0.isASCII && $0.isNumber }
    guard let major = Int(take(isDigit)) else { return nil }
    let train = take { $0.isASCII && $0.isUppercase }
    guard !train.isEmpty, let number = Int(take(isDigit)) else { return nil }
    let letter = take { $0.isASCII && $0.isLowercase }
    guard rest.isEmpty, letter.count <= 1 else { return nil }
    self.description = text
    self.major = major
    self.train = String(train)
    self.isSeed = number >= 5000
    self.number = isSeed ? number - 5000 : number
    self.letter = String(letter)
  }

  /// Older first.
  public static func < (lhs: BuildNumber, rhs: BuildNumber) -> Bool {
    let left = (lhs.major, lhs.train, lhs.number, lhs.isSeed ? 0 : 1, lhs.letter)
    let right = (rhs.major, rhs.train, rhs.number, rhs.isSeed ? 0 : 1, rhs.letter)
    return left < right
  }
}
