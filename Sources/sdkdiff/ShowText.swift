import ChangelogRender
import Foundation
import SnapshotStore
import SymbolModel

/// What `show` prints.
enum ShowText {
  static func manifest(_ manifest: SnapshotManifest) -> String {
    var rows = [["MODULE", "STATUS", "SYMBOLS", "HEADERS", "REASON"]]
    for module in manifest.modules {
      rows.append([
        module.name, module.status.rawValue, "\(module.symbols)", "\(module.headers)", module.reason ?? "",
      ])
    }
    let version = manifest.build.version.map { ", version \($0)" } ?? ""
    let head =
      "\(manifest.build.path)\(version): \(SnapshotReport.counts(manifest)); target \(manifest.target),"
      + " sdkdiff \(manifest.tool.version), libclang \(manifest.tool.libclang)\(xcode(manifest))"
    let names =
      [SwiftNamesReport.counts(manifest)].compactMap(\.self) + SwiftNamesReport.lines(about: manifest)
    let told = names.map { VisibleText.escape($0) + "\n" }.joined()
    return VisibleText.escape(head) + "\n" + told + "\n" + Columns.text(rows)
  }

  private static func xcode(_ manifest: SnapshotManifest) -> String {
    guard let xcode = manifest.xcode else { return "" }
    return ", Xcode \(xcode.version ?? "?")" + (xcode.build.map { " (\($0))" } ?? "")
  }

  static func manifestJSON(_ manifest: SnapshotManifest) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(manifest), as: UTF8.self) + "\n"
  }

  static func module(_ module: SnapshotManifest.Module, _ object: SymbolsObject) throws -> String {
    var lines = ["\(module.name): \(module.status.rawValue), \(module.symbols) symbols"]
    if let reason = module.reason { lines.append("  \(reason)") }
    if let names = module.swiftNames {
      let reason = names.reason.map { ": " + $0 } ?? ""
      lines.append("  Swift names: \(names.names), \(names.status.rawValue), by \(names.toolchain)\(reason)")
    }
    if !object.standIns.isEmpty {
      lines.append("  declared by the tool: \(object.standIns.joined(separator: ", "))")
    }
    for place in object.incomplete { lines.append("  \(place.header):\(place.line): \(place.reason)") }
    let symbols = try object.index.map { try object.symbol($0) }
    for symbol in symbols.sorted(by: { ($0.header, $0.line, $0.key) < ($1.header, $1.line, $1.key) }) {
      let availability = availability(symbol.effectiveAvailability)
      lines.append(
        "\(symbol.header):\(symbol.line): \(symbol.kind.rawValue) \(symbol.name)"
          + (availability.isEmpty ? "" : "  [\(availability)]"))
    }
    return lines.map { VisibleText.escape($0) + "\n" }.joined()
  }

  static func symbol(_ symbol: Symbol, module: String, swiftName: SwiftName? = nil) -> String {
    var text = "\(VisibleText.escape(symbol.name))\n"
    func row(_ title: String, _ value: String?) {
      guard let value, !value.isEmpty else { return }
      let lines = value.split(separator: "\n", omittingEmptySubsequences: false)
        .map { VisibleText.escape(String($0)) }
      text += "  \(title): " + lines.joined(separator: "\n    ") + "\n"
    }
    row("kind", symbol.kind.rawValue)
    row("module", module)
    row("declared", "\(symbol.header):\(symbol.line)")
    row("declaration", symbol.declaration)
    row("Swift", swiftName?.path)
    row("Swift, async", swiftName?.asyncPath)
    row("hidden from Swift", swiftName?.hiding?.rawValue)
    row("availability", availability(symbol.effectiveAvailability))
    row(
      "own availability",
      symbol.availability == symbol.effectiveAvailability ? nil : availability(symbol.availability))
    row("as written", symbol.availabilityAsWritten.joined(separator: " "))
    row(
      "attributes",
      symbol.attributes.map { $0.arguments.isEmpty ? $0.name : "\($0.name)(\($0.arguments))" }
        .joined(separator: ", "))
    row("value", symbol.value)
    row("usr", symbol.usr)
    row("documentation", symbol.documentation?.text)
    return text
  }

  /// `ios 14.0, macos unavailable`
  static func availability(_ availability: Availability) -> String {
    availability.platforms.compactMap { platform in
      guard let item = availability[platform] else { return nil }
      var words = [platform.rawValue]
      if item.isUnavailable { words.append("unavailable") }
      if let version = item.introduced { words.append(version.description) }
      if let version = item.deprecated {
        words.append(version.isToBeDeprecated ? version.description : "deprecated \(version)")
      }
      if item.isDeprecated { words.append("deprecated") }
      if let version = item.obsoleted { words.append("obsoleted \(version)") }
      return words.joined(separator: " ")
    }.joined(separator: ", ")
  }

  static func quoted(_ text: String) -> String {
    (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}
