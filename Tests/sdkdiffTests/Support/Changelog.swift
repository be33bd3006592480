import Foundation
import Testing

/// A changelog as a reader of the JSON format sees it.
struct Changelog: Decodable {
  struct Finding: Decodable {
    struct Symbol: Decodable {
      var name: String
      var swiftName: String?
    }
    struct Platform: Decodable {
      var introduced: String?
      var unavailable: Bool?
    }
    struct Documentation: Decodable {
      var part: String
      var form: String
      var removed: [String]
      var added: [String]
    }
    var id: String
    var level: String
    var module: String
    var symbol: Symbol?
    var part: String?
    var platform: String?
    var old: String?
    var new: String?
    var message: String?
    var availability: [String: Platform]?
    var documentation: Documentation?
  }
  private struct Module: Decodable {
    var name: String
    var status: String
  }

  /// A finding in few words.
  struct Row: Hashable, CustomStringConvertible {
    var module: String
    var symbol: String
    var id: String
    var platform: String?
    var level: String

    var description: String { "\(module): \(symbol): \(id) \(platform ?? "—") (\(level))" }
  }

  var findings: [Finding]
  var summary: [String: Int]
  /// The status of each module.
  let modules: [String: String]

  private enum Keys: String, CodingKey { case findings, summary, modules }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    findings = try values.decode([Finding].self, forKey: .findings)
    summary = try values.decode([String: Int].self, forKey: .summary)
    modules = Dictionary(
      try values.decode([Module].self, forKey: .modules).map { ($0.name, $0.status) }
    ) { $1 }
  }

  init(_ json: String) throws { self = try JSONDecoder().decode(Changelog.self, from: Data(json.utf8)) }

  var rows: [Row] {
    findings.map {
      Row(
        module: $0.module, symbol: $0.symbol?.name ?? "", id: $0.id, platform: $0.platform, level: $0.level)
    }
  }
}
