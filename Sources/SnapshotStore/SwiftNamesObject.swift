import SymbolModel

/// The `swiftNames` facet of a module: how Swift sees its symbols, by their keys.
///
/// ```
/// sdkdiff swift-names 1
/// {"module":…}
/// COUNT
/// KEY ⇥ PATH ⇥ ASYNC ⇥ HIDING      one line a symbol, by key; what there is not is empty
/// ```
/// Of symbols that Swift does not see only those stand here whose reason is known.
public struct SwiftNamesObject: Hashable, Sendable {
  /// The module's name.
  public let module: String
  /// The names, by the symbols' keys.
  public let names: [String: SwiftName]

  static let magic = "sdkdiff swift-names 1"
  private static let magicStem = "sdkdiff swift-names "

  /// Makes the names of a module.
  public init(module: String, names: [String: SwiftName]) {
    self.module = module
    self.names = names
  }

  /// How Swift sees the symbol with that key; nil when that is not known.
  public subscript(key: String) -> SwiftName? { names[key] }

  /// The keys of all symbols that `text` may mean as a Swift name, in order: see `SwiftName.answers`.
  public func keys(answeringTo text: String) -> [String] {
    names.filter { $0.value.answers(to: text) }.keys.sorted { $0.precedesInBytes($1) }
  }

  /// The canonical bytes.
  public func encoded() -> [UInt8] {
    var head = CanonicalWriter()
    head.beginObject()
    head.property("module", module)
    head.endObject()
    var bytes = Array("\(Self.magic)\n".utf8) + head.bytes + Array("\n\(names.count)\n".utf8)
    for (key, name) in names.sorted(by: { $0.key.precedesInBytes($1.key) }) {
      let fields = [key, name.path ?? "", name.asyncPath ?? "", name.hiding?.rawValue ?? ""]
      for (number, field) in fields.enumerated() {
        if number > 0 { bytes.append(0x09) }
        SymbolsIndexText.append(field, to: &bytes)
      }
      bytes.append(0x0A)
    }
    return bytes
  }

  /// Reads an object.
  ///
  /// - Throws: `StoreError.damaged` or `.tooNew`, naming `path`.
  public init(bytes: [UInt8], path: String = "swift names") throws {
    func damaged(_ reason: String) -> StoreError { .damaged(path: path, reason: reason) }
    // The last line ends, too: what stands behind it is nothing.
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)[...]
    func text(_ line: ArraySlice<UInt8>?) -> String? { line.map { String(decoding: $0, as: UTF8.self) } }
    guard let first = text(lines.popFirst()), first.hasPrefix(Self.magicStem) else {
      throw damaged("no object of Swift names")
    }
    guard first == Self.magic else {
      throw StoreError.tooNew(path: path, format: Int(first.dropFirst(Self.magicStem.count)) ?? 0)
    }
    guard let head = lines.popFirst(), let module = Self.module(head),
      let count = text(lines.popFirst()).flatMap({ Int($0) }), lines.popLast()?.isEmpty == true,
      count == lines.count
    else { throw damaged("the head cannot be read") }
    var names: [String: SwiftName] = [:]
    names.reserveCapacity(count)
    for line in lines {
      let fields = line.split(separator: 0x09, omittingEmptySubsequences: false).map { field in
        field.withUnsafeBytes { SymbolsIndexText.text($0) }
      }
      guard fields.count >= 4, !fields[0].isEmpty else { throw damaged("a line cannot be read") }
      func field(_ number: Int) -> String? { fields[number].isEmpty ? nil : fields[number] }
      let name = SwiftName(path: field(1), asyncPath: field(2), hiding: field(3).map(SwiftHiding.init))
      guard names.updateValue(name, forKey: fields[0]) == nil else { throw damaged("a key stands twice") }
    }
    self.module = module
    self.names = names
  }

  private static func module(_ head: ArraySlice<UInt8>) -> String? {
    CanonicalReader.read(head) { reader in
      var name: String?
      reader.members { member, reader in
        if member == "module" { name = reader.string() } else { reader.pass() }
      }
      return name
    }
  }
}
