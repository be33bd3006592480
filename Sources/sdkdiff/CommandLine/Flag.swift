/// A flag of a command: what it is called, what it takes, what help says.
struct Flag: Sendable {
  /// With its dashes.
  let name: String
  /// What stands behind it, for help; nil for a switch.
  let value: String?
  /// The values it takes; empty for any.
  let allowed: [String]
  /// May be given several times.
  let isRepeatable: Bool
  /// Whether its value may begin with a dash.
  let takesFlags: Bool
  let help: String

  init(
    _ name: String, _ value: String? = nil, allowed: [String] = [], isRepeatable: Bool = false,
    takesFlags: Bool = false, help: String
  ) {
    self.name = name
    self.value = value
    self.allowed = allowed
    self.isRepeatable = isRepeatable
    self.takesFlags = takesFlags
    self.help = help
  }
}
