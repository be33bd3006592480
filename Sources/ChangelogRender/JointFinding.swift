import APIDiff

/// A finding that stands for equal ones of other platforms.
package struct JointFinding: Sendable {
  /// The finding.
  package let finding: Finding
  /// The other platforms whose builds show it.
  package fileprivate(set) var alsoIn: [String] = []

  /// For each changelog what it tells: a finding that several platforms of one product show is told by the first of
  /// them. Where its declaration stands in the headers may differ.
  package static func join(_ changelogs: [Changelog]) -> [[JointFinding]] {
    guard changelogs.count > 1 else {
      return changelogs.map { $0.findings.map { JointFinding(finding: $0) } }
    }
    struct Place {
      let changelog: Int
      let finding: Int
    }
    var places: [String: [Place]] = [:]
    var result: [[JointFinding]] = []
    for (number, changelog) in changelogs.enumerated() {
      var told: [JointFinding] = []
      let platform = changelog.current.platform
      for finding in changelog.findings {
        let same = (places[finding.fingerprint] ?? []).first { place in
          let other = changelogs[place.changelog].current
          let first = result[place.changelog][place.finding]
          return other.product == changelog.current.product && other.platform != platform
            && !first.alsoIn.contains(platform) && isSame(first.finding, finding)
        }
        if let same {
          result[same.changelog][same.finding].alsoIn.append(platform)
        } else {
          places[finding.fingerprint, default: []].append(Place(changelog: number, finding: told.count))
          told.append(JointFinding(finding: finding))
        }
      }
      result.append(told)
    }
    return result
  }

  /// Whether a reader would be told the same of both.
  private static func isSame(_ a: Finding, _ b: Finding) -> Bool {
    a.id == b.id && a.level == b.level && a.module == b.module && a.container == b.container
      && a.symbol == b.symbol && a.part == b.part && a.platform == b.platform && a.old == b.old
      && a.new == b.new && a.message == b.message && a.replacement == b.replacement
      && a.declaration == b.declaration && a.availability == b.availability && a.callGuard == b.callGuard
      && a.documentation == b.documentation
  }
}
