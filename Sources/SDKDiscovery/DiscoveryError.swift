/// Why an input cannot be used. Its description is one line: what, where, and what to do.
package enum DiscoveryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nothing is at this path.
  case notFound(path: String)
  /// Something is there and cannot be read or understood.
  case unreadable(path: String, reason: String)
  /// It is no SDK, framework or folder of headers.
  case notAnSDK(path: String, reason: String)
  /// There is no header in it.
  case noHeaders(path: String)
  /// Modules were asked for that the input does not have; with the nearest names it has.
  case unknownModules([String], nearest: [String])
  /// A platform nobody knows, from an option or a property list.
  case unknownPlatform(String, known: [String])

  /// One line, without control characters.
  package var description: String {
    switch self {
    case .notFound(let path):
      return Self.line("\(path): not found; give the path of an SDK, a .framework or a folder of headers")
    case .unreadable(let path, let reason):
      return Self.line("\(path): cannot be read: \(reason)")
    case .notAnSDK(let path, let reason):
      return Self.line("\(path): not an SDK: \(reason)")
    case .noHeaders(let path):
      return Self.line(
        "\(path): no headers in it; give the path of an SDK, a .framework or a folder that holds .h files")
    case .unknownModules(let names, let nearest):
      let what = names.count == 1 ? "no module named" : "no modules named"
      let offer = nearest.isEmpty ? "" : "; did you mean \(Self.list(nearest, last: "or"))?"
      return Self.line("\(what) \(Self.list(names, last: "and"))\(offer)")
    case .unknownPlatform(let name, let known):
      let near = KnownPlatform.suggestions(for: name)
      let offer = near.isEmpty ? "" : "; did you mean \(Self.list(near, last: "or"))?"
      return Self.line("unknown platform '\(name)'\(offer) (known: \(known.joined(separator: ", ")))")
    }
  }

  private static func list(_ names: [String], last: String) -> String {
    let quoted = names.map { "'\($0)'" }
    guard let final = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " \(last) " + final
  }

  /// A path may hold anything; a message stays one line, and leaves the terminal alone.
  private static func line(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: result.append("?")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
