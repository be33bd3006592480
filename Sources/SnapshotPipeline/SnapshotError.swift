/// Why a snapshot could not be taken; each says what, where and what to do.
package enum SnapshotError: Error, CustomStringConvertible {
  /// The input does not say which build it is.
  case noBuild(path: String)
  /// A build or product cannot be called so; `flag` gives another name.
  case badName(String, fault: String, flag: String)
  /// Not one module could be read.
  case nothingParsed(path: String, reason: String)
  /// `--strict`: something could not be read.
  case notWhole(path: String, modules: [String])
  /// The compiler's own headers are missing.
  case noResourceDirectory
  /// There are more files than any input has.
  case tooManyFiles(path: String)
  /// The worker cannot be used at all.
  case worker(String)

  /// One line.
  package var description: String {
    switch self {
    case .noBuild(let path):
      "\(path) does not name its build; give one with --build, for example --build 24B5084k"
    case .badName(let name, let fault, let flag):
      "'\(name.prefix(80))' cannot name a snapshot: it \(fault); give another name with \(flag)"
    case .nothingParsed(let path, let reason): "nothing in \(path) could be parsed: \(reason)"
    case .notWhole(let path, let modules):
      "\(path) could not be read whole (--strict): \(modules.joined(separator: "; "))"
    case .noResourceDirectory:
      "libclang's own headers (stddef.h …) are missing; install libclang-common-NN-dev, or set LIBCLANG_ROOT"
    case .tooManyFiles(let path): "\(path) holds too many files to keep its headers"
    case .worker(let reason): reason
    }
  }

  /// Whether the command was wrong rather than the input.
  package var isUsage: Bool {
    switch self {
    case .noBuild, .badName: true
    case .nothingParsed, .notWhole, .noResourceDirectory, .tooManyFiles, .worker: false
    }
  }
}
