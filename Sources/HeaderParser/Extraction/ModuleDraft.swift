/// What a unit said of one module, not put together yet.
struct ModuleDraft: Sendable {
  let name: String
  let drafts: [Draft]
  let errors: [ErrorSite]
  /// Names that the tool declared for it.
  let standIns: [String]
}
