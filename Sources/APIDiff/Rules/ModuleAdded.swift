/// A whole module came.
struct ModuleAdded: ChangeRule {
  let id = ChangeID.moduleAdded
  let levels = "info"
  let summary = "a whole module came"
  let explanation = """
    A framework or header library that the baseline does not have. Its symbols are counted, not \
    listed.
    """
}
