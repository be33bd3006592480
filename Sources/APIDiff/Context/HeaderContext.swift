/// The header lines around a finding, before and after.
public struct HeaderContext: Hashable, Sendable, Codable {
  /// A stretch of lines.
  public struct Hunk: Hashable, Sendable, Codable {
    /// Number of its first line in the baseline, from 1; the line before where it has none.
    public let oldStart: Int
    /// How many lines of the baseline it has.
    public let oldCount: Int
    /// Number of its first line in the current build.
    public let newStart: Int
    /// How many lines of the current build it has.
    public let newCount: Int
    /// The lines, each behind a space, `-` or `+`.
    public let lines: [String]
  }

  /// The header in the baseline; nil where the baseline's headers were not kept.
  public let oldHeader: String?
  /// The header in the current build; nil where its headers were not kept.
  public let newHeader: String?
  /// The stretches, in order.
  public let hunks: [Hunk]

  /// A unified diff, line by line. Where one side was not kept, the lines of the other stand without a sign.
  public var unified: [String] {
    var lines = ["--- \(oldHeader ?? "(not kept)")", "+++ \(newHeader ?? "(not kept)")"]
    for hunk in hunks {
      lines.append("@@ -\(hunk.oldStart),\(hunk.oldCount) +\(hunk.newStart),\(hunk.newCount) @@")
      lines += hunk.lines
    }
    return lines
  }
}
