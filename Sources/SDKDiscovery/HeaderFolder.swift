/// A folder that holds headers of a module.
struct HeaderFolder {
  /// Where it is, inside the input's root.
  var path: String
  /// Stands before the names of its headers: empty, or `PrivateHeaders/`.
  var namePrefix = ""
  /// What stands before a header's name between `<` and `>`: `Foundation/`, empty; nil when no search path
  /// leads here.
  var importPrefix: String?
  /// Whether folders in it count.
  var isDeep = true

  /// How to import a header of this folder.
  func spelling(of name: String, path: String) -> String {
    importPrefix.map { "<\($0)\(name)>" } ?? "\"\(path)\""
  }
}
