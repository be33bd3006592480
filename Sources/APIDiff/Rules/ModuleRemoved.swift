/// A whole module went.
struct ModuleRemoved: ChangeRule {
  let id = ChangeID.moduleRemoved
  let levels = "breaking"
  let summary = "a whole module went"
  let explanation = """
    A framework or header library that the current build no longer has. Its symbols are counted, not \
    listed.
    """
}
