/// The contract's total order of findings.
enum FindingOrder {
  static func sorted(_ findings: [Finding]) -> [Finding] {
    // Places move more cheaply than findings, which are looked at where they are; equal ones keep their order.
    findings.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return [] }
      return buffer.indices.sorted { precedes(base + $0, base + $1) }.map { buffer[$0] }
    }
  }

  private static func precedes(_ first: UnsafePointer<Finding>, _ second: UnsafePointer<Finding>) -> Bool {
    if first.pointee.module != second.pointee.module {
      return precedes(first.pointee.module, second.pointee.module)
    }
    if first.pointee.symbol?.name != second.pointee.symbol?.name {
      return precedes(first.pointee.symbol?.name, second.pointee.symbol?.name)
    }
    return precedes(first.pointee, second.pointee)
  }

  private static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    if left.symbol != right.symbol {
      let (first, second) = (left.symbol, right.symbol)
      if first?.kind != second?.kind { return precedes(first?.kind, second?.kind) }
      if first?.usr ?? "" != second?.usr ?? "" { return precedes(first?.usr, second?.usr) }
    }
    if left.id != right.id { return precedes(left.id.rawValue, right.id.rawValue) }
    for (first, second) in [
      (left.platform, right.platform), (left.part, right.part), (left.old, right.old), (left.new, right.new),
    ] where first ?? "" != second ?? "" { return precedes(first, second) }
    let (first, second) = (left.location ?? left.baselineLocation, right.location ?? right.baselineLocation)
    if first?.header ?? "" != second?.header ?? "" { return precedes(first?.header, second?.header) }
    return first?.line ?? 0 < second?.line ?? 0
  }

  private static func precedes(_ left: String?, _ right: String?) -> Bool {
    (left ?? "").utf8.lexicographicallyPrecedes((right ?? "").utf8)
  }
}
