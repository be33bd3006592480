import Foundation
import SnapshotStore

/// Writes headers that a store keeps, so that they can be read again.
struct RestoredHeaders {
  /// What was written.
  struct Outcome {
    var files = 0
    var modules = 0
    /// Files that were too large to be kept.
    var leftOut: [String] = []
    /// Modules that were stored without their headers.
    var lacking: [String] = []
  }

  let manifest: SnapshotManifest
  let store: SnapshotStore

  /// Writes the headers of some modules into a folder that is not there, or empty. What was an SDK is one again.
  ///
  /// - Throws: `InputError`, `StoreError`.
  func write(_ modules: [SnapshotManifest.Module], into folder: String) throws -> Outcome {
    var outcome = Outcome()
    var objects: [HeadersObject] = []
    // All that is damaged is known before anything is written.
    for module in modules {
      if let object = try store.headers(of: module, in: manifest.build) {
        objects.append(object)
      } else if module.headers > 0 {
        outcome.lacking.append(module.name)
      }
    }
    guard !objects.isEmpty else {
      throw InputError(
        "\(manifest.build.path) was stored without its headers; `sdkdiff snapshot --keep-headers` keeps them")
    }
    try prepare(folder)
    var links: [(name: String, target: String)] = []
    var isSDK = false
    for object in objects {
      outcome.modules += 1
      for entry in object.entries {
        isSDK = isSDK || ["System/", "usr/", "Developer/"].contains(where: entry.name.hasPrefix)
        switch entry.kind {
        case .file:
          try write(Array(object.bytes(of: entry)), to: "\(folder)/\(entry.name)")
          outcome.files += 1
        case .link(let target): links.append((entry.name, target))
        case .leftOut: outcome.leftOut.append(entry.name)
        }
      }
    }
    // Last: no file is written through one.
    for link in links { try self.link(link.name, to: link.target, in: folder) }
    if isSDK {
      try makePlaces(for: modules.filter { $0.status == .noHeaders && $0[.headers] == nil }, in: folder)
      try writeFacts(into: folder)
    }
    return outcome
  }

  private func prepare(_ folder: String) throws {
    let files = FileManager.default
    do {
      try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
      guard try files.contentsOfDirectory(atPath: folder).isEmpty else {
        throw InputError("\(folder) is not empty; name a new folder")
      }
    } catch let error as InputError {
      throw error
    } catch {
      throw InputError("\(folder) cannot be made, or is no folder")
    }
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    do {
      try DurableFile.write(bytes, to: path, isDurable: false)
    } catch StoreError.cannotWrite(let path, let reason) {
      throw InputError("cannot write \(path): \(reason)")
    }
  }

  /// A link to a place in the folder, by the way from its own.
  private func link(_ name: String, to target: String, in folder: String) throws {
    let path = "\(folder)/\(name)"
    let way = String(repeating: "../", count: name.split(separator: "/").count - 1) + target
    let parent = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    guard symlink(way, path) == 0 || errno == EEXIST else {
      throw InputError("cannot write \(path): \(String(cString: strerror(errno)))")
    }
  }

  /// Frameworks without headers: else they would seem to be gone when the folder is read again.
  private func makePlaces(for modules: [SnapshotManifest.Module], in folder: String) throws {
    // A framework in another one is there already, wherever it is.
    let present = Set(
      (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
        .filter { $0.hasSuffix(".framework") }.map { ($0 as NSString).lastPathComponent })
    for module in modules where HeadersObject.isSafe(module.name) && !module.name.contains("/") {
      if present.contains("\(module.name).framework") { continue }
      if FileManager.default.fileExists(atPath: "\(folder)/usr/include/\(module.name)") { continue }
      var place = "\(folder)/System/Library/Frameworks/\(module.name).framework"
      if module.reason == "Swift only" { place += "/Modules/\(module.name).swiftmodule" }
      do {
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      } catch {
        throw InputError("cannot make the folder \(place)")
      }
    }
  }

  /// What an SDK says of itself. It is of the build, not of a module, and stands in the manifest.
  private func writeFacts(into folder: String) throws {
    let build = manifest.build
    let system = manifest.target.split(separator: "-").dropFirst(2).first ?? ""
    let version = system.drop { !$0.isNumber }
    let isCatalyst = build.platform == "maccatalyst"
    var settings: [String: Any] = [
      "CanonicalName": "\(isCatalyst ? "macosx" : build.platform)\(version)", "Version": String(version),
    ]
    if isCatalyst {
      settings["SupportedTargets"] = ["iosmac": ["DefaultDeploymentTarget": String(version)]]
    }
    var facts = ["ProductBuildVersion": build.build]
    facts["ProductVersion"] = build.version
    for (path, list) in [
      ("SDKSettings.plist", settings),
      ("System/Library/CoreServices/SystemVersion.plist", facts as [String: Any]),
    ] {
      guard let data = try? PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      else {
        throw InputError("cannot write \(folder)/\(path): the build's name cannot stand in a property list")
      }
      try write(Array(data), to: "\(folder)/\(path)")
    }
  }
}
