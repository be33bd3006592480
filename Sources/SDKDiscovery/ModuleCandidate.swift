/// A module before its headers are listed: where they may be, and how it is called.
struct ModuleCandidate {
  /// The module's name, unique among the candidates.
  var name: String
  /// Its own folder.
  var path: String
  /// The folders of its headers.
  var folders: [HeaderFolder]
  /// Where a module map may name the umbrella.
  var moduleMaps: [String]
  /// The module to look for in a module map; nil takes any.
  var mappedName: String?
  /// The umbrella when no module map names one.
  var umbrella: String
  /// Whether it is a module even without a header.
  var isFramework: Bool
}

extension ModuleCandidate {
  /// A framework; one that no search path leads to imports its headers by their paths.
  static func framework(_ place: FrameworkPlace, name: String, isImportable: Bool, includePrivate: Bool)
    -> ModuleCandidate
  {
    let prefix = isImportable ? "\(place.name)/" : nil
    var folders = [HeaderFolder(path: place.path + "/Headers", importPrefix: prefix)]
    if includePrivate {
      folders.append(
        HeaderFolder(
          path: place.path + "/PrivateHeaders", namePrefix: "PrivateHeaders/", importPrefix: prefix))
    }
    return ModuleCandidate(
      name: name, path: place.path, folders: folders,
      moduleMaps: ["/Modules/module.modulemap", "/module.modulemap", "/module.map"].map { place.path + $0 },
      mappedName: place.name, umbrella: "\(place.name).h", isFramework: true)
  }

  /// A folder of headers: a header library's, or a lone one.
  static func folder(_ path: String, name: String, importPrefix: String?) -> ModuleCandidate {
    let own = PathText.lastPart(path)
    return ModuleCandidate(
      name: name, path: path, folders: [HeaderFolder(path: path, importPrefix: importPrefix)],
      moduleMaps: ["/module.modulemap", "/module.map"].map { path + $0 }, mappedName: nil,
      umbrella: "\(own).h", isFramework: false)
  }
}
