/// All files that a parse of an input may read: those that discovery looked at, and whatever headers may
/// include beside them (private headers, `.inc` files, module maps, frameworks side by side).
package struct InputFiles: Sendable {
  /// The files, in a fixed order.
  package private(set) var files: [InputFile] = []
  /// Whether links that lead outside are passed over, rather than followed or an end of it.
  private let staysInside: Bool

  private let includesNotes: Bool

  /// More is no SDK: to look at it would take longer than to parse.
  private static let most = 400_000

  /// Lists them; nil when it cannot be told what a parse would read.
  ///
  /// - Parameters:
  ///   - sysroot: An SDK that answers imports, when that is not the input itself.
  ///   - includesNotes: Whether API notes count, which tell the Swift compiler more than headers do.
  package init?(_ input: DiscoveredInput, sysroot: String?, includesNotes: Bool = false) {
    self.includesNotes = includesNotes
    staysInside = false
    guard let root = Self.root(input.root), add(root, tag: Self.inside) else { return nil }
    for (number, folder) in (input.frameworkFolders + input.headerFolders).enumerated() {
      guard let real = FileSystem.realPath(folder) else { continue }
      if root.holds(real: real) { continue }
      // A lone framework's neighbours answer its imports.
      for place in FrameworkPlace.all(in: folder) {
        guard let neighbour = Self.root(place.path), !root.holds(real: neighbour.real) else { continue }
        guard add(neighbour, tag: "\(number)/\(place.name)") else { return nil }
      }
    }
    guard let sysroot, let real = FileSystem.realPath(sysroot), real != root.real else { return }
    guard add(InputRoot(path: sysroot, real: real), tag: "sysroot") else { return nil }
  }

  /// Lists those of the input itself that lie in it, links or not; nil when there are too many.
  init?(inside input: DiscoveredInput) {
    includesNotes = false
    staysInside = true
    guard let root = Self.root(input.root), add(root, tag: Self.inside) else { return nil }
  }

  /// What names of files begin with that lie in the input.
  static let inside = "input"

  private static func root(_ path: String) -> InputRoot? {
    FileSystem.realPath(path).map { InputRoot(path: path, real: $0) }
  }

  /// Adds what is below a folder, by true places; links are told as such.
  private mutating func add(_ root: InputRoot, tag: String) -> Bool {
    var folders = [(path: root.real, name: tag)]
    while let folder = folders.popLast() {
      for entry in FileSystem.names(in: folder.path) {
        let path = PathText.join(folder.path, entry)
        let name = "\(folder.name)/\(entry)"
        switch FileSystem.kindItself(path) {
        case .file:
          if mayBeRead(entry, in: folder.name) { files.append(InputFile(name: name, path: path)) }
        case .folder:
          if Self.mayHoldHeaders(name) { folders.append((path, name)) }
        case .link:
          guard addLink(path, name: name, root: root, tag: tag) else { return false }
        case .other, nil: break
        }
        if files.count > Self.most { return false }
      }
    }
    return true
  }

  private mutating func addLink(_ path: String, name: String, root: InputRoot, tag: String) -> Bool {
    guard let real = FileSystem.realPath(path) else {
      if !staysInside { files.append(InputFile(name: name, path: path, target: "")) }
      return true
    }
    if root.holds(real: real) {
      let below = root.real == "/" ? real : String(real.dropFirst(root.real.count))
      files.append(InputFile(name: name, path: path, target: tag + below))
      return true
    }
    if staysInside { return true }
    // What lies in a folder outside is not looked at.
    guard FileSystem.isFile(real) else { return false }
    files.append(InputFile(name: name, path: real))
    return true
  }

  /// Folders of an SDK that no header includes anything from.
  private static func mayHoldHeaders(_ name: String) -> Bool {
    ![".swiftmodule", ".lproj", ".xcassets", "usr/share"].contains { name.hasSuffix($0) }
  }

  /// Whether a file is neither a program nor for a linker or another compiler.
  private func mayBeRead(_ entry: String, in folder: String) -> Bool {
    guard let dot = entry.lastIndex(of: ".") else {
      // A framework's own binary has no extension; neither have headers of C++.
      let isBundle =
        folder.hasSuffix(".framework") || PathText.lastPart(PathText.parent(folder)) == "Versions"
      return !isBundle
    }
    let suffix = String(entry[entry.index(after: dot)...])
    return !Self.otherExtensions.contains(suffix) || includesNotes && suffix == "apinotes"
  }

  private static let otherExtensions: Set<String> = [
    "a", "abi", "apinotes", "bitstream", "car", "dylib", "nib", "o", "png", "so", "strings", "swift",
    "swiftdoc", "swiftinterface", "swiftmodule", "swiftoverlay", "swiftsourceinfo", "tbd",
  ]
}
