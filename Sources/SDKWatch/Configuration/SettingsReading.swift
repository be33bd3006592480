import APIDiff
import ChangelogRender
import Foundation
import SDKDiscovery
import SnapshotStore

extension SourceSettings {
  static func read(_ object: ConfigurationObject, _ paths: ConfigurationPaths) throws -> SourceSettings {
    try object.allow(["path", "platforms", "product", "optional"])
    let path = try object.requiredText("path", "a path, or a pattern such as /Applications/Xcode*.app")
    let platforms = try object.texts("platforms", "platform names") ?? []
    let known = SDKDiscovery.platformNames
    for (number, platform) in platforms.enumerated() where !known.contains(platform) {
      let near = NameSuggestions.nearest(platform, in: known, limit: 1).first
      throw object.error(
        "platforms[\(number)]",
        "'\(platform)' is no platform" + (near.map { "; did you mean \($0)?" } ?? "")
          + " (allowed: \(known.joined(separator: ", ")))")
    }
    let product = try object.text("product", "a name")
    if let product, let fault = StoredName.faultOfProduct(product) {
      throw object.error("product", "'\(product.prefix(80))' cannot name a product: it \(fault)")
    }
    return SourceSettings(
      path: path, pattern: paths.pattern(path), platforms: platforms, product: product,
      isOptional: try object.flag("optional") ?? false)
  }
}

extension ReportSettings {
  static func read(
    _ objects: [ConfigurationObject], _ paths: ConfigurationPaths
  ) throws -> [ReportSettings] {
    try ConfigurationFaults.map(objects) { object in
      try object.allow(["format", "path", "url"])
      let formats = ChangelogFormat.allCases.map(\.rawValue)
      _ = try object.require("format", "one of \(formats.joined(separator: ", "))")
      let format = try object.choice("format", of: formats).flatMap(ChangelogFormat.init) ?? .text
      let path = try object.requiredText("path", "the path of a file, with places such as {current}")
      try ReportPattern.check(path, object, "path")
      let url = try object.text("url", "where people read the report")
      if let url { try ReportPattern.check(url, object, "url") }
      return ReportSettings(format: format, path: paths.absolute(path), url: url)
    }
  }
}

extension RouteSettings {
  static func read(_ object: ConfigurationObject, channels known: Set<String>) throws -> RouteSettings {
    try object.allow(["channels", "modules", "ids", "minimumLevel"])
    _ = try object.require("channels", "a list of channels' names")
    let channels = try object.texts("channels", "channels' names") ?? []
    for (number, name) in channels.enumerated() where !known.contains(name) {
      let near = NameSuggestions.nearest(name, in: known.sorted(), limit: 1).first
      throw object.error(
        "channels[\(number)]",
        "there is no channel '\(name.prefix(60))'" + (near.map { "; did you mean \($0)?" } ?? "")
          + " (channels: \(known.sorted().joined(separator: ", ")))")
    }
    let ids = try object.texts("ids", "change ids") ?? ["*"]
    let allIDs = ChangeID.allCases.map(\.rawValue)
    for (number, id) in ids.enumerated() where !allIDs.contains(where: NamePattern(id).matches) {
      let near = NameSuggestions.nearest(id, in: allIDs, limit: 1).first
      throw object.error(
        "ids[\(number)]",
        "'\(id.prefix(60))' fits no change id" + (near.map { "; did you mean \($0)?" } ?? "")
          + " (`sdkdiff rules` lists them)")
    }
    let level = try object.choice("minimumLevel", of: ["breaking", "warning", "info", "noise"])
    return RouteSettings(
      channels: channels, modules: try object.texts("modules", "modules' names") ?? ["*"], ids: ids,
      minimumLevel: level.flatMap(ChangeLevel.init) ?? .info)
  }
}

extension RetrySettings {
  static func read(_ object: ConfigurationObject?) throws -> RetrySettings {
    var settings = RetrySettings()
    guard let object else { return settings }
    try object.allow(["maximumAge", "firstDelay", "maximumDelay", "tellAfter"])
    settings.maximumAge = try object.duration("maximumAge") ?? settings.maximumAge
    settings.firstDelay = try object.duration("firstDelay") ?? settings.firstDelay
    settings.maximumDelay = try object.duration("maximumDelay") ?? settings.maximumDelay
    settings.tellAfter = try object.number("tellAfter", in: 1...1000) ?? settings.tellAfter
    return settings
  }
}

extension QuietHours {
  static func read(_ object: ConfigurationObject) throws -> QuietHours {
    try object.allow(["from", "to", "timeZone"])
    func time(_ key: String) throws -> Int {
      let text = try object.requiredText(key, "a time such as 22:00")
      guard let match = text.wholeMatch(of: /([01][0-9]|2[0-3]):([0-5][0-9])/), let hour = Int(match.1),
        let minute = Int(match.2)
      else { throw object.error(key, "must be a time from 00:00 to 23:59, not '\(text.prefix(60))'") }
      return hour * 60 + minute
    }
    let (from, to) = (try time("from"), try time("to"))
    guard from != to else { throw object.error("to", "must be another time than 'from'") }
    var zone = TimeZone.current
    if let name = try object.text("timeZone", "a time zone such as Europe/Paris") {
      guard let named = TimeZone(identifier: name) else {
        throw object.error(
          "timeZone",
          "'\(name.prefix(60))' is no time zone of this machine; give one such as Europe/Paris or UTC")
      }
      zone = named
    }
    return QuietHours(from: from, to: to, timeZone: zone)
  }
}
