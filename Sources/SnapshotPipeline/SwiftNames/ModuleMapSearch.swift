import SDKDiscovery

/// Whether Swift could import anything of an input.
enum ModuleMapSearch {
  /// Whether a framework or a folder of headers of the input has a module map.
  static func hasMap(_ input: DiscoveredInput) -> Bool {
    let folders = Set(input.modules.flatMap(\.headers).compactMap { FrameworkPath.outermost(in: $0.path) })
    return folders.contains { folder in
      ["Modules", "Versions/Current/Modules"].contains {
        FileSystem.isFile("\(folder)/\($0)/module.modulemap")
      }
        || FileSystem.isFile(folder + "/module.map")
    }
      || input.headerFolders.contains { folder in
        ([folder] + FileSystem.names(in: folder).map { "\(folder)/\($0)" }).contains {
          FileSystem.isFile($0 + "/module.modulemap") || FileSystem.isFile($0 + "/module.map")
        }
      }
  }
}
