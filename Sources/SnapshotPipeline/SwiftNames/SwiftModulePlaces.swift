import SDKDiscovery
import SwiftNames

/// Which Clang modules the headers of a module belong to.
///
/// A module here is a framework or a folder; what Swift imports is what a module map says: `dispatch` is `Dispatch`, and
/// half of `usr/include` is `Darwin`. Names are taken from these alone, so that a module's do not depend on its company.
struct SwiftModulePlaces {
  private var frameworks: [String: [String]] = [:]
  private var headers: [String: [String]] = [:]
  private var folders: [(path: String, module: String)] = []
  private let headerFolders: [String]
  /// The C library takes in whatever its headers include.
  private let hasDarwin: Bool

  private static let darwin = "Darwin"

  init(_ modules: [ClangModule], _ input: DiscoveredInput) {
    headerFolders =
      input.headerFolders + [input.sysroot, input.root].compactMap { $0.map { $0 + "/usr/include" } }
    hasDarwin = modules.contains { $0.name == Self.darwin && $0.framework == nil }
    for module in modules {
      if let framework = module.framework {
        frameworks[framework, default: []].append(module.name)
        continue
      }
      for header in module.headers { headers[header, default: []].append(module.name) }
      for folder in module.folders { folders.append((folder.isEmpty ? "" : folder + "/", module.name)) }
    }
  }

  /// The names of the Clang modules, sorted; empty when Swift cannot import the headers.
  func modules(of module: DiscoveredModule) -> [String] {
    var found: Set<String> = []
    for header in module.headers {
      if let framework = FrameworkPath.outermostName(in: header.path) {
        found.formUnion(frameworks[framework] ?? [])
        continue
      }
      for path in [header.path] + header.otherPaths {
        guard let folder = headerFolders.first(where: { path.hasPrefix($0 + "/") }) else { continue }
        let name = String(path.dropFirst(folder.count + 1))
        let owners = headers[name] ?? folders.filter { name.hasPrefix($0.path) }.map(\.module)
        if owners.isEmpty, hasDarwin, folder.hasSuffix("/usr/include") { found.insert(Self.darwin) }
        found.formUnion(owners)
      }
    }
    return found.sorted()
  }
}
