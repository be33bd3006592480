/// The name Swift sees changed.
struct SwiftNameChanged: SymbolRule {
  let id = ChangeID.swiftNameChanged
  let levels = "breaking"
  let summary = "the name Swift sees changed"
  let explanation = """
    Names are those of the compiler's own importer where both snapshots have them from the same toolchain: any \
    change counts, also by API notes or by the types that a name leaves out. Elsewhere only what headers write is \
    compared: another NS_SWIFT_NAME, or NS_REFINED_FOR_SWIFT that came or went. A symbol that is not available to \
    Swift has no name; that is told as availability. The part says whether the async form changed, or that \
    NS_REFINED_FOR_SWIFT came or went.
    """

  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding] {
    if case .swiftName(let part, let old, let new) = aspect {
      return [pair.finding(.swiftNameChanged, .breaking, part: part, old: old, new: new)]
    }
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
