import Foundation
import SDKDiscovery
import SnapshotStore

/// The stand-ins, compiled: once for each toolchain and target, and Foundation's once for each Foundation it covers.
struct StandInModules {
  /// The folder to import `Swift` from.
  let swift: String
  /// The folder to import the overlay from; nil where there is no Foundation, or none that it fits.
  let foundation: String?

  /// Finds the modules in `cache`, or builds them there; in `work`, a folder of this run alone, where nothing can be kept.
  ///
  /// - Throws: `SwiftNamesFailure` when `Swift` cannot be built.
  init(_ compiler: GraphCompiler, cache: String?, work: String) throws {
    let identity = compiler.toolchain.identity + "\u{0}" + compiler.target + "\u{0}"
    swift = try Self.module(
      "Swift", of: StandInSources.swift, key: identity, cache: cache, work: work,
      arguments: [
        "-parse-stdlib", "-target", compiler.target, "-enable-objc-interop",
        "-disable-objc-attr-requires-foundation-module", "-nostdimport",
      ], compiler)
    let headers = compiler.view.sdk + "/System/Library/Frameworks/Foundation.framework/Headers"
    guard FileSystem.isFolder(headers) else {
      foundation = nil
      return
    }
    let arguments = [
      "-O", "-target", compiler.target, "-enable-objc-interop", "-disable-implicit-concurrency-module-import",
      "-disable-implicit-string-processing-module-import", "-I", swift,
    ]
    foundation = try? Self.module(
      "Foundation", of: StandInSources.foundation, key: identity + Self.digest(of: headers), cache: cache,
      work: work,
      arguments: arguments + compiler.searchArguments, compiler)
  }

  /// A folder that holds the compiled module.
  private static func module(
    _ name: String, of source: String, key: String, cache: String?, work: String, arguments: [String],
    _ compiler: GraphCompiler
  ) throws -> String {
    let digest = ContentDigest.hex(
      Array(
        (key + "\u{0}" + arguments.filter { !$0.hasPrefix("/") }.joined(separator: " ")
          + "\u{0}" + source).utf8)
    ).prefix(24)
    let kept = cache.map { "\($0)/stand-ins/\(name)-\(digest)" }
    if let kept, FileSystem.isFile("\(kept)/\(name).swiftmodule") { return kept }
    let folder = "\(work)/stand-ins/\(name)"
    try SDKView.makeFolder(folder)
    try SDKView.write(source, to: "\(folder)/\(name).swift")
    try compiler.emitModule(
      name, from: "\(folder)/\(name).swift", to: "\(folder)/\(name).swiftmodule", arguments)
    guard let kept else { return folder }
    return keep("\(folder)/\(name).swiftmodule", as: "\(name).swiftmodule", in: kept) ? kept : folder
  }

  /// Puts a file into the cache: whole or not at all, whoever else does the same.
  private static func keep(_ file: String, as name: String, in folder: String) -> Bool {
    guard let bytes = FileSystem.bytes(of: file) else { return false }
    return (try? DurableFile.write(bytes, to: "\(folder)/\(name)", isDurable: false)) != nil
  }

  /// The digest of the headers in a folder.
  private static func digest(of folder: String) -> String {
    var text: [UInt8] = []
    for name in FileSystem.names(in: folder) {
      text += Array("\(name)\u{0}".utf8)
      text += Array(ContentDigest.hex(FileSystem.bytes(of: "\(folder)/\(name)") ?? []).utf8)
    }
    return ContentDigest.hex(text)
  }
}
