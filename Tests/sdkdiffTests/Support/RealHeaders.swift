import Foundation

/// Apple's own headers of the C library, which `scripts/lib/real_headers.py` takes out of two wheels on PyPI.
enum RealHeaders {
  static let folder =
    ProcessInfo.processInfo.environment["SDKDIFF_REAL_HEADERS"] ?? "\(Tool.root)/.build/real-headers"

  static func sdk(_ version: String) -> String { "\(folder)/MacOSX\(version).sdk" }

  /// Whether they are here; what keeps them away is printed. Anything else that goes wrong is the tests' to tell.
  static let canBeReached: Bool = {
    guard let why else { return true }
    print("RealHeaderTests skipped: \(why)")
    return false
  }()

  /// What went wrong but for an index that cannot be reached.
  static var fault: String? {
    guard let bringing, bringing.status != 0 else { return nil }
    return bringing.errors
  }

  private static var why: String? {
    guard let bringing else { return "no shell to ask for python3" }
    switch bringing.status {
    case 75: return bringing.errors.trimmingCharacters(in: .whitespacesAndNewlines)
    case 127: return "no python3"
    default: return nil
    }
  }

  private static let bringing = try? Tool.shell(
    "python3 '\(Tool.root)/scripts/lib/real_headers.py' '\(folder)'",
    // Where pip finds its index, and how it gets there.
    environment: ProcessInfo.processInfo.environment.filter {
      $0.key.hasPrefix("PIP_") || $0.key.lowercased().hasSuffix("_proxy") || $0.key.hasPrefix("SSL_CERT_")
        || ["XDG_CONFIG_HOME", "REQUESTS_CA_BUNDLE"].contains($0.key)
    })
}
