/// Available on a platform where it was not.
struct BecameAvailable: SymbolRule {
  let id = ChangeID.becameAvailable
  let levels = "info"
  let summary = "available on a platform where it was not"
  let explanation = """
    The new value is the version that introduced it.
    """

  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding] {
    guard case .availability(let change) = aspect, change.old.isUnavailable, !change.new.isUnavailable else {
      return []
    }
    return [
      pair.finding(
        .becameAvailable, .info, on: change.platform, new: change.new.introduced?.description,
        words: change.new)
    ]
  }
}
