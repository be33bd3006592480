import Foundation
import SDKDiscovery
import SnapshotPipeline

extension SnapshotRequest {
  /// What the flags shared by `snapshot` and `diff` say of an input.
  ///
  /// - Throws: `UsageError`.
  init(path: String, arguments: Arguments, command: String) throws {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    self.init(path: path, jobs: try arguments.number("--jobs", command: command) ?? cores)
    discovery = DiscoveryOptions(
      product: arguments["--product"], platform: arguments["--platform"],
      modules: arguments.all("--module"), includePrivate: arguments.isOn("--private"))
    target = arguments["--target"]
    if let sysroot = arguments["--sysroot"] {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: sysroot, isDirectory: &isFolder), isFolder.boolValue else {
        throw InputError("\(sysroot): no such folder (--sysroot)")
      }
      self.sysroot = URL(fileURLWithPath: sysroot).standardizedFileURL.path
    }
    clangArguments = arguments.all("--clang-arg")
    isStrict = arguments.isOn("--strict")
    let (names, noNames) = (FlagTable.swiftNames.name, FlagTable.noSwiftNames.name)
    guard !arguments.isOn(names) || !arguments.isOn(noNames) else {
      throw UsageError("\(command): \(names) and \(noNames) exclude each other")
    }
    swiftNames = arguments.isOn(noNames) ? .off : arguments.isOn(names) ? .on : .automatic
  }
}
