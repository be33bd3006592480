import Foundation

/// Where the libclang in use keeps the headers that every parse needs (`stdarg.h`, `stdbool.h` …).
package enum LibraryLocation {
  /// The resource directory, or nil when it is not installed (Debian: `libclang-common-NN-dev`).
  ///
  /// libclang would look beside its own file, which fails where Debian puts a link elsewhere; so look
  /// below `$LIBCLANG_ROOT`, then in the usual places for the folder of the version in use.
  package static func resourceDirectory() -> String? {
    var libraries: [String] = []
    if let root = ProcessInfo.processInfo.environment["LIBCLANG_ROOT"], !root.isEmpty {
      libraries.append(root + "/lib")
    }
    let version = version()
    if let major = version.first { libraries.append("/usr/lib/llvm-\(major)/lib") }
    libraries += ["/opt/homebrew/opt/llvm/lib", "/usr/local/opt/llvm/lib", "/usr/lib", "/usr/lib64"]
    let full = version.map(String.init).joined(separator: ".")
    for library in libraries {
      for name in [version.first.map(String.init) ?? "", full] {
        let folder = "\(library)/clang/\(name)"
        if FileManager.default.fileExists(atPath: folder + "/include/stddef.h") { return folder }
      }
    }
    return nil
  }

  /// `19.1.7` out of `Debian clang version 19.1.7 (…)`.
  package static func version() -> [Int] {
    let words = Index.libraryVersion.split(separator: " ")
    guard let at = words.firstIndex(of: "version"), at + 1 < words.count else { return [] }
    return words[at + 1].split(whereSeparator: { !$0.isNumber }).prefix(3).compactMap { Int($0) }
  }
}
