import LibClang
import SymbolModel
import Synchronization

/// What was read in one unit; its modules are put together when they are asked for, on any thread.
package final class UnitReading: Sendable {
  /// The names of the modules of the plan, in its order.
  package let names: [String]
  /// Declarations of kinds that nobody here knows, by libclang's word, with how often they came.
  package let unknownKinds: [String: Int]
  /// A module whose header swallows what follows it: the others of the unit are not to be trusted.
  package let swallower: String?
  /// The numbers of the modules, those with most to do first.
  package let largestFirst: [Int]
  private let drafts: Mutex<[ModuleDraft?]>
  private let unsaved: [UnsavedFile]
  private let files: HeaderFiles

  init(
    drafts: [ModuleDraft], unknownKinds: [String: Int], swallower: String?, unsaved: [UnsavedFile],
    files: HeaderFiles
  ) {
    names = drafts.map(\.name)
    largestFirst = drafts.indices.sorted { (drafts[$1].drafts.count, $0) < (drafts[$0].drafts.count, $1) }
    self.drafts = Mutex(drafts)
    self.unknownKinds = unknownKinds
    self.swallower = swallower
    self.unsaved = unsaved
    self.files = files
  }

  /// Puts a module together; that can be done once, so that what it was made from is given back.
  package func takeModule(_ number: Int) -> ModuleSnapshot? {
    let draft = drafts.withLock { drafts in
      defer { drafts[number] = nil }
      return drafts[number]
    }
    let assembler = ModuleAssembler(texts: HeaderTexts(unsaved: unsaved, files: files))
    return draft.map(assembler.assemble)
  }
}
