import SymbolModel

/// Another attribute came, went or changed.
struct AttributeChanged: SymbolRule {
  let id = ChangeID.attributeChanged
  let levels = "info; warning for those that change what compiles or runs"
  let summary = "another attribute came, went or changed"
  let explanation = """
    Closed enums, sendability, the main actor, designated initialisers, calls to super that are \
    required, classes that may not be subclassed, results that must be used, closures that escape, \
    ownership and layout change what compiles or runs. The part names the attribute, or the parameter that bears it.
    """

  func findings(for aspect: ChangeAspect, in pair: SymbolPair) -> [Finding] {
    switch aspect {
    case .attribute(let old, let new):
      guard let attribute = new ?? old, attribute.name != "swift_name", attribute.name != "swift_private"
      else {
        return []
      }
      var finding = pair.finding(
        .attributeChanged, Self.changesWhatCompiles.contains(attribute.name) ? .warning : .info)
      finding.part = attribute.parameter ?? attribute.name
      finding.old = old.map(AttributeText.text)
      finding.new = new.map(AttributeText.text)
      return [finding]
    case .genericParameters(let old, let new):
      guard VarianceWords.removed(from: old) == VarianceWords.removed(from: new) else { return [] }
      return [
        pair.finding(
          .attributeChanged, .info, part: "variance", old: old.joined(separator: ", "),
          new: new.joined(separator: ", "))
      ]
    default: return []
    }
  }

  private static let changesWhatCompiles: Set<String> = [
    "enum_extensibility", "flag_enum", "ns_error_domain", "swift_newtype", "swift_wrapper",
    // What may be called, overridden or left out.
    "swift_attr", "swift_async", "swift_error", "objc_designated_initializer", "objc_requires_super",
    "objc_subclassing_restricted", "warn_unused_result", "noescape", "noreturn", "objc_direct",
    // Who owns what is passed.
    "ns_consumed", "ns_consumes_self", "ns_returns_retained", "ns_returns_not_retained", "cf_consumed",
    "cf_returns_retained", "cf_returns_not_retained", "os_consumed", "os_returns_retained",
    // How much room it takes.
    "aligned", "packed",
  ]
}
