/// Where the modules of an input are, and where a compiler has to look for them.
struct InputLayout {
  /// The modules, in the order in which they claim the headers that links give to several.
  var candidates: [ModuleCandidate] = []
  /// Folders of frameworks that the compiler would not search by itself.
  var frameworkFolders: [String] = []
  /// Folders of headers that it would not search by itself.
  var headerFolders: [String] = []

  private var taken: Set<String> = []
  private let root: InputRoot
  private let includePrivate: Bool

  private init(root: InputRoot, includePrivate: Bool) {
    self.root = root
    self.includePrivate = includePrivate
  }

  // MARK: - Kinds of input

  /// The layout of a platform SDK.
  static func sdk(_ root: InputRoot, platform: KnownPlatform, includePrivate: Bool) -> InputLayout {
    var layout = InputLayout(root: root, includePrivate: includePrivate)
    var base = root.path
    var folders: [String] = []
    switch platform.name {
    case "driverkit" where FileSystem.isFolder(base + "/System/DriverKit"):
      base += "/System/DriverKit"
      layout.frameworkFolders = [base + "/System/Library/Frameworks"]
      layout.headerFolders = [base + "/usr/include"]
    case "maccatalyst":
      // Searched before the Mac's own, so its frameworks hide those of the same name.
      let support = base + "/System/iOSSupport/System/Library/Frameworks"
      if FileSystem.isFolder(support) {
        folders = [support]
        layout.frameworkFolders = [support]
      }
    default: break
    }
    folders += [base + "/System/Library/Frameworks", base + "/System/Library/SubFrameworks"]
    let places = folders.flatMap { FrameworkPlace.all(in: $0) }
    layout.add(places)
    // What tests are made with (StoreKitTest …) stands apart from what ships on a device.
    let developer = base + "/Developer/Library/Frameworks"
    let tools = FrameworkPlace.all(in: developer)
    if !tools.isEmpty { layout.frameworkFolders.append(developer) }
    layout.add(tools, qualifier: "Developer")
    layout.addNested(in: places + tools)
    layout.addLibraries(in: base + "/usr/include")
    if includePrivate {
      let folder = base + "/System/Library/PrivateFrameworks"
      let hidden = FrameworkPlace.all(in: folder)
      if !hidden.isEmpty { layout.frameworkFolders.append(folder) }
      layout.add(hidden, qualifier: "PrivateFrameworks")
      layout.addNested(in: hidden)
    }
    return layout
  }

  /// The layout of one framework.
  static func framework(_ root: InputRoot, includePrivate: Bool) -> InputLayout {
    var layout = InputLayout(root: root, includePrivate: includePrivate)
    let entry = PathText.lastPart(root.path)
    let place = FrameworkPlace(
      name: PathText.name(entry, without: ".framework") ?? entry, path: root.path,
      container: PathText.parent(root.path))
    layout.frameworkFolders = [place.container]
    layout.add([place])
    layout.addNested(in: [place])
    return layout
  }

  /// The layout of a folder of headers, frameworks, or both.
  static func headers(_ root: InputRoot, name: String, includePrivate: Bool) -> InputLayout {
    var layout = InputLayout(root: root, includePrivate: includePrivate)
    layout.headerFolders = [root.path]
    let places = FrameworkPlace.all(in: root.path)
    if !places.isEmpty { layout.frameworkFolders = [root.path] }
    layout.add(places)
    layout.addNested(in: places)
    let own = layout.taken.contains(name) ? "\(name)/headers" : name
    layout.candidates.append(.folder(root.path, name: own, importPrefix: nil))
    return layout
  }

  // MARK: - Parts

  /// Adds frameworks that stand side by side. Of two with one name the compiler finds the first: the other is
  /// left out, or named with a qualifier.
  private mutating func add(_ places: [FrameworkPlace], qualifier: String? = nil) {
    for place in places {
      let isFirst = taken.insert(place.name).inserted
      if isFirst {
        append(place, name: place.name, isImportable: true)
      } else if let qualifier, taken.insert("\(qualifier)/\(place.name)").inserted {
        append(place, name: "\(qualifier)/\(place.name)", isImportable: false)
      }
    }
  }

  /// Adds the frameworks nested in others. One name for several would depend on which of them come along:
  /// then each is named with its parent, and its headers are imported by their paths.
  private mutating func addNested(in places: [FrameworkPlace]) {
    let nested = FrameworkPlace.nested(in: places, root: root)
    var counts: [String: Int] = [:]
    for place in nested { counts[place.name, default: 0] += 1 }
    let outer = taken
    for place in nested {
      let isUnique = counts[place.name] == 1 && !outer.contains(place.name)
      var name = isUnique ? place.name : "\(place.parent ?? "")/\(place.name)"
      while !taken.insert(name).inserted { name += "'" }
      append(place, name: name, isImportable: isUnique)
      let holdsHeaders = ["/Headers", "/PrivateHeaders"].contains { FileSystem.isFolder(place.path + $0) }
      if isUnique, holdsHeaders, !frameworkFolders.contains(place.container) {
        frameworkFolders.append(place.container)
      }
    }
  }

  /// Adds the header libraries of an SDK: one module for each folder, and one for the lone headers.
  private mutating func addLibraries(in folder: String) {
    let lone = "usr/include"
    for entry in FileSystem.names(in: folder) where entry != "c++" && !entry.hasSuffix(".framework") {
      let path = PathText.join(folder, entry)
      guard FileSystem.isFolder(path) else { continue }
      let name = taken.contains(entry) ? "\(lone)/\(entry)" : entry
      guard taken.insert(name).inserted else { continue }
      candidates.append(.folder(path, name: name, importPrefix: "\(entry)/"))
    }
    var others = ModuleCandidate.folder(folder, name: lone, importPrefix: "")
    others.folders[0].isDeep = false
    others.moduleMaps = []
    others.umbrella = ""
    candidates.append(others)
  }

  private mutating func append(_ place: FrameworkPlace, name: String, isImportable: Bool) {
    candidates.append(
      .framework(place, name: name, isImportable: isImportable, includePrivate: includePrivate))
  }
}
