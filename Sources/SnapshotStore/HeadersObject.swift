import SymbolModel

/// The `headers` facet of a module: the files that it was read from, for a better parser, and for readers of reports.
///
/// ```
/// sdkdiff headers 1
/// {"module":…}
/// COUNT
/// file ⇥ NAME ⇥ LENGTH ⇥ HEADER      one line an entry, by name; HEADER is what symbols call it, or empty
/// link ⇥ NAME ⇥ TARGET               a link inside the input
/// left-out ⇥ NAME ⇥ LENGTH           a file that was too large to be kept
/// …                                  the files' bytes, one after the other
/// ```
public struct HeadersObject: Sendable {
  /// A file, or a link.
  public struct Entry: Hashable, Sendable {
    /// What it is.
    public enum Kind: Hashable, Sendable {
      /// A file; `header` is what the module's symbols call it, nil for what is no header.
      case file(header: String?)
      /// A link to another name.
      case link(target: String)
      /// A file of that many bytes, which are not kept.
      case leftOut(Int)
    }

    /// Where it is in the input: parts between slashes, none of them empty, `.` or `..`.
    public let name: String
    /// What it is.
    public let kind: Kind
    fileprivate let range: Range<Int>
  }

  /// A file to be kept.
  package struct File {
    /// Where it is in the input.
    package let name: String
    /// What it is.
    package let kind: Entry.Kind
    /// What it holds; empty for a link.
    package let bytes: [UInt8]

    /// Makes a file.
    package init(name: String, kind: Entry.Kind, bytes: [UInt8] = []) {
      self.name = name
      self.kind = kind
      self.bytes = bytes
    }
  }

  /// The module's name.
  public let module: String
  /// The entries, by name.
  public let entries: [Entry]
  private let bytes: [UInt8]

  private static let stem = "sdkdiff headers "
  /// Longer files are no headers.
  package static let longestFile = 16 << 20
  /// No module keeps more.
  package static let most = 256 << 20

  /// Whether a name may stand for a place below a folder: whoever wrote the object, nothing leads out.
  package static func isSafe(_ name: String) -> Bool {
    name.utf8.count <= 1000 && !name.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
      && name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
        !$0.isEmpty && $0 != "." && $0 != ".." && $0.utf8.count <= 255
      }
  }

  /// The canonical bytes. Files are in the order of their names, which are safe.
  package static func encode(module: String, files: [File]) -> [UInt8] {
    var head = CanonicalWriter()
    head.beginObject()
    head.property("module", module)
    head.endObject()
    var bytes = Array("\(stem)1\n".utf8) + head.bytes + Array("\n\(files.count)\n".utf8)
    for file in files {
      let fields: [String]
      switch file.kind {
      case .file(let header): fields = ["file", file.name, "\(file.bytes.count)", header ?? ""]
      case .link(let target): fields = ["link", file.name, target]
      case .leftOut(let count): fields = ["left-out", file.name, "\(count)"]
      }
      for (number, field) in fields.enumerated() {
        if number > 0 { bytes.append(0x09) }
        SymbolsIndexText.append(field, to: &bytes)
      }
      bytes.append(0x0A)
    }
    for file in files { bytes += file.bytes }
    return bytes
  }

  /// Reads an object.
  ///
  /// - Throws: `StoreError.damaged` or `.tooNew`, naming `path`.
  public init(bytes: [UInt8], path: String = "headers") throws {
    func damaged(_ reason: String) -> StoreError { .damaged(path: path, reason: reason) }
    var at = 0
    func line() -> ArraySlice<UInt8>? {
      guard let end = bytes[at...].firstIndex(of: 0x0A) else { return nil }
      defer { at = end + 1 }
      return bytes[at..<end]
    }
    func text(_ line: ArraySlice<UInt8>?) -> String? { line.map { String(decoding: $0, as: UTF8.self) } }
    guard let first = text(line()), first.hasPrefix(Self.stem),
      let format = Int(first.dropFirst(Self.stem.utf8.count))
    else { throw damaged("no object of headers") }
    guard format == 1 else { throw StoreError.tooNew(path: path, format: format) }
    guard let head = line(), let module = SymbolsHead(head)?.module,
      let count = text(line()).flatMap({ Int($0) }),
      count >= 0, count <= bytes.count
    else { throw damaged("the head cannot be read") }
    var entries: [Entry] = []
    var end = 0
    for _ in 0..<count {
      guard let line = line(), let entry = Self.entry(line, &end) else {
        throw damaged("a line cannot be read")
      }
      guard Self.isSafe(entry.name) else {
        throw damaged("'\(entry.name.prefix(80))' is no name of a header")
      }
      entries.append(entry)
    }
    guard bytes.count - at == end else { throw damaged("it does not hold what its lines say") }
    self.module = module
    self.entries = entries
    self.bytes = Array(bytes[at...])
  }

  private static func entry(_ line: ArraySlice<UInt8>, _ end: inout Int) -> Entry? {
    let fields = line.split(separator: 0x09, omittingEmptySubsequences: false).map { field in
      field.withUnsafeBytes { SymbolsIndexText.text($0) }
    }
    guard fields.count >= 3 else { return nil }
    switch fields[0] {
    case "file":
      guard fields.count >= 4, let length = Int(fields[2]), length >= 0, length <= longestFile, end <= most
      else {
        return nil
      }
      defer { end += length }
      return Entry(
        name: fields[1], kind: .file(header: fields[3].isEmpty ? nil : fields[3]), range: end..<(end + length)
      )
    case "link":
      guard isSafe(fields[2]) else { return nil }
      return Entry(name: fields[1], kind: .link(target: fields[2]), range: end..<end)
    case "left-out":
      guard let length = Int(fields[2]) else { return nil }
      return Entry(name: fields[1], kind: .leftOut(length), range: end..<end)
    default: return nil
    }
  }

  /// The bytes of a file; empty for a link.
  public func bytes(of entry: Entry) -> ArraySlice<UInt8> { bytes[entry.range.clamped(to: bytes.indices)] }

  /// The bytes of the header that symbols call so; nil when it is not kept.
  public func bytes(ofHeader header: String) -> ArraySlice<UInt8>? {
    entries.first { $0.kind == .file(header: header) }.map(bytes(of:))
  }
}

extension SnapshotStore {
  /// The headers of a module; nil when they were not kept.
  ///
  /// - Throws: `StoreError`.
  public func headers(of module: SnapshotManifest.Module, in build: SDKBuild) throws -> HeadersObject? {
    guard let digest = module[.headers] else { return nil }
    return try HeadersObject(
      bytes: object(digest, product: build.product), path: objectPath(digest, product: build.product))
  }
}
