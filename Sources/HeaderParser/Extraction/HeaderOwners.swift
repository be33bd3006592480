import LibClang

/// Which module a file belongs to.
final class HeaderOwners {
  /// A module's header.
  struct Owner: Sendable {
    /// Index into the plan's modules.
    let module: Int
    /// Path below the module's header folder.
    let header: String
  }

  private let byPath: [String: Owner]
  private var known: [SourceFile: Owner?] = [:]

  /// Owners of a plan's headers, and of files that stand for some of them.
  init(plan: ParsePlan, substitutes: [String: String] = [:]) {
    var byPath: [String: Owner] = [:]
    for (number, module) in plan.modules.enumerated() {
      for header in module.headers {
        for path in [header.path] + header.otherPaths where byPath[path] == nil {
          byPath[path] = Owner(module: number, header: header.name)
        }
      }
    }
    for (path, header) in substitutes { byPath[path] = byPath[header] }
    self.byPath = byPath
  }

  subscript(file: SourceFile) -> Owner? {
    if let owner = known[file] { return owner }
    let owner = byPath[file.path] ?? byPath[Self.tidy(file.path)]
    known[file] = .some(owner)
    return owner
  }

  /// Without `/./`, `//` and `x/..`, which search paths leave in names.
  private static func tidy(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
