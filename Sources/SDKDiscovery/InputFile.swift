/// A file, or a link, that a parse of an input may read.
package struct InputFile: Sendable {
  /// Where it is below the input, or below another folder that the compiler searches: no path of this machine.
  package var name: String
  /// Where it is.
  package var path: String
  /// What a link inside leads to, named like a file; nil for a file.
  package var target: String?

  /// Reads it into a buffer that grows as needed, and returns how many bytes there are; nil when that cannot
  /// be done.
  package func read(into buffer: inout [UInt8]) -> Int? {
    FileSystem.read(path, into: &buffer, limit: Self.longest)
  }

  /// No header is longer.
  private static let longest = 256 << 20
}
