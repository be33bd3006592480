import Foundation
import SDKDiscovery

/// The stub headers as files, with module maps: what a framework without an SDK is read with.
enum StubView {
  /// Folders of headers that are modules of their own; everything else is `Darwin`.
  private static let folders = ["objc": "ObjectiveC", "dispatch": "Dispatch", "os": "os"]

  /// Adds what is not there yet.
  ///
  /// - Returns: the modules.
  static func add(_ stubs: [String: String], to sdk: String) throws -> [ClangModule] {
    guard !stubs.isEmpty else { return [] }
    var maps: [String: [String]] = [:]
    for (path, text) in stubs.sorted(by: { $0.key < $1.key }) {
      let top = path.split(separator: "/").first.map(String.init) ?? path
      var place = "\(sdk)/usr/include/\(path)"
      if stubs["\(top)/\(top).h"] != nil {
        place =
          "\(sdk)/System/Library/Frameworks/\(top).framework/Headers/\(path.dropFirst(top.utf8.count + 1))"
      } else {
        maps[folders[top] ?? "Darwin", default: []].append(path)
      }
      guard FileSystem.kindItself(place) == nil else { continue }
      try SDKView.makeFolder(PathText.parent(place))
      try SDKView.write(text, to: place)
    }
    var modules: [ClangModule] = []
    for entry in FileSystem.names(in: sdk + "/System/Library/Frameworks") {
      guard let name = PathText.name(entry, without: ".framework"), stubs["\(name)/\(name).h"] != nil else {
        continue
      }
      let place = "\(sdk)/System/Library/Frameworks/\(entry)/Modules/module.modulemap"
      guard FileSystem.kindItself(place) == nil else { continue }
      try SDKView.makeFolder(PathText.parent(place))
      let text = "framework module \(name) [system] {\numbrella header \"\(name).h\"\nexport *\n}\n"
      try SDKView.write(text, to: place)
      modules += ClangModule.all(in: ModuleMapText(Array(text.utf8)), framework: name, weight: 1)
    }
    let place = sdk + "/usr/include/module.modulemap"
    guard FileSystem.kindItself(place) == nil else { return modules }
    let text = maps.sorted { $0.key < $1.key }.map { name, headers in
      "module \(name) [system] {\n" + headers.map { "header \"\($0)\"\n" }.joined() + "export *\n}\n"
    }.joined()
    try SDKView.makeFolder(PathText.parent(place))
    try SDKView.write(text, to: place)
    return modules + ClangModule.all(in: ModuleMapText(Array(text.utf8)), framework: nil, weight: 1)
  }
}
