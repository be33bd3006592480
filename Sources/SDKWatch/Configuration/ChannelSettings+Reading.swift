import Foundation
import SDKDiscovery

extension ChannelSettings {
  /// The keys of each type, beside `type`.
  static let keys: [String: [String]] = [
    "webhook": ["url", "urlEnv", "urlFile", "secretEnv", "secretFile"],
    "slack": ["url", "urlEnv", "urlFile"],
    "email": ["from", "to", "sendmail"],
    "command": ["argv"],
    "file": ["path"],
    "atom": ["path"],
  ]
  private static let types = ["webhook", "slack", "email", "command", "file", "atom"]

  static func read(
    _ object: ConfigurationObject, name: String, _ paths: ConfigurationPaths
  ) throws -> ChannelSettings {
    guard name.wholeMatch(of: /[A-Za-z0-9][A-Za-z0-9_.\-]{0,63}/) != nil else {
      throw ConfigurationError(
        "\(object.file): \(object.place): a channel's name is 1 to 64 letters, digits, '_', '.' and '-'")
    }
    _ = try object.require("type", "one of \(types.joined(separator: ", "))")
    let type = try object.choice("type", of: types) ?? ""
    try object.allow(["type"] + (keys[type] ?? []))
    switch type {
    case "webhook":
      return .webhook(
        url: try url(object, paths),
        secret: try secret(object, "secret", allowsLiteral: false, paths))
    case "slack": return .slack(url: try url(object, paths))
    case "email":
      let from = try object.requiredText("from", "a mail address")
      _ = try object.require("to", "a list of mail addresses")
      let to = try object.texts("to", "mail addresses") ?? []
      try checkAddress(from, object, "from")
      for (number, address) in to.enumerated() { try checkAddress(address, object, "to[\(number)]") }
      return .email(
        from: from, to: to, sendmail: try object.text("sendmail", "the path of a program").map(paths.absolute)
      )
    case "command":
      _ = try object.require("argv", "a program and its arguments, as a list")
      var argv = try object.texts("argv", "a program and its arguments") ?? []
      // `./notify` is beside the configuration; `notify` is looked for in PATH.
      if argv[0].contains("/") { argv[0] = paths.absolute(argv[0]) }
      return .command(argv: argv, folder: paths.folder)
    default:
      let path = try object.requiredText("path", "the path of a file")
      if type == "atom" { return .atom(path: paths.absolute(path)) }
      try ReportPattern.check(path, object, "path", names: PathPattern.names)
      return .file(path: paths.absolute(path))
    }
  }

  private static func url(_ object: ConfigurationObject, _ paths: ConfigurationPaths) throws -> SecretText {
    guard let secret = try secret(object, "url", allowsLiteral: true, paths) else {
      throw object.error("url", "is required: an address, or urlEnv or urlFile, which name where it is kept")
    }
    if case .literal(let text) = secret {
      let url = URLComponents(string: text)
      guard let scheme = url?.scheme?.lowercased(), ["http", "https"].contains(scheme),
        let host = url?.host, !host.isEmpty, !text.contains(where: \.isWhitespace)
      else {
        // Without the text: it may hold a secret.
        throw object.error("url", "must be an address that begins with https:// or http://")
      }
    }
    return secret
  }

  private static func secret(
    _ object: ConfigurationObject, _ key: String, allowsLiteral: Bool, _ paths: ConfigurationPaths
  ) throws -> SecretText? {
    let given = (allowsLiteral ? [key] : []) + ["\(key)Env", "\(key)File"]
    let present = given.filter(object.has)
    guard present.count <= 1 else {
      throw object.error(present[1], "only one of \(given.joined(separator: ", ")) may be given")
    }
    if let text = try object.text(key, "a text") { return .literal(text) }
    if let name = try object.text("\(key)Env", "the name of an environment variable") {
      guard name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil else {
        throw object.error(
          "\(key)Env", "must be the name of an environment variable: letters, digits and '_'")
      }
      return .environment(name)
    }
    return try object.text("\(key)File", "the path of a file of mode 600").map { .file(paths.absolute($0)) }
  }

  private static func checkAddress(_ text: String, _ object: ConfigurationObject, _ key: String) throws {
    let isClean = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    guard isClean, text.wholeMatch(of: /[^@]+@[^@\s]+/) != nil else {
      throw object.error(key, "must be a mail address, not '\(text.prefix(60))'")
    }
  }
}
