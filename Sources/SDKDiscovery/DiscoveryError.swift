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
  /// It holds nothing for the platform asked for; or, when none was, nothing but simulators.
  case noPlatform(path: String, wanted: String?, known: [String])
  /// It holds several builds where one is wanted.
  case severalInputs(path: String, platforms: [String])
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
    case .noPlatform(let path, let wanted, let known):
      let has = "it has \(Self.list(known, last: "and"))"
      return Self.line(
        wanted.map { "\(path): nothing in it is for '\($0)'; \(has)" }
          ?? "\(path): it is for simulators only; ask for one with --platform (\(has))")
    case .severalInputs(let path, let platforms):
      var names: [String] = []
      for name in platforms where !names.contains(name) { names.append(name) }
      let what = Self.list(names, last: "and")
      return Self.line(
        names.count > 1
          ? "\(path): it holds builds for \(what); choose one with --platform"
          : "\(path): it holds \(platforms.count) SDKs for \(what); give the path of one")
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
