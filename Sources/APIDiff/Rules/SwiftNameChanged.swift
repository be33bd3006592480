/// The name Swift sees changed.
struct SwiftNameChanged: SymbolRule {
  let id = ChangeID.swiftNameChanged
  let levels = "breaking"
  let summary = "the name Swift sees changed"
  let explanation = """
    A header gives another NS_SWIFT_NAME, or NS_REFINED_FOR_SWIFT came or went.
    """

  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding] {
    guard case .attribute(let old, let new) = aspect, let name = (new ?? old)?.name,
      name == "swift_name" || name == "swift_private"
    else { return [] }
    var finding = pair.finding(.swiftNameChanged, .breaking)
    if name == "swift_private" {
      finding.part = "refined for Swift"
      finding.old = old.map { _ in name }
      finding.new = new.map { _ in name }
    } else {
      finding.old = old.map { $0.arguments.filter { $0 != "\"" } }
      finding.new = new.map { $0.arguments.filter { $0 != "\"" } }
    }
    return [finding]
  }
}
