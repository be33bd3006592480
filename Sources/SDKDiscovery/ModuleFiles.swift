import Foundation

/// The files of an input that belong to a module: its headers, and what lies beside them and may be included by them.
package struct ModuleFiles: Sendable {
  /// A file, or a link inside the input.
  package struct File: Sendable {
    /// Where it is in the input. A lone framework's or folder's own name comes first; an SDK's does not, because it is
    /// another one for every version.
    package let name: String
    /// Where it is.
    package let file: InputFile
    /// What a link leads to, named like a file; nil for a file.
    package let target: String?
    /// What symbols call it; nil for what is no header of the module.
    package let header: String?
  }

  private let files: [String: [File]]

  /// Sorts the files of an input by modules; nil when there are too many of them.
  package init?(_ input: DiscoveredInput) {
    guard let all = InputFiles(inside: input)?.files, let root = FileSystem.realPath(input.root) else {
      return nil
    }
    let prefix = input.kind == .sdk ? "" : PathText.lastPart(input.root) + "/"
    func name(_ path: String) -> String { prefix + path.dropFirst(InputFiles.inside.utf8.count + 1) }
    let folders = Self.folders(of: input, root: root)
    var headers: [String: [String: String]] = [:]
    var files: [String: [File]] = [:]
    for module in input.modules {
      for header in module.headers {
        guard let real = FileSystem.realPath(header.path) else { continue }
        headers[real, default: [:]][module.name] = header.name
      }
    }
    for file in all {
      let place = file.target == nil ? file.path : PathText.parent(file.path)
      // A header may belong to a module that it does not lie with: links lead to it.
      var owners = file.target == nil ? headers[file.path] ?? [:] : [:]
      // A link that stands for a module's folder is of that module, wherever it lies.
      let behind = file.target.map { root + $0.dropFirst(InputFiles.inside.utf8.count) }
      if let module = Self.module(of: place, in: folders)
        ?? behind.flatMap({ Self.module(of: $0, in: folders) }), owners[module] == nil
      {
        owners[module] = ""
      }
      for (module, header) in owners {
        files[module, default: []].append(
          File(
            name: name(file.name), file: file, target: file.target.map(name),
            header: header.isEmpty ? nil : header))
      }
    }
    self.files = files
  }

  /// A module's files, in the order of their names.
  package subscript(module: String) -> [File] {
    (files[module] ?? []).sorted { TextOrder.precedes($0.name, $1.name) }
  }

  /// The folders that modules have for themselves, by true places: frameworks whole, else where the headers are.
  private static func folders(of input: DiscoveredInput, root: String) -> [String: String] {
    var folders: [String: String] = [:]
    for module in input.modules {
      for header in module.headers {
        guard header.path.hasSuffix("/" + header.name) else { continue }
        var folder = String(header.path.dropLast(header.name.utf8.count + 1))
        if let bundle = folder.range(of: ".framework/", options: .backwards) {
          folder = String(folder[..<folder.index(before: bundle.upperBound)])
        }
        guard let real = FileSystem.realPath(folder), PathText.isInside(real, root) else { continue }
        if folders[real] == nil { folders[real] = module.name }
      }
    }
    return folders
  }

  /// The module that a place belongs to: the folder nearest above.
  private static func module(of path: String, in folders: [String: String]) -> String? {
    var folder = path
    while folder != "/" {
      if let module = folders[folder] { return module }
      folder = PathText.parent(folder)
    }
    return nil
  }
}
