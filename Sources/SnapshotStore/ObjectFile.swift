/// An object as a file: one zstd frame, then a seal.
///
/// The seal is a skippable frame, which `zstd -d` passes over: half of the SHA-256 of the object's digest and the frame.
/// A frame alone has bits without a meaning, which may flip unseen; and to unpack it takes ten times as long as to look
/// at its seal. What was written before there were seals are symbols of format 1.
enum ObjectFile {
  /// Magic number of a skippable frame (RFC 8878, 3.1.2), and how many bytes follow.
  private static let head: [UInt8] = [0x53, 0x2A, 0x4D, 0x18, 16, 0, 0, 0]
  private static let sealSize = 24
  private static let withoutSeal = Array("\(SymbolsObject.magic)1\n".utf8)

  /// The file of an object with that digest; nil when it cannot be compressed.
  static func pack(_ bytes: [UInt8], digest: String) -> [UInt8]? {
    guard let frame = Compression.compress(bytes) else { return nil }
    return frame + seal(of: frame[...], digest)
  }

  /// The object in a file; nil when it is not wholly what `pack` made of the object with that digest.
  static func unpack(_ file: [UInt8], digest: String) -> [UInt8]? {
    guard let frame = Compression.frameSize(file), frame == file.count || isSealed(file, digest: digest),
      let bytes = Compression.decompress(file, frame: frame), ContentDigest.hex(bytes) == digest,
      frame == file.count - sealSize || frame == file.count && bytes.starts(with: withoutSeal)
    else { return nil }
    return bytes
  }

  /// Whether a file is as it was written, under that digest.
  static func isSealed(_ file: [UInt8], digest: String) -> Bool {
    file.count > sealSize
      && file.suffix(sealSize).elementsEqual(seal(of: file[..<(file.count - sealSize)], digest))
  }

  private static func seal(of frame: ArraySlice<UInt8>, _ digest: String) -> [UInt8] {
    let sealed = Array(digest.utf8) + frame
    return head + sealed.withUnsafeBytes { ContentDigest.sha256($0) }.prefix(16)
  }
}
