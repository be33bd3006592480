import Foundation
import SDKDiscovery

/// The compiler with all that it needs to look at one view of an SDK.
struct GraphCompiler: Sendable {
  let toolchain: SwiftToolchain
  let target: String
  /// The user's own, for Clang.
  let clangArguments: [String]
  let view: SDKView
  /// The compiler's own headers, without the module maps of another system's C library.
  let resources: String
  /// Clang modules as they are built.
  var moduleCache: String
  /// Seconds that one module may take. The largest takes some ten on a slow machine.
  var patience = 180.0

  /// Makes the folders it needs in `root`.
  init(toolchain: SwiftToolchain, sources: SwiftNamesSources, view: SDKView, root: String) throws {
    self.toolchain = toolchain
    target = sources.target
    clangArguments = sources.clangArguments
    self.view = view
    resources = root + "/resources"
    moduleCache = root + "/modules"
    try SDKView.makeFolder(resources)
    for part in ["clang", "apinotes", "shims", "migrator"] {
      try SDKView.link("\(toolchain.resources)/\(part)", to: "\(resources)/\(part)")
    }
  }

  /// Where to look for what is imported.
  var searchArguments: [String] {
    ["-sdk", view.sdk, "-resource-dir", resources, "-module-cache-path", moduleCache]
      + view.frameworkFolders.flatMap { ["-F", $0] } + view.headerFolders.flatMap { ["-I", $0] }
      + clangArguments.flatMap { ["-Xcc", $0] }
  }

  private var bounds: BoundedProcess {
    #if os(Linux)
      let memory = 12 << 30
    #else
      let memory = 0
    #endif
    return BoundedProcess(wallTime: patience, processorTime: Int(patience), memory: memory)
  }

  /// Compiles a Swift module.
  ///
  /// - Throws: `SwiftNamesFailure`.
  func emitModule(_ name: String, from source: String, to result: String, _ arguments: [String]) throws {
    let errors = result + ".log"
    let command = [
      "-frontend", "-emit-module", "-parse-as-library", "-suppress-warnings", "-module-name", name, "-o",
      result,
    ]
    _ = try bounds.run(toolchain.frontend, command + arguments + [source], errors: errors)
    guard FileSystem.isFile(result) else {
      throw SwiftNamesFailure(
        "the stand-in for \(name) could not be compiled: \(ErrorText(errors, view: view).reason)")
    }
  }

  /// Writes the symbol graphs of a Clang module into a folder.
  ///
  /// Standard error is full of what is no error, and the exit status says little: whether there is a graph decides.
  ///
  /// - Throws: `SwiftNamesFailure`.
  func extract(_ module: String, standIns: StandInModules, to folder: String, isRelaxed: Bool) throws {
    try SDKView.makeFolder(folder)
    var arguments = [
      "-module-name", module, "-target", target, "-output-dir", folder, "-skip-inherited-docs",
      // Public alone would leave out what is refined for Swift: its name begins with underscores.
      "-minimum-access-level", "internal",
    ]
    arguments += searchArguments + ["-I", standIns.swift]
    if let foundation = standIns.foundation { arguments += ["-I", foundation] }
    if isRelaxed {
      arguments += ["-Xcc", "-Xclang", "-Xcc", "-fallow-pcm-with-compiler-errors"]
    }
    let errors = folder + "/errors.log"
    let end = try bounds.run(toolchain.extractor, arguments, errors: errors)
    switch end {
    case .tookTooLong: throw SwiftNamesFailure(SwiftNamesFailure.tookTooLong)
    case .crashed: throw SwiftNamesFailure(SwiftNamesFailure.crashed)
    case .exit: break
    }
    guard FileSystem.isFile("\(folder)/\(module).symbols.json") else {
      throw SwiftNamesFailure(ErrorText(errors, view: view).reason)
    }
  }
}
