/// A module that Swift can import, as a module map declares it.
package struct ClangModule: Sendable, Hashable {
  /// Its name.
  package let name: String
  /// The framework's name, without extension; nil for a module of headers in a folder.
  package let framework: String?
  /// Below its folder of headers, the headers that the map names; empty where it names a folder or an umbrella.
  package let headers: [String]
  /// The folders, or the folders of umbrella headers, that belong to it; "" for all.
  package let folders: [String]
  /// What must hold for it to be built: `!swift`, `cplusplus` …
  package let requirements: [String]
  /// Roughly how much there is to read.
  package var weight: Int

  /// The requirement that no Swift meets.
  package var excludesSwift: Bool { requirements.contains("!swift") || requirements.contains("cplusplus") }
}

extension ClangModule {
  /// The modules that a map declares at its outermost level.
  static func all(in map: ModuleMapText, framework: String?, weight: Int) -> [ClangModule] {
    map.statements.compactMap { statement in
      guard let name = statement.moduleName, let body = statement.body else { return nil }
      var headers: [String] = []
      var folders: [String] = []
      collect(body, &headers, &folders)
      return ClangModule(
        name: name, framework: framework, headers: headers, folders: folders,
        requirements: requirements(body),
        weight: weight)
    }
  }

  /// Each module once; the first of a name counts, together with parts of it that stand in maps of their own.
  static func joined(_ modules: [ClangModule]) -> [ClangModule] {
    var places: [String: Int] = [:]
    var result: [ClangModule] = []
    for module in modules {
      guard let place = places[module.name] else {
        places[module.name] = result.count
        result.append(module)
        continue
      }
      let first = result[place]
      guard first.framework == nil, module.framework == nil else { continue }
      result[place] = ClangModule(
        name: first.name, framework: nil, headers: first.headers + module.headers,
        folders: first.folders + module.folders, requirements: first.requirements,
        weight: max(first.weight, module.weight))
    }
    return result
  }

  /// The same module, its headers seen from the folder above.
  func below(_ folder: String) -> ClangModule {
    ClangModule(
      name: name, framework: framework, headers: headers.map { "\(folder)/\($0)" },
      folders: folders.map { $0.isEmpty ? folder : "\(folder)/\($0)" }, requirements: requirements,
      weight: weight)
  }

  private static func collect(
    _ body: [ModuleMapText.Statement], _ headers: inout [String], _ folders: inout [String]
  ) {
    for statement in body {
      if statement.isModule {
        collect(statement.body ?? [], &headers, &folders)
      } else if statement.has("umbrella"), let path = statement.string {
        guard statement.has("header") else {
          folders.append(path == "." ? "" : path)
          continue
        }
        headers.append(path)
        folders.append(path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "")
      } else if statement.has("header"), statement.first != "exclude", let path = statement.string {
        headers.append(path)
      }
    }
  }

  private static func requirements(_ body: [ModuleMapText.Statement]) -> [String] {
    body.filter { $0.first == "requires" }.flatMap { statement in
      var result: [String] = []
      var isNegated = false
      for token in statement.tokens.dropFirst() {
        switch token {
        case .mark(UInt8(ascii: "!")): isNegated = true
        case .word(let word):
          result.append((isNegated ? "!" : "") + word)
          isNegated = false
        default: isNegated = false
        }
      }
      return result
    }
  }
}
