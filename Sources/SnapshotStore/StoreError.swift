/// What can go wrong with a store; each says what, where and what to do.
public enum StoreError: Error, Equatable, CustomStringConvertible {
  /// A file of the store does not hold what it should.
  case damaged(path: String, reason: String)
  /// A folder of the store cannot be looked into.
  case unreadable(path: String, reason: String)
  /// The store was written by a newer version.
  case tooNew(path: String, format: Int)
  /// Something could not be written.
  case cannotWrite(path: String, reason: String)
  /// A name fits no stored build.
  case unknownBuild(String, nearest: [String], store: String)
  /// A name fits several stored builds.
  case ambiguousBuild(String, candidates: [String])
  /// The build is stored already, with other content; the reason, where it is known, follows those words.
  case differs(build: String, reason: String?)
  /// The build is stored with modules that another snapshot of it lacks; nil for all.
  case losesModules(build: String, modules: [String]?)
  /// A symbolic link stands where a file or folder of the store should.
  case link(path: String)
  /// The store is on a file system without locks.
  case noLocks(path: String)
  /// A file is not what `sdkdiff export` writes.
  case archive(path: String, reason: String)
  /// A module is not in the snapshot.
  case unknownModule(String, build: String, nearest: [String])

  /// One line.
  public var description: String {
    switch self {
    case .damaged(let path, let reason):
      "the store is damaged: \(path): \(reason); restore the file, or take the snapshot again with --again"
    case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
    case .tooNew(let path, let format):
      "\(path): format \(format) is newer than this sdkdiff reads; use a newer sdkdiff"
    case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
    case .unknownBuild(let name, let nearest, let store):
      "no build '\(name)' in \(store)"
        + (nearest.isEmpty
          ? "; `sdkdiff list` shows what is there" : "; did you mean \(nearest.joined(separator: ", "))?")
    case .ambiguousBuild(let name, let candidates):
      "'\(name)' fits several builds: \(candidates.joined(separator: ", ")); name one of them"
    case .differs(let build, let reason):
      "\(build) is stored with other content\(reason.map { " (\($0))" } ?? ""); --again replaces it"
    case .losesModules(let build, let modules):
      modules.map {
        "\(build) is stored with modules that this snapshot leaves out (\(Self.few($0)));"
          + " name those, too, or remove its manifest first"
      }
        ?? "\(build) is stored whole, and this snapshot leaves modules out; take it whole, or remove its manifest first"
    case .link(let path):
      "\(path) is a symbolic link, and none is followed in a store; put the file or folder itself there"
    case .noLocks(let path):
      "\(path) is on a file system without locks: another process may be writing; use --grace 1h or longer"
    case .archive(let path, let reason): "cannot import \(path): \(reason)"
    case .unknownModule(let name, let build, let nearest):
      "no module or symbol '\(name)' in \(build)"
        + (nearest.isEmpty ? "" : "; did you mean \(nearest.joined(separator: ", "))?")
    }
  }
}

extension StoreError {
  /// Whether a name was wrong rather than the store.
  public var isUsage: Bool {
    switch self {
    case .ambiguousBuild, .unknownModule: true
    // A name that is neither a build nor a path is an input that could not be read.
    case .unknownBuild, .damaged, .unreadable, .tooNew, .cannotWrite, .differs, .losesModules, .link,
      .noLocks,
      .archive:
      false
    }
  }

  /// Whether something could not be written.
  package var isOfWriting: Bool {
    if case .cannotWrite = self { true } else { false }
  }

  /// The first few of some names.
  private static func few(_ names: [String]) -> String {
    names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …" : "")
  }
}
