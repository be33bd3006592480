extension DiscoveryError {
  /// Whether an option was wrong rather than the input.
  package var isUsage: Bool {
    switch self {
    case .unknownModules, .unknownPlatform: true
    case .notFound, .unreadable, .notAnSDK, .noHeaders: false
    }
  }
}
