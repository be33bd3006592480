import Foundation
import SDKDiscovery

/// A folder that shows an SDK as the importer needs it: links to its headers, without Swift modules, and with module
/// maps and API notes of our own where the SDK's would fail or take long. The SDK itself is never touched.
struct SDKView {
  /// The SDK as it is given to the compiler.
  let sdk: String
  /// Folders of frameworks to search, in order.
  private(set) var frameworkFolders: [String] = []
  /// Folders of headers to search, in order.
  private(set) var headerFolders: [String] = []
  /// The modules that can be asked for.
  private(set) var modules: [ClangModule] = []

  private let isFlattened: Bool
  private let includesPrivate: Bool

  /// Where an SDK keeps frameworks.
  private static let places = [
    "System/Library/Frameworks", "System/Library/SubFrameworks", "Library/Frameworks",
    "Developer/Library/Frameworks",
    "System/iOSSupport/System/Library/Frameworks", "System/iOSSupport/System/Library/SubFrameworks",
  ]
  private static let privatePlaces = [
    "System/Library/PrivateFrameworks", "Developer/Library/PrivateFrameworks",
    "System/iOSSupport/System/Library/PrivateFrameworks",
  ]
  /// Searched by the compiler without being told.
  private static let ownPlace = "System/Library/Frameworks"

  /// Makes the view in `root`, which must not exist.
  ///
  /// - Throws: when the folder cannot be written.
  init(_ sources: SwiftNamesSources, at root: String, isFlattened: Bool) throws {
    sdk = root + "/sdk"
    self.isFlattened = isFlattened
    includesPrivate = sources.includesPrivate
    try Self.makeFolder(sdk)
    // First come, first served: what stands before the SDK hides its own.
    for (number, folder) in sources.frameworkFolders.enumerated() {
      if let sdk = sources.sdk, folder.hasPrefix(sdk + "/") { continue }
      let place = "\(root)/frameworks-\(number)"
      try addFrameworks(of: folder, to: place)
      frameworkFolders.append(place)
    }
    for (number, folder) in sources.headerFolders.enumerated() {
      let place = "\(root)/headers-\(number)"
      try addHeaders(of: folder, to: place)
      headerFolders.append(place)
    }
    if let sdk = sources.sdk { try addSDK(sdk) }
    if !FileSystem.isFolder("\(sdk)/\(Self.ownPlace)/Foundation.framework/Headers") {
      modules += try StubView.add(sources.stubs, to: sdk)
    }
    modules = ClangModule.joined(modules)
  }

  private mutating func addSDK(_ source: String) throws {
    for name in FileSystem.names(in: source) where name.hasPrefix("SDKSettings.") {
      try Self.link("\(source)/\(name)", to: "\(sdk)/\(name)")
    }
    for place in Self.places + (includesPrivate ? Self.privatePlaces : []) {
      let folder = "\(source)/\(place)"
      guard FileSystem.isFolder(folder) else { continue }
      try addFrameworks(of: folder, to: "\(sdk)/\(place)")
      if place != Self.ownPlace { frameworkFolders.append("\(sdk)/\(place)") }
    }
    if FileSystem.isFolder(source + "/usr/include") {
      try addHeaders(of: source + "/usr/include", to: sdk + "/usr/include", joinsParts: true)
    }
  }

  private mutating func addFrameworks(of folder: String, to place: String) throws {
    try Self.makeFolder(place)
    for entry in FileSystem.names(in: folder) {
      guard let name = PathText.name(entry, without: ".framework") else { continue }
      try addFramework(name, from: "\(folder)/\(entry)", to: "\(place)/\(entry)", isNested: false)
    }
  }

