extension DiscoveredInput {
  /// Hands out, piece by piece, the bytes whose digest tells whether two inputs have the same headers.
  ///
  /// Module by module in order: name, umbrella count, reason without headers, then each header's name and
  /// content, each with its length before it, so that no two different inputs give the same bytes. No path,
  /// build number or time is among them.
  ///
  /// - Throws: `DiscoveryError.unreadable` when a header has gone or changed its rights since discovery, and
  ///   what `update` throws.
  package func headersDigestInput(_ update: ([UInt8]) throws -> Void) throws {
    for module in modules { try module.headersDigestInput(update) }
  }
}

extension DiscoveredModule {
  /// The module's part of `DiscoveredInput.headersDigestInput`.
  package func headersDigestInput(_ update: ([UInt8]) throws -> Void) throws {
    func piece(_ bytes: [UInt8]) throws {
      try update(withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { Array($0) })
      try update(bytes)
    }
    try piece(Array(name.utf8))
    try piece(Array("\(umbrellaCount) \(headers.count)".utf8))
    try piece(Array((reasonWithoutHeaders ?? "").utf8))
    for header in headers {
      guard let bytes = FileSystem.bytes(of: header.path) else {
        throw DiscoveryError.unreadable(path: header.path, reason: "the header was there a moment ago")
      }
      try piece(Array(header.name.utf8))
      try piece(bytes)
    }
  }
}
