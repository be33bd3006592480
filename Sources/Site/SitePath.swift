import SnapshotStore
import SymbolModel

/// Where a site's pages are: names that every file system and every address can bear.
enum SitePath {
  static let index = "index.html"
  static let style = "site.css"
  static let reportScript = "report.js"
  static let searchScript = "search.js"
  static let symbols = "symbols.js"
  static let feed = "feed.xml"
  static let state = "site.json"
  /// The folders whose pages are all the site's own.
  static let folders = ["changes", "modules", "symbols"]

  /// The page of two neighbouring builds.
  static func change(_ baseline: SDKBuild, _ current: SDKBuild) -> String {
    "changes/\(line(current))/\(name(baseline.build))-to-\(name(current.build)).html"
  }

  /// The page of a module through all builds of a product and platform.
  static func module(_ module: String, _ build: SDKBuild) -> String {
    "modules/\(line(build))/\(name(module)).html"
  }

  /// The folder of a module's symbols.
  static func symbolFolder(module: String, _ build: SDKBuild) -> String {
    "symbols/\(line(build))/\(name(module))/"
  }

  /// The file of a symbol in its module's folder.
  static func symbolFile(name: String, key: String) -> String {
    // A name that begins with a dash is a flag to every program.
    let letters = name.unicodeScalars.filter(isPlain).drop { "-._".unicodeScalars.contains($0) }
    let plain = String(String.UnicodeScalarView(letters.prefix(40)))
    return "\(plain.isEmpty ? "symbol" : plain)-\(digest(key, 12)).html"
  }

  /// The way from a page to the site's root: `../../`.
  static func root(from path: String) -> String {
    String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
  }

  private static func line(_ build: SDKBuild) -> String { "\(name(build.product))/\(name(build.platform))" }

  /// One name of a path. What had to be changed gets a digest, so that no two names meet.
  private static func name(_ text: String) -> String {
    let plain = String(
      String.UnicodeScalarView(text.unicodeScalars.map { isPlain($0) ? $0 : "_" }.prefix(60)))
    let isSame = plain == text && plain.first != "." && !plain.contains("..") && !plain.isEmpty
    return isSame ? plain : "_\(plain.replacing(".", with: "_"))-\(digest(text, 8))"
  }

  private static func digest(_ text: String, _ length: Int) -> String {
    String(ContentDigest.hex(Array(text.utf8)).prefix(length))
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": true
    default: false
    }
  }
}
