import Foundation
import SDKDiscovery

/// A Swift toolchain that can be asked for names.
package struct SwiftToolchain: Sendable, Hashable {
  /// What a setting of `$SDKDIFF_SWIFT` means that names none, so that nobody is told one is missing.
  package static let off = "off"

  /// Its release, the same on every machine: `swift-6.3.1-RELEASE`.
  package let version: String
  /// The path of `swift-frontend`.
  package let frontend: String
  /// `swift-symbolgraph-extract`.
  let extractor: String
  /// The compiler's own headers and notes.
  let resources: String

  /// The folders to look for a toolchain in: `$SDKDIFF_SWIFT` alone where it is set (a toolchain, its `bin`, or one
  /// of its programs), else those of `$PATH` and what `xcrun` knows.
  private static func candidates(_ environment: [String: String]) -> [String] {
    if let chosen = environment["SDKDIFF_SWIFT"], !chosen.isEmpty {
      return ["\(chosen)/usr/bin", "\(chosen)/bin", chosen, PathText.parent(chosen)]
    }
    var folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    #if os(macOS)
      if let found = output(of: "/usr/bin/xcrun", ["--find", "swift-frontend"]) {
        folders.append(PathText.parent(found))
      }
    #endif
    return folders
  }

  /// Whether the user wants none.
  package static func isOff(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> Bool {
    environment["SDKDIFF_SWIFT"] == off
  }

  /// Finds a toolchain; nil when there is none.
  package static func find(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> SwiftToolchain? {
    guard !isOff(environment) else { return nil }
    for folder in candidates(environment) {
      // `swift` in a folder of links leads to where the others are.
      let folders = [folder, FileSystem.realPath(folder + "/swift").map(PathText.parent)].compactMap { $0 }
      for folder in folders {
        if let toolchain = SwiftToolchain(folder: folder) { return toolchain }
      }
    }
    return nil
  }

  private init?(folder: String) {
    let extractor = folder + "/swift-symbolgraph-extract"
    let frontend = folder + "/swift-frontend"
    guard [extractor, frontend].allSatisfy({ access($0, X_OK) == 0 && FileSystem.isFile($0) }),
      let text = Self.output(of: frontend, ["-frontend", "-print-target-info"])
        ?? Self.output(of: folder + "/swift", ["-print-target-info"]),
      let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(text.utf8)),
      FileSystem.isFolder(info.paths.runtimeResourcePath)
    else { return nil }
    self.frontend = frontend
    self.extractor = extractor
    resources = info.paths.runtimeResourcePath
    version = Self.release(in: info.compilerVersion)
  }

  /// What the compiler says of itself.
  private struct TargetInfo: Decodable {
    struct Paths: Decodable { let runtimeResourcePath: String }
    let compilerVersion: String
    let paths: Paths
  }

  /// `Swift version 6.3.1 (swift-6.3.1-RELEASE)`: what stands in the brackets, up to clang's own release.
  static func release(in version: String) -> String {
    guard let open = version.firstIndex(of: "("), let close = version[open...].firstIndex(of: ")") else {
      return version
    }
    let inside = version[version.index(after: open)..<close]
    return inside.split(separator: " ").first.map(String.init) ?? version
  }

  /// What tells this compiler from another at the same place.
  var identity: String {
    var facts = stat()
    guard stat(frontend, &facts) == 0 else { return version }
    #if os(macOS)
      let moment = facts.st_mtimespec
    #else
      let moment = facts.st_mtim
    #endif
    return "\(version) \(frontend) \(facts.st_size) \(moment.tv_sec).\(moment.tv_nsec)"
  }

  /// The standard output of a program that ends well.
  private static func output(of program: String, _ arguments: [String]) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
