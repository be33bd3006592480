import Foundation

/// What a site remembers from one build of it to the next: when its pages came.
struct SiteState: Codable {
  var format = 1
  /// Seconds since 1970: when the site was first built.
  var created: Int
  /// When each page of two builds was first written, by path.
  var published: [String: Int] = [:]

  init(created: Int) { self.created = created }

  /// The state of an earlier build; nil where there is none that can be read.
  init?(_ data: Data?) {
    guard let data, let state = try? JSONDecoder().decode(SiteState.self, from: data), state.format == 1
    else {
      return nil
    }
    self = state
  }

  /// As it is written.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
