extension DiscoveryError {
  /// Whether an option was wrong rather than the input.
  package var isUsage: Bool {
    switch self {
    case .unknownModules, .unknownPlatform, .noPlatform, .severalInputs: true
    case .notFound, .unreadable, .notAnSDK, .noHeaders: false
    }
  }
}
