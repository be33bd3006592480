import Foundation
import LibClang
import SymbolModel

/// Reads the modules of a plan in one translation unit.
package struct UnitParser {
  /// What came of a plan.
  package struct Result: Sendable {
    /// The modules of the plan, in its order.
    package var modules: [ModuleSnapshot]
    /// Declarations of kinds that nobody here knows, by libclang's word, with how often they came.
    package var unknownKinds: [String: Int]
  }

  /// Changes with every change of what is extracted: snapshots of different numbers are not the same
  /// even over the same headers.
  package static let extractorVersion = 1

  private let plan: ParsePlan
  private static let stubFolder = "/sdkdiff-stubs"
  private static let mainFile = "/sdkdiff-unit.m"

  /// Makes a parser for a plan.
  package init(plan: ParsePlan) { self.plan = plan }

  /// Parses and extracts.
  ///
  /// - Throws: `ClangError` when libclang gives no unit.
  package func run() throws -> Result {
    var standIns = StandIns()
    var used: [Set<String>] = Array(repeating: [], count: plan.modules.count)
    for _ in 0..<6 {
      let files = unsavedFiles(standIns)
      let unit = try parse(files)
      let owners = HeaderOwners(plan: plan)
      let errors = unit.diagnostics.filter { $0.severity >= .error }
      let texts = HeaderTexts(unsaved: files)
      var learned = false
      for error in errors where plan.usesStandIns {
        guard let location = error.location, let owner = owners[location.file] else { continue }
        let (name, next) = identifier(at: location.offset, in: texts[location.file], message: error.message)
        let before = standIns.names.union(standIns.headers)
        if standIns.learn(error.message, next: next, identifier: name) {
          learned = true
          used[owner.module].formUnion(standIns.names.union(standIns.headers).subtracting(before))
        }
      }
      if !learned { return extract(unit, texts, errors: errors, used: used) }
    }
    let files = unsavedFiles(standIns)
    let unit = try parse(files)
    return extract(
      unit, HeaderTexts(unsaved: files), errors: unit.diagnostics.filter { $0.severity >= .error }, used: used
    )
  }

  private func parse(_ files: [UnsavedFile]) throws -> TranslationUnit {
    try TranslationUnit(index: Index(), path: Self.mainFile, arguments: arguments, unsaved: files)
  }

  private func unsavedFiles(_ standIns: StandIns) -> [UnsavedFile] {
    var files = StubHeaders.files.map {
      UnsavedFile(path: "\(Self.stubFolder)/\($0.key)", contents: $0.value)
    }
    for header in standIns.headers where StubHeaders.files[header] == nil {
      files.append(UnsavedFile(path: "\(Self.stubFolder)/\(header)", contents: ""))
    }
    files.append(UnsavedFile(path: Self.mainFile, contents: mainText(standIns)))
    return files.sorted { $0.path < $1.path }
  }

  /// The imports: all umbrellas first, because other headers of a module may want to come after it.
  private func mainText(_ standIns: StandIns) -> String {
    var text = "#if __has_include(<Foundation/Foundation.h>)\n#import <Foundation/Foundation.h>\n#endif\n"
    text += standIns.prelude
    var later = ""
    for module in plan.modules {
      for (number, header) in module.headers.enumerated() {
        let line = "#import \(header.spelling)\n"
        if number < module.umbrellaCount { text += line } else { later += line }
      }
    }
    return text + later
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
    list += ["-nostdlibinc", "-Xclang", "-internal-isystem", "-Xclang", Self.stubFolder]
    list += ["-fretain-comments-from-system-headers", "-ferror-limit=0", "-Wno-everything"]
    return list + plan.extraArguments
  }

  private func extract(
    _ unit: TranslationUnit, _ texts: HeaderTexts, errors: [Diagnostic], used: [Set<String>]
  ) -> Result {
    let extractor = DeclarationExtractor(unit: unit, plan: plan, texts: texts)
    extractor.run()
    var sites: [[ErrorSite]] = Array(repeating: [], count: plan.modules.count)
    for error in errors {
      guard let location = error.location, let owner = extractor.owners[location.file] else { continue }
      sites[owner.module].append(
        ErrorSite(
          file: location.file, header: owner.header, line: location.line, offset: location.offset,
          statement: extractor.texts[location.file].statement(around: location.offset),
          reason: DiagnosticWords.reason(error.message)))
    }
    let assembler = ModuleAssembler(texts: extractor.texts)
    let modules = plan.modules.indices.map { number in
      assembler.assemble(
        name: plan.modules[number].name, drafts: extractor.drafts[number], errors: sites[number],
        standIns: used[number].sorted())
    }
    return Result(modules: modules, unknownKinds: extractor.unknownKinds)
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
