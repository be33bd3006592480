import SnapshotStore
import SymbolModel

/// What a history has to know of a stored build: a manifest, without what it says beside.
struct StoredBuild: Sendable {
  /// A module.
  struct Module: Hashable, Sendable {
    let state: ModuleState
    /// Why not all of it was read right; nil when all was.
    let incomplete: String?
    /// How many symbols it has.
    let symbols: Int
  }

  /// Digest of its manifest's file.
  let digest: String
  let build: SDKBuild
  let sequence: Int
  private let scope: Set<String>?
  let modules: [String: Module]

  init(_ manifest: SnapshotManifest, digest: String) {
    self.digest = digest
    build = manifest.build
    sequence = manifest.sequence
    scope = manifest.scope.map(Set.init)
    modules = Dictionary(
      manifest.modules.map { ($0.name, Module($0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// How a module fared; one that is not listed is not there, unless nobody asked for it.
  func state(of module: String) -> ModuleState {
    if let known = modules[module] { return known.state }
    if let scope, !scope.contains(module) { return .unknown("it is outside the snapshot's scope") }
    return .absent
  }
}

extension StoredBuild.Module {
  init(_ module: SnapshotManifest.Module) {
    if module.status == .unparsed {
      state = .unknown("unparsed: \(module.reason ?? "no reason is known")")
    } else if let symbols = module[.symbols] {
      state = .content(symbols + (module[.swiftNames].map { "+\($0)" } ?? ""))
    } else {
      state = .empty
    }
    incomplete = module.status == .incomplete ? module.reason ?? "no reason is known" : nil
    symbols = module.symbols
  }
}

extension StoredBuild {
  /// The form in which an index keeps it: a line for the build, one for each module, fields between tabs.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    func line(_ fields: [String]) {
      for (number, field) in fields.enumerated() {
        if number > 0 { bytes.append(0x09) }
        SymbolsIndexText.append(field, to: &bytes)
      }
      bytes.append(0x0A)
    }
    line([build.product, build.platform, build.build, "\(sequence)", build.version.map { "v" + $0 } ?? ""])
    line((scope.map { ["s"] + $0.sorted() }) ?? [""])
    for name in modules.keys.sorted() {
      guard let module = modules[name] else { continue }
      let state =
        switch module.state {
        case .content(let id): ["c", id]
        case .empty: ["e", ""]
        case .absent: ["a", ""]
        case .unknown(let reason): ["u", reason]
        }
      line([name] + state + ["\(module.symbols)"] + (module.incomplete.map { [$0] } ?? []))
    }
    return bytes
  }

  /// Reads that form; nil for anything else.
  init?(bytes: [UInt8], digest: String) {
    let lines = bytes.withUnsafeBytes { all in
      all.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
        line.split(separator: 0x09, omittingEmptySubsequences: false).map {
          SymbolsIndexText.text(UnsafeRawBufferPointer(rebasing: $0))
        }
      }
    }
    guard lines.count >= 3, lines[0].count == 5, let sequence = Int(lines[0][3]) else { return nil }
    let head = lines[0]
    self.digest = digest
    self.sequence = sequence
    build = SDKBuild(
      product: head[0], platform: head[1], version: head[4].isEmpty ? nil : String(head[4].dropFirst()),
      build: head[2])
    scope = lines[1].first == "s" ? Set(lines[1].dropFirst()) : nil
    var modules: [String: Module] = [:]
    modules.reserveCapacity(lines.count)
    for line in lines[2...].dropLast() {
      guard line.count == 4 || line.count == 5, let symbols = Int(line[3]) else { return nil }
      let state: ModuleState
      switch line[1] {
      case "c": state = .content(line[2])
      case "e": state = .empty
      case "a": state = .absent
      case "u": state = .unknown(line[2])
      default: return nil
      }
      modules[line[0]] = Module(
        state: state, incomplete: line.count == 5 ? line[4] : nil, symbols: symbols)
    }
    self.modules = modules
  }
}
