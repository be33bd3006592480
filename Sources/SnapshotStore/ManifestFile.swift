import Foundation

/// A manifest as bytes: indented JSON with sorted keys, and a checksum of all its other bytes.
enum ManifestFile {
  private static let key = "\"checksum\" : \""
  private static let blank = String(repeating: "0", count: 64)

  /// What can be wrong with a file.
  enum Fault: Error {
    case damaged(String)
    case tooNew(Int)
  }

  private struct Sealed: Encodable {
    let manifest: SnapshotManifest

    private enum Keys: String, CodingKey { case checksum }

    func encode(to encoder: any Encoder) throws {
      try manifest.encode(to: encoder)
      var members = encoder.container(keyedBy: Keys.self)
      try members.encode(blank, forKey: .checksum)
    }
  }

  static func encode(_ manifest: SnapshotManifest) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    var bytes = Array(try encoder.encode(Sealed(manifest: manifest))) + [0x0A]
    guard let place = place(in: bytes) else { throw Fault.damaged("it has no checksum") }
    bytes.replaceSubrange(place, with: Array(ContentDigest.hex(bytes).utf8))
    return bytes
  }

  /// - Throws: `Fault`.
  static func decode(_ bytes: [UInt8]) throws -> SnapshotManifest {
    struct Format: Decodable { let format: Int }
    let decoder = JSONDecoder()
    if let format = try? decoder.decode(Format.self, from: Data(bytes)).format,
      format > SnapshotManifest.currentFormat
    {
      throw Fault.tooNew(format)
    }
    guard let place = place(in: bytes) else { throw Fault.damaged("it is no manifest") }
    var blanked = bytes
    blanked.replaceSubrange(place, with: Array(blank.utf8))
    guard Array(ContentDigest.hex(blanked).utf8) == Array(bytes[place]) else {
      throw Fault.damaged("its content does not match its checksum")
    }
    do {
      return try decoder.decode(SnapshotManifest.self, from: Data(bytes))
    } catch {
      throw Fault.damaged("it is no manifest")
    }
  }

  /// All that stands in a manifest and looks like a digest: that of an object, of whatever kind, is among them.
  static func digests(in bytes: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    for run in bytes.split(whereSeparator: { !($0 >= 0x30 && $0 <= 0x39) && !($0 >= 0x61 && $0 <= 0x66) })
    where run.count == 64 { found.insert(String(decoding: run, as: UTF8.self)) }
    return found
  }

  /// Where the digits of the checksum are. Keys are sorted, and in the strings of a manifest every quote
  /// has a backslash: nothing else reads like it.
  private static func place(in bytes: [UInt8]) -> Range<Int>? {
    guard let found = Data(bytes).range(of: Data(key.utf8)), found.upperBound + 64 <= bytes.count else {
      return nil
    }
    return found.upperBound..<found.upperBound + 64
  }
}
