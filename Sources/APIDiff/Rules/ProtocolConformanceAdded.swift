/// A class, protocol or category adopts a protocol.
struct ProtocolConformanceAdded: SymbolRule {
  let id = ChangeID.protocolConformanceAdded
  let levels = "info"
  let summary = "a class, protocol or category adopts a protocol"
  let explanation = """
    A conformance that the superclass had already is nothing.
    """

  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding] {
    guard case .conformanceAdded(let name) = aspect else { return [] }
    return [pair.finding(.protocolConformanceAdded, .info, part: name, old: nil, new: name)]
  }
}
