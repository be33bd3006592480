import Foundation
import SDKDiscovery

/// The stub headers as files, with module maps: what a framework without an SDK is read with.
enum StubView {
  /// The module of a header below `usr/include`, so that none imports itself by way of another.
  private static func module(of path: String, in folder: String) -> String {
    switch (folder, path) {
    case ("os", "os/base.h"), ("os", "os/availability.h"): "Darwin"
    case ("os", "os/object.h"): "os_object"
    case ("os", _): "os"
    case ("objc", _): "ObjectiveC"
    case ("dispatch", _): "Dispatch"
    case ("xpc", _): "XPC"
    default: "Darwin"
    }
  }

  /// Whether the headers below a folder are a framework's: `Foundation`, and not `mach`.
  private static func isFramework(_ name: String, _ stubs: [String: String]) -> Bool {
    name.first?.isUppercase == true && stubs["\(name)/\(name).h"] != nil
  }

  /// Adds what is not there yet.
  ///
  /// - Returns: the modules.
  static func add(_ stubs: [String: String], to sdk: String) throws -> [ClangModule] {
    guard !stubs.isEmpty else { return [] }
    var maps: [String: [String]] = [:]
    for (path, text) in stubs.sorted(by: { $0.key < $1.key }) {
      let top = path.split(separator: "/").first.map(String.init) ?? path
      var place = "\(sdk)/usr/include/\(path)"
      if isFramework(top, stubs) {
        place =
          "\(sdk)/System/Library/Frameworks/\(top).framework/Headers/\(path.dropFirst(top.utf8.count + 1))"
      } else {
        maps[module(of: path, in: top), default: []].append(path)
      }
      guard FileSystem.kindItself(place) == nil else { continue }
      try SDKView.makeFolder(PathText.parent(place))
      try SDKView.write(text, to: place)
    }
    var modules: [ClangModule] = []
    for entry in FileSystem.names(in: sdk + "/System/Library/Frameworks") {
      guard let name = PathText.name(entry, without: ".framework"), isFramework(name, stubs) else {
        continue
      }
      let place = "\(sdk)/System/Library/Frameworks/\(entry)/Modules/module.modulemap"
      guard FileSystem.kindItself(place) == nil else { continue }
      try SDKView.makeFolder(PathText.parent(place))
      if let notes = StubNotes.frameworks[name] {
        try SDKView.write(notes, to: "\(sdk)/System/Library/Frameworks/\(entry)/Headers/\(name).apinotes")
      }
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
