import SymbolModel

/// Containers that came or went, with their members.
struct ContainerCauses {
  private struct Place: Hashable {
    let module: String
    let key: String
    let id: ChangeID
  }

  private var heads: [Place: Cause] = [:]
  private static let kinds = Set(SymbolKind.allCases.filter(\.isContainer).map(\.rawValue))

  init(_ findings: [Finding]) {
    for finding in findings where Self.isHead(finding) {
      heads[Place(module: finding.module, key: finding.key, id: finding.id)] = Self.cause(finding)
    }
  }

  private static func isHead(_ finding: Finding) -> Bool {
    // Any page may have pages below it.
    if finding.id == .pageAdded || finding.id == .pageRemoved { return true }
    guard finding.id == .symbolAdded || finding.id == .symbolRemoved, let symbol = finding.symbol else {
      return false
    }
    return kinds.contains(symbol.kind)
  }

  private static func cause(_ head: Finding) -> Cause {
    let isAdded = head.id == .symbolAdded || head.id == .pageAdded
    return Cause(
      CauseKey(
        cause: .container, module: head.module, name: head.symbol?.name ?? "",
        old: isAdded ? nil : head.declaration?.old, new: isAdded ? head.declaration?.new : nil,
        detail: head.key + head.id.rawValue))
  }

  /// The container that a symbol came or went with, or that it is.
  func cause(of finding: Finding) -> Cause? {
    guard [.symbolAdded, .symbolRemoved, .pageAdded, .pageRemoved].contains(finding.id) else { return nil }
    func head(_ key: String) -> Cause? {
      heads[Place(module: finding.module, key: key, id: finding.id)]
    }
    return finding.containerKey.flatMap(head) ?? head(finding.key)
  }
}
