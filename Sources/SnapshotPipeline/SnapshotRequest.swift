import SDKDiscovery

/// What to take a snapshot of, and how.
package struct SnapshotRequest: Sendable {
  /// An SDK, an Xcode, a framework, an .xcframework or a folder of headers.
  package var path: String
  /// What the user says of the input.
  package var discovery = DiscoveryOptions()
  /// The compiler's target instead of the platform's own.
  package var target: String?
  /// A real SDK that answers imports.
  package var sysroot: String?
  /// More arguments for the compiler.
  package var clangArguments: [String] = []
  /// Threads.
  package var jobs: Int
  /// Whether a module that cannot be read whole is an error.
  package var isStrict = false
  /// Whether other content under a stored build is replaced, and everything parsed again for it.
  package var replaces = false
  /// Whether the headers themselves are kept, too.
  package var keepsHeaders = false
  /// Whether an input without a build number is named by the digest of its headers.
  package var namesByDigest = false
  /// Whether modules are given the names that Swift sees.
  package var swiftNames = SwiftNamesMode.off

  /// Makes a request.
  package init(path: String, jobs: Int) {
    self.path = path
    self.jobs = jobs
  }
}
