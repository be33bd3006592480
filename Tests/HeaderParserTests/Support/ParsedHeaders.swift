import Foundation
import SymbolModel

@testable import HeaderParser

/// What the parser makes of headers written inline, over the tool's own Foundation.
struct ParsedHeaders {
  /// A symbol that a test wanted and did not find.
  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  let modules: [ModuleSnapshot]
  let unknownKinds: [String: Int]

  /// Parses one header of the module `Kit`.
  init(_ text: String) throws { try self.init([InlineModule("Kit", text)]) }

  /// Parses the headers of the module `Kit`, in their order.
  init(headers: [InlineHeader]) throws { try self.init([InlineModule("Kit", headers)]) }

  /// Parses modules in one unit.
  init(_ modules: [InlineModule], target: String = "arm64-apple-ios17.0") throws {
    let folder = try HeaderFolder()
    let plan = try Self.plan(modules, in: folder, target: target)
    let result = try withExtendedLifetime(folder) { try UnitParser(plan: plan).run() }
    self.modules = result.modules
    unknownKinds = result.unknownKinds
  }

  private static func plan(_ modules: [InlineModule], in folder: HeaderFolder, target: String) throws
    -> ParsePlan
  {
    var planned: [ParsePlan.Module] = []
    for module in modules {
      var headers: [ParsePlan.Header] = []
      for header in module.headers {
        let path = "\(module.name)/\(header.name)"
        try folder.write(path, header.bytes)
        headers.append(
          ParsePlan.Header(path: "\(folder.path)/\(path)", name: header.name, spelling: "<\(path)>"))
      }
      planned.append(ParsePlan.Module(name: module.name, headers: headers, umbrellaCount: 1))
    }
    return ParsePlan(modules: planned, target: target, headerFolders: [folder.path])
  }

  /// The first module.
  var module: ModuleSnapshot { modules[0] }

  /// `kind name` of every symbol of the first module, sorted.
  var all: [String] { module.symbols.map { "\($0.kind.rawValue) \($0.name)" }.sorted() }

  /// The keys of the first module.
  var keys: [String] { module.symbols.map(\.key) }

  /// The symbol printed as `name`; the only one.
  func symbol(_ name: String, kind: SymbolKind? = nil, in module: Int = 0) throws -> Symbol {
    let found = modules[module].symbols.filter { $0.name == name && (kind == nil || $0.kind == kind) }
    guard found.count == 1, let symbol = found.first else {
      throw Missing(
        description: "\(found.count) symbols are called \(name); there are "
          + modules[module].symbols.map { "\($0.kind.rawValue) \($0.name)" }.sorted().joined(separator: ", "))
    }
    return symbol
  }

  /// The declaration of the symbol printed as `name`.
  func declaration(_ name: String) throws -> String { try symbol(name).declaration }

  /// The comment of the symbol printed as `name`, with `plain: ` in front of plain ones.
  func comment(_ name: String) throws -> String? {
    try symbol(name).documentation.map { ($0.form == .plain ? "plain: " : "") + $0.text }
  }

  /// What the symbol printed as `name` says of its own about platforms, as text.
  func availability(_ name: String) throws -> String { try symbol(name).availability.summary }

  /// The same with what its container says.
  func effective(_ name: String) throws -> String { try symbol(name).effectiveAvailability.summary }
}

extension Availability {
  /// `ios 14.0 deprecated 16.0 "message"; macos unavailable`
  var summary: String { platforms.compactMap { items[$0]?.summary(on: $0) }.joined(separator: "; ") }
}

extension AvailabilityItem {
  fileprivate func summary(on platform: PlatformName) -> String {
    var words = [platform.rawValue]
    if let introduced { words.append(introduced.description) }
    if let deprecated { words.append("deprecated \(deprecated)") }
    if let obsoleted { words.append("obsoleted \(obsoleted)") }
    if isDeprecated { words.append("deprecated") }
    if isUnavailable { words.append("unavailable") }
    if let message { words.append("\"\(message)\"") }
    if let replacement { words.append("-> \(replacement)") }
    return words.joined(separator: " ")
  }
}

extension ModuleSnapshot {
  /// The names of the symbols, and the words for other parts, in which two modules differ.
  func differences(from other: ModuleSnapshot) -> [String] {
    var found = Set(symbols).symmetricDifference(other.symbols).map(\.name)
    if symbols.map(\.key) != other.symbols.map(\.key) { found.append("keys") }
    if incomplete != other.incomplete { found.append("incomplete declarations") }
    if standIns != other.standIns { found.append("stand-ins") }
    if name != other.name { found.append("name") }
    return found.sorted()
  }
}
