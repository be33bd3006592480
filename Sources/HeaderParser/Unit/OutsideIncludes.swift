import Foundation
import LibClang

/// Includes that leave the input, the SDK, the stubs and the compiler's own headers.
///
/// `#include "/etc/passwd"` reads whatever this machine has there: it is answered with nothing, and told.
struct OutsideIncludes {
  /// An include that was not followed.
  struct Refused {
    let header: String
    let line: Int
    let offset: Int
  }

  /// Empty files that stand for those outside.
  private(set) var files: [UnsavedFile] = []
  private let roots: [String]
  private var judged: [String: Bool] = [:]

  /// - Parameter arguments: the compiler's, the user's own search paths among them.
  init(plan: ParsePlan, arguments: [String]) {
    var roots: Set<String> = []
    for module in plan.modules {
      for header in module.headers where header.path.hasSuffix(header.name) {
        roots.insert(String(header.path.dropLast(header.name.count)))
      }
    }
    roots.formUnion(plan.frameworkFolders + plan.headerFolders)
    if let sysroot = plan.sysroot { roots.insert(sysroot) }
    let takesPath: Set<String> = [
      "-resource-dir", "-isystem", "-iframework", "-I", "-F", "-iquote", "-idirafter",
    ]
    for (number, argument) in arguments.enumerated() {
      if takesPath.contains(argument), number + 1 < arguments.count { roots.insert(arguments[number + 1]) }
      for short in ["-I", "-F"] where argument.hasPrefix(short) && argument.count > 2 {
        roots.insert(String(argument.dropFirst(2)))
      }
    }
    self.roots = roots.flatMap { [$0, Self.real($0)] }.map { $0.hasSuffix("/") ? $0 : $0 + "/" }.sorted()
  }

  /// Finds files outside that were read; false when there are none but those known already.
  mutating func learn(_ inclusions: [Inclusion], _ owners: HeaderOwners) -> Bool {
    var found = false
    for inclusion in inclusions where inclusion.place != nil && owners[inclusion.file] == nil {
      let path = inclusion.file.path
      guard !path.hasPrefix("/sdkdiff-"), isOutside(path), !files.contains(where: { $0.path == path }) else {
        continue
      }
      files.append(UnsavedFile(path: path, contents: ""))
      found = true
    }
    return found
  }

  /// Where headers include what was refused, also where the compiler had met it before.
  mutating func refused(_ unit: TranslationUnit, _ owners: HeaderOwners) -> [SourceLocation] {
    var places: [SourceLocation] = []
    guard !files.isEmpty else { return places }
    unit.cursor.visitChildren { cursor in
      if cursor.kind == .inclusionDirective, let file = cursor.includedFile, owners[file] == nil,
        !file.path.hasPrefix("/sdkdiff-"), isOutside(file.path), let place = cursor.location
      {
        places.append(place)
      }
      return .next
    }
    return places
  }

  private mutating func isOutside(_ path: String) -> Bool {
    if let known = judged[path] { return known }
    let resolved = Self.real(path)
    let answer = !roots.contains { resolved.hasPrefix($0) }
    judged[path] = answer
    return answer
  }

  private static func real(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
