/// A class, protocol or category no longer adopts a protocol.
struct ProtocolConformanceRemoved: SymbolRule {
  let id = ChangeID.protocolConformanceRemoved
  let levels = "breaking"
  let summary = "a class, protocol or category no longer adopts a protocol"
  let explanation = """
    A conformance that the superclass still has is nothing.
    """

  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding] {
    guard case .conformanceRemoved(let name) = aspect else { return [] }
    return [pair.finding(.protocolConformanceRemoved, .breaking, part: name, old: name, new: nil)]
  }
}
