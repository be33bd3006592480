/// Why headers and pages could not be compared; says what to do.
public enum HeaderPageError: Error, Equatable, CustomStringConvertible {
  /// The build has no pages.
  case noPages(build: String)

  /// One line.
  public var description: String {
    switch self {
    case .noPages(let build):
      "\(build) has no documentation pages; `sdkdiff snapshot --docs PATH --build \(build)` adds them"
    }
  }
}
