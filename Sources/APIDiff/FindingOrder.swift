/// The contract's total order of findings.
enum FindingOrder {
  static func sorted(_ findings: [Finding]) -> [Finding] { findings.sorted(by: precedes) }

  private static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    let module = order(left.module, right.module)
    if module != 0 { return module < 0 }
    if left.symbol != right.symbol {
      let symbols = order(left.symbol, right.symbol)
      if symbols != 0 { return symbols < 0 }
    }
    let rest = orderOfFacts(left, right)
    if rest != 0 { return rest < 0 }
    let place = left.location ?? left.baselineLocation
    let other = right.location ?? right.baselineLocation
    let headers = order(place?.header ?? left.page?.path, other?.header ?? right.page?.path)
    return headers != 0 ? headers < 0 : place?.line ?? 0 < other?.line ?? 0
  }

  private static func order(_ left: SymbolReference?, _ right: SymbolReference?) -> Int {
    let names = order(left?.name, right?.name)
    if names != 0 { return names }
    let kinds = order(left?.kind, right?.kind)
    return kinds != 0 ? kinds : order(left?.usr, right?.usr)
  }

  private static func orderOfFacts(_ left: Finding, _ right: Finding) -> Int {
    if left.id != right.id { return order(left.id.rawValue, right.id.rawValue) }
    let platforms = order(left.platform, right.platform)
    if platforms != 0 { return platforms }
    let parts = order(left.part, right.part)
    if parts != 0 { return parts }
    let before = order(left.old, right.old)
    return before != 0 ? before : order(left.new, right.new)
  }

  /// Below zero when `left` comes first, by bytes; no text is an empty one.
  private static func order(_ left: String?, _ right: String?) -> Int {
    var (first, second) = (left ?? "", right ?? "")
    if first == second { return 0 }
    return first.withUTF8 { first in
      second.withUTF8 { second in
        for (one, other) in zip(first, second) where one != other { return Int(one) - Int(other) }
        return first.count - second.count
      }
    }
  }
}
