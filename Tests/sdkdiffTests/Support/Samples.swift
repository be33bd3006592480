import Foundation

/// The sample SDKs, and a store that holds their snapshots.
enum Samples {
  static let builds = ["24A437", "24B5084k", "24B5089g", "24B5099f"]

  static func sdk(_ build: String) -> String {
    "\(Tool.root)/Tests/Fixtures/SDKs/iPhoneOS\(build == "24A437" ? "27.0" : "27.2")-\(build).sdk"
  }

  /// A store with the four builds, taken once for all tests; for reading only.
  static func store() throws -> String { try taken.get().path }

  private struct Unusable: Error { var run: Tool.Run }

  private static let taken: Result<Workspace, any Error> = Result {
    let workspace = try Workspace()
    for build in builds {
      let run = try Tool.run(["snapshot", sdk(build), "--product", "sample", "--store", workspace.path])
      if run.status != 0 { throw Unusable(run: run) }
    }
    atexit { try? FileManager.default.removeItem(atPath: (try? Samples.store()) ?? "") }
    return workspace
  }
}

extension Workspace {
  /// A copy of the samples' store, to do with as a test likes.
  func sampleStore() throws -> String {
    try copy(Samples.store(), "samples")
    return self["samples"]
  }
}
