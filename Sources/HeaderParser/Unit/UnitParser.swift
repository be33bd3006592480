import Foundation
import LibClang
import SymbolModel

/// Reads the modules of a plan in one translation unit.
package struct UnitParser {
  /// What came of a plan.
  package struct Result: Sendable {
    /// The modules of the plan, in its order.
    package var modules: [ModuleSnapshot]
    /// Declarations of kinds that nobody here knows, by libclang's word, platforms, as `platform NAME`, and
    /// attributes, as `attribute NAME`, with how often they came.
    package var unknownKinds: [String: Int]
    /// A module whose header swallows what follows it: the others of the unit are not to be trusted.
    package var swallower: String?
  }

  /// Changes with every change of what is extracted: snapshots of different numbers are not the same
  /// even over the same headers.
  package static let extractorVersion = 3

  private let plan: ParsePlan
  /// More parses than this teach nothing new.
  private static let rounds = 8
  private static let stubFolder = "/sdkdiff-stubs"
  private static let mainFile = "/sdkdiff-unit.m"

  private static let foundation = "<Foundation/Foundation.h>"

  private let isInWorker: Bool

  /// Makes a parser for a plan.
  ///
  /// - Parameter isInWorker: The process is there for this alone. It ends when the modules are stored, so
  ///   that the compiler's memory need not be freed before; and it may die of a header, so that standard
  ///   error tells which one is being read: what the compiler enters as `.. PATH`, a dot for each level,
  ///   what is read from its result as `@ PATH`.
  package init(plan: ParsePlan, isInWorker: Bool = false) {
    self.plan = plan
    self.isInWorker = isInWorker
  }

  /// What there is to say of a unit beside its modules.
  package struct Summary: Sendable {
    /// Declarations of kinds that nobody here knows, by libclang's word, platforms, as `platform NAME`, and
    /// attributes, as `attribute NAME`, with how often they came.
    package var unknownKinds: [String: Int]
    /// A module whose header swallows what follows it: the others of the unit are not to be trusted.
    package var swallower: String?
  }

  /// Parses and puts all modules together.
  ///
  /// - Throws: `ClangError` when libclang gives no unit.
  package func run() throws -> Result {
    var modules: [Int: ModuleSnapshot] = [:]
    let summary = try read { modules[$0.number] = $0.assemble() }
    return Result(
      modules: plan.modules.indices.compactMap { modules[$0] }, unknownKinds: summary.unknownKinds,
      swallower: summary.swallower)
  }

  /// Parses and reads the declarations; gives each module of the plan away as soon as it is read, those with
  /// most declarations first, to be put together elsewhere while the next is read.
  ///
  /// - Throws: `ClangError` when libclang gives no unit.
  package func read(_ deliver: (UnitModule) -> Void) throws -> Summary {
    let headers = HeaderFiles()
    headers.preload(imports.map(\.header.path))
    var standIns = StandIns()
    var used: [Set<String>] = Array(repeating: [], count: plan.modules.count)
    var imports = ModuleImports()
    var outside = OutsideIncludes(plan: plan, arguments: arguments)
    var rounds = Self.rounds
    while true {
      let files = unsavedFiles(standIns) + imports.files + outside.files
      let unit = try parse(files)
      let owners = HeaderOwners(plan: plan, substitutes: imports.owners)
      let diagnostics = unit.diagnostics
      let errors = diagnostics.filter { $0.severity >= .error }
      let texts = HeaderTexts(unsaved: files, files: headers)
      rounds -= 1
      let inclusions = unit.inclusions
      var learned = imports.learn(errors, texts)
      if outside.learn(inclusions, owners) { learned = true }
      if plan.usesStandIns, learn(errors, owners, texts, into: &standIns, used: &used) { learned = true }
      guard !learned || rounds == 0 else { continue }
      unit.isLeftToProcess = isInWorker
      let extractor = DeclarationExtractor(
        unit: unit, owners: owners, moduleCount: plan.modules.count, texts: texts,
        unknownAttributes: UnknownAttributes(diagnostics, owners), tracesFiles: isInWorker)
      let macroReader = extractor.collect(target: plan.target)
      let macros = Meanwhile {
        Dictionary(grouping: macroReader.drafts(HeaderTexts(unsaved: files, files: headers)), by: \.module)
          .mapValues { $0.map(\.draft) }
      }
      var sites = sites(errors, refused: outside.refused(unit, owners), owners, texts)
      let swallower = swallower(extractor.sentinels, errors, owners)
      if let module = swallower.flatMap({ name in plan.modules.firstIndex { $0.name == name } }) {
        sites[module] += lost(module, sites[module], unit, owners, texts)
      }
      for number in extractor.largestFirst {
        deliver(
          UnitModule(
            number: number, name: plan.modules[number].name, drafts: extractor.takeDrafts(ofModule: number),
            macros: macros, errors: sites[number], standIns: used[number].sorted(), unsaved: files,
            files: headers))
      }
      return Summary(unknownKinds: extractor.unknownKinds, swallower: swallower)
    }
  }

  /// Makes stand-ins from errors; false when they teach nothing new.
  private func learn(
    _ errors: [Diagnostic], _ owners: HeaderOwners, _ texts: HeaderTexts, into standIns: inout StandIns,
    used: inout [Set<String>]
  ) -> Bool {
    let before = standIns
    var doubtful: (file: SourceFile, range: Range<Int>)?
    for error in errors {
      guard let location = error.location, let owner = owners[location.file] else { continue }
      if let doubtful, doubtful.file == location.file, doubtful.range.contains(location.offset) { continue }
      let header = texts[location.file]
      let (name, next) = identifier(at: location.offset, in: header, message: error.message)
      switch standIns.learn(error.message, next: next, identifier: name) {
      case .nothing: break
      case .name(let name): used[owner.module].insert(name)
      case .macro(let name):
        used[owner.module].insert(name)
        doubtful = (location.file, header.statement(around: location.offset))
      }
    }
    return standIns != before
  }

  private func parse(_ files: [UnsavedFile]) throws -> TranslationUnit {
    let traced = isInWorker ? ["-H", "-Xclang", "-sys-header-deps"] : []
    return try TranslationUnit(
      index: Index(), path: Self.mainFile, arguments: arguments + traced, unsaved: files)
  }

  private func unsavedFiles(_ standIns: StandIns) -> [UnsavedFile] {
    var files: [UnsavedFile] = []
    if plan.usesStandIns {
      files += StubHeaders.files.map {
        UnsavedFile(path: "\(Self.stubFolder)/\($0.key)", contents: $0.value)
      }
    }
    for header in standIns.headers where StubHeaders.files[header] == nil {
      files.append(UnsavedFile(path: "\(Self.stubFolder)/\(header)", contents: ""))
    }
    files.append(UnsavedFile(path: Self.mainFile, contents: mainText(standIns)))
    for path in plan.blocked { files.append(UnsavedFile(path: path, contents: "")) }
    return files.sorted { $0.path < $1.path }
  }

  /// The imports: all umbrellas first, because other headers of a module may want to come after it.
  private func mainText(_ standIns: StandIns) -> String {
    var text = "#if __has_include(\(Self.foundation))\n#import \(Self.foundation)\n#endif\n"
    text += standIns.prelude
    let builtIn = CompilerHeaders()
    for (number, entry) in imports.enumerated() {
      text += builtIn.line(importing: entry.header, in: Self.mainFile) + Sentinels.line(number)
    }
    return text
  }

  /// The headers in the order of their imports.
  private var imports: [(module: Int, header: ParsePlan.Header)] {
    var first: [(module: Int, header: ParsePlan.Header)] = []
    var later: [(module: Int, header: ParsePlan.Header)] = []
    for (index, module) in plan.modules.enumerated() {
      for (number, header) in module.headers.enumerated() {
        if number < module.umbrellaCount {
          first.append((index, header))
        } else {
          later.append((index, header))
        }
      }
    }
    return first + later
  }

  /// The compiler's arguments for a plan.
  package var arguments: [String] {
    var list = ["-x", "objective-c", "-target", plan.target, "-fblocks", "-fobjc-arc", "-std=gnu11"]
    if let folder = LibraryLocation.resourceDirectory() { list += ["-resource-dir", folder] }
    for folder in plan.frameworkFolders { list += ["-iframework", folder] }
    for folder in plan.headerFolders { list += ["-isystem", folder] }
    if let sysroot = plan.sysroot {
      list += ["-isysroot", sysroot]
      // The compiler looks for these itself for Apple's targets, but not on every system.
      list += ["-internal-externc-isystem", "\(sysroot)/usr/include"].flatMap { ["-Xclang", $0] }
      list += ["-iframework", "\(sysroot)/System/Library/Frameworks"]
      list += ["-iframework", "\(sysroot)/System/Library/SubFrameworks"]
    }
    // Never this machine's own headers: an SDK or the stubs answer, or nobody does.
    list += ["-nostdlibinc"]
    // Beside a whole SDK the stubs would answer `__has_include` for what that SDK does not have.
    if plan.usesStandIns { list += ["-Xclang", "-internal-isystem", "-Xclang", Self.stubFolder] }
    // What Swift's importer defines: without it headers hide what they say about concurrency.
    list += ["-D__SWIFT_ATTR_SUPPORTS_SENDABLE_DECLS=1", "-D__SWIFT_ATTR_SUPPORTS_SENDING=1"]
    list += CompilerMacros.missing(target: plan.target)
    list += ["-fretain-comments-from-system-headers", "-ferror-limit=0", "-Wno-everything"]
    // The one thing it shall tell of beside errors: attributes that it leaves out because it does not know them.
    list += ["-Wunknown-attributes", "-Wsystem-headers"]
    return list + plan.extraArguments
  }

  /// Errors by module, with the declarations around them.
  private func sites(
    _ errors: [Diagnostic], refused: [SourceLocation], _ owners: HeaderOwners, _ texts: HeaderTexts
  ) -> [[ErrorSite]] {
    var sites: [[ErrorSite]] = Array(repeating: [], count: plan.modules.count)
    for error in errors {
      guard let location = error.origin, let owner = owners[location.file] else { continue }
      sites[owner.module].append(
        ErrorSite(
          file: location.file, header: owner.header, line: location.line, offset: location.offset,
          statement: texts[location.file].statement(around: location.offset),
          reason: DiagnosticWords.reason(error)))
    }
    // What a header leaves open is complained about behind its import.
    let imports = imports
    for error in errors {
      guard let place = error.origin, place.file.path == Self.mainFile else { continue }
      let text = texts[place.file].text(0..<place.offset)
      let number = text.split(separator: "\n").count { $0.hasPrefix("#import") } - 2
      guard imports.indices.contains(number) else { continue }
      sites[imports[number].module].append(
        ErrorSite(
          file: place.file, header: imports[number].header.name, line: 1, offset: 0, statement: 0..<0,
          reason: DiagnosticWords.reason(error)))
    }
    for place in refused {
      guard let owner = owners[place.file] else { continue }
      sites[owner.module].append(
        ErrorSite(
          file: place.file, header: owner.header, line: place.line, offset: place.offset,
          statement: place.offset..<place.offset,
          reason: "includes a file outside the input, which was not read"))
    }
    return sites
  }

  /// The module that swallowed what follows it: the one whose error comes first, else the one imported
  /// before the first sentinel that is gone.
  private func swallower(
    _ sentinels: Set<Int>, _ errors: [Diagnostic], _ owners: HeaderOwners
  ) -> String? {
    let imports = imports
    guard let missing = imports.indices.first(where: { !sentinels.contains($0) }) else { return nil }
    let guilty = errors.lazy.filter { Self.isStructural($0.message) }
      .compactMap { $0.origin.flatMap { owners[$0.file]?.module } }.first
    return plan.modules[guilty ?? imports[missing].module].name
  }

  private static func isStructural(_ message: String) -> Bool {
    ["expected", "unterminated", "missing", "extraneous"].contains { message.hasPrefix($0) }
  }

  /// All that a module's headers name, from its first error on: none of it can be relied upon.
  private func lost(
    _ module: Int, _ errors: [ErrorSite], _ unit: TranslationUnit, _ owners: HeaderOwners,
    _ texts: HeaderTexts
  ) -> [ErrorSite] {
    unit.inclusions.compactMap { inclusion in
      guard let owner = owners[inclusion.file], owner.module == module else { return nil }
      let first = errors.filter { $0.file == inclusion.file }.map(\.offset).min() ?? 0
      let line = errors.filter { $0.file == inclusion.file }.map(\.line).min() ?? 1
      return ErrorSite(
        file: inclusion.file, header: owner.header, line: line, offset: first,
        statement: first..<max(first, texts[inclusion.file].bytes.count),
        reason: "a brace, comment or condition that is not closed swallows what follows", limit: .max)
    }
  }

  /// The name an error points at and the character behind it, which tells what the name is used as.
  private func identifier(at offset: Int, in header: HeaderText, message: String) -> (String, UInt8?) {
    guard let range = header.identifier(at: offset) else { return ("", nil) }
    var at = range.upperBound
    if let name = DiagnosticWords.quoted(message), name != header.text(range),
      let found = header.text(header.lineRange(around: offset)).find(name)
    {
      // The message is about another word of the line.
      let line = header.lineRange(around: offset)
      let text = header.text(line)
      at = line.lowerBound + text.utf8.distance(from: text.startIndex, to: found.upperBound)
    }
    at = header.skipSpace(from: at)
    return (header.text(range), at < header.bytes.count ? header.bytes[at] : nil)
  }
}
