/// A framework found in a folder, or nested in another one.
struct FrameworkPlace {
  /// Its name, without extension.
  var name: String
  /// Its folder.
  var path: String
  /// The folder it stands in.
  var container: String
  /// The framework it is nested in.
  var parent: String?
}

extension FrameworkPlace {
  /// The frameworks directly in a folder, in order.
  static func all(in folder: String, parent: String? = nil) -> [FrameworkPlace] {
    FileSystem.names(in: folder).compactMap { entry in
      guard let name = PathText.name(entry, without: ".framework") else { return nil }
      let path = PathText.join(folder, entry)
      guard FileSystem.isFolder(path) else { return nil }
      return FrameworkPlace(name: name, path: path, container: folder, parent: parent)
    }
  }

  /// The frameworks nested in these, at any depth, in order; one that a link leads to again is left out, as
  /// is one outside the root.
  static func nested(in places: [FrameworkPlace], root: InputRoot) -> [FrameworkPlace] {
    var seen = Set(places.compactMap { FileSystem.realPath($0.path) })
    var found: [FrameworkPlace] = []
    var waiting = places[...]
    while let place = waiting.popFirst() {
      let folder = place.path + "/Frameworks"
      guard FileSystem.isFolder(folder) else { continue }
      for inner in all(in: folder, parent: place.name) {
        guard let real = FileSystem.realPath(inner.path), root.holds(real: real) else { continue }
        guard seen.insert(real).inserted else { continue }
        found.append(inner)
        waiting.append(inner)
      }
    }
    return found.sorted { TextOrder.precedes($0.path, $1.path) }
  }
}
