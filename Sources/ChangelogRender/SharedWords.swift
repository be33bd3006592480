import APIDiff

/// What the findings of a group say alike, so that it is printed once.
struct SharedWords {
  let message: String?
  let replacement: String?

  init(of findings: [Finding]) {
    func shared(_ value: (Finding) -> String?) -> String? {
      guard let first = findings.first.flatMap(value) else { return nil }
      return findings.allSatisfy { value($0) == first } ? first : nil
    }
    message = shared(\.message)
    replacement = shared(\.replacement)
  }

  /// The finding without what is shared.
  func without(_ finding: Finding) -> Finding {
    var finding = finding
    if message != nil { finding.message = nil }
    if replacement != nil { finding.replacement = nil }
    return finding
  }
}
