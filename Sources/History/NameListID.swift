/// Names a list of names by what it is made of: equal ids, equal lists.
enum NameListID: Hashable, Sendable {
  /// All names of a module's content.
  case whole(String)
  /// The names that differ between two contents.
  case difference(String, String)

  /// As an index keeps it.
  var text: String {
    switch self {
    case .whole(let content): content
    case .difference(let old, let new): "\(old)>\(new)"
    }
  }
}
