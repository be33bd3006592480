/// The headers below a folder, before anybody looks into them.
struct HeaderListing {
  /// A header.
  struct Entry {
    /// Path below the folder.
    var name: String
    /// Where it is, inside the root, links kept.
    var path: String
    /// Where it is without links.
    var real: String
    /// Whether a link led here.
    var isLinked: Bool
  }

  /// The headers, in order.
  private(set) var entries: [Entry] = []
  /// What cannot be one.
  private(set) var skipped: [SkippedHeader] = []

  /// Lists a folder; one that is not there holds nothing.
  ///
  /// Links are followed inside the root, broken ones are nothing, and no folder is entered twice: its true
  /// place comes before the places that links give it.
  init(_ folder: HeaderFolder, root: InputRoot) {
    guard FileSystem.isFolder(folder.path), let real = FileSystem.realPath(folder.path) else { return }
    guard root.holds(real: real) else {
      skipped.append(SkippedHeader(header: PathText.lastPart(folder.path) + "/", reason: .outside))
      return
    }
    var linked: [Place] = []
    var plain = [
      Place(path: folder.path, real: real, prefix: "", isLinked: root.given(real: real) != folder.path)
    ]
    var seen: Set<String> = []
    while let place = plain.popLast() ?? Self.popFirst(&linked) {
      guard seen.insert(place.real).inserted else { continue }
      visit(place, folder: folder, root: root, plain: &plain, linked: &linked)
    }
    entries.sort { TextOrder.precedes($0.name, $1.name) }
  }

  private struct Place {
    var path: String
    var real: String
    var prefix: String
    var isLinked: Bool
  }

  private static func popFirst(_ places: inout [Place]) -> Place? {
    places.isEmpty ? nil : places.removeFirst()
  }

  private mutating func visit(
    _ place: Place, folder: HeaderFolder, root: InputRoot, plain: inout [Place], linked: inout [Place]
  ) {
    guard FileSystem.canList(place.path) else {
      let name = place.prefix.isEmpty ? PathText.lastPart(folder.path) + "/" : place.prefix
      skipped.append(SkippedHeader(header: name, reason: .unreadable))
      return
    }
    for entry in FileSystem.names(in: place.path) {
      let path = PathText.join(place.path, entry)
      let name = place.prefix + entry
      guard var kind = FileSystem.kindItself(path) else { continue }
      var real = PathText.join(place.real, entry)
      let isLink = kind == .link
      if isLink {
        guard let target = FileSystem.realPath(path), let behind = FileSystem.kindItself(target) else {
          continue
        }
        (real, kind) = (target, behind)
      }
      if kind == .folder {
        guard folder.isDeep, !Self.isBundle(entry) else { continue }
        guard root.holds(real: real) else {
          skipped.append(SkippedHeader(header: name + "/", reason: .outside))
          continue
        }
        let inner = Place(path: path, real: real, prefix: name + "/", isLinked: isLink || place.isLinked)
        if inner.isLinked && !place.isLinked { linked.append(inner) } else { plain.append(inner) }
      } else if entry.hasSuffix(".hpp") || entry.hasSuffix(".hh") || entry.hasSuffix(".hxx") {
        skipped.append(SkippedHeader(header: name, reason: .cPlusPlus))
      } else if entry.hasSuffix(".h") {
        if !root.holds(real: real) {
          skipped.append(SkippedHeader(header: name, reason: .outside))
        } else if kind != .file {
          skipped.append(SkippedHeader(header: name, reason: .unreadable))
        } else {
          entries.append(
            Entry(name: name, path: path, real: real, isLinked: isLink || place.isLinked))
        }
      }
    }
  }

  /// Folders with headers of their own, which are other modules.
  private static func isBundle(_ name: String) -> Bool {
    [".framework", ".xcframework", ".sdk", ".app"].contains { name.hasSuffix($0) }
  }
}