  private mutating func addFramework(
    _ name: String, from source: String, to place: String, isNested: Bool
  ) throws {
    func folder(_ part: String) -> String? {
      ["\(source)/\(part)", "\(source)/Versions/Current/\(part)"].first(where: FileSystem.isFolder)
    }
    try Self.makeFolder(place)
    var weight = 0
    for part in ["Headers", "PrivateHeaders"] {
      guard let headers = folder(part) else { continue }
      weight += try addNoted(headers, to: "\(place)/\(part)")
    }
    var maps =
      folder("Modules").map { folder in
        FileSystem.names(in: folder).filter { $0.hasSuffix(".modulemap") }.map {
          ("\(folder)/\($0)", "Modules/\($0)")
        }
      } ?? []
    if maps.isEmpty, FileSystem.isFile(source + "/module.map") {
      maps = [(source + "/module.map", "module.map")]
    }
    for (path, part) in maps {
      guard let bytes = FileSystem.bytes(of: path, limit: Self.longestMap) else { continue }
      let map = ModuleMapText(bytes)
      try Self.makeFolder(PathText.parent("\(place)/\(part)"))
      if isFlattened {
        try Self.write(map.flattened(joinsParts: false).text, to: "\(place)/\(part)")
      } else {
        try Self.link(path, to: "\(place)/\(part)")
      }
      // A nested framework is a part of the one around it.
      guard !isNested, includesPrivate || !part.hasSuffix(".private.modulemap") else { continue }
      modules += ClangModule.all(in: map, framework: name, weight: weight)
    }
    guard let nested = folder("Frameworks") else { return }
    for entry in FileSystem.names(in: nested) {
      guard let name = PathText.name(entry, without: ".framework"), place.utf8.count < 2000 else { continue }
      try addFramework(
        name, from: "\(nested)/\(entry)", to: "\(place)/Frameworks/\(entry)", isNested: true)
    }
  }

  /// No module map is longer.
  private static let longestMap = 4 << 20

  /// Shows a folder of headers: by one link, or, where API notes have to be put right, by a link for each file.
  private func addNoted(_ folder: String, to place: String) throws -> Int {
    let names = FileSystem.names(in: folder)
    var notes: [String: [UInt8]] = [:]
    for name in names where name.hasSuffix(".apinotes") {
      guard let bytes = FileSystem.bytes(of: "\(folder)/\(name)", limit: Self.longestMap) else { continue }
      notes[name] = APINotesText.joined(bytes)
    }
    if notes.isEmpty {
      try Self.link(folder, to: place)
    } else {
      try Self.makeFolder(place)
      for name in names {
        if let text = notes[name] {
          try Self.write(text, to: "\(place)/\(name)")
        } else {
          try Self.link("\(folder)/\(name)", to: "\(place)/\(name)")
        }
      }
    }
    return names.count
  }

  /// Shows a folder of header libraries: a link for each entry, module maps beside them.
  private mutating func addHeaders(of folder: String, to place: String, joinsParts: Bool = false) throws {
    try Self.makeFolder(place)
    let names = FileSystem.names(in: folder)
    for name in names {
      let path = "\(folder)/\(name)"
      guard name.hasSuffix(".modulemap") || name == "module.map" else {
        if FileSystem.kind(path) != nil { try Self.link(path, to: "\(place)/\(name)") }
        // The compiler looks for module maps one level down.
        if let bytes = FileSystem.bytes(of: path + "/module.modulemap", limit: Self.longestMap) {
          let inner = ClangModule.all(in: ModuleMapText(bytes), framework: nil, weight: 10)
          modules += inner.map { $0.below(name) }
        }
        continue
      }
      guard let bytes = FileSystem.bytes(of: path, limit: Self.longestMap) else { continue }
      let map = ModuleMapText(bytes)
      if isFlattened {
        try Self.write(map.flattened(joinsParts: joinsParts).text, to: "\(place)/\(name)")
      } else {
        try Self.link(path, to: "\(place)/\(name)")
      }
      modules += ClangModule.all(in: map, framework: nil, weight: joinsParts ? names.count : 10)
    }
  }

  // MARK: - Files

  static func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  static func write(_ text: String, to path: String) throws { try write(Array(text.utf8), to: path) }

  static func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  static func link(_ source: String, to path: String) throws {
    // A broken link shows nothing; something there already hides what comes later.
    guard let real = FileSystem.realPath(source), FileSystem.kindItself(path) == nil else { return }
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: real)
  }
}
