import LibClang
import SymbolModel

/// What a unit said of one module; to be put together on any thread, once.
package struct UnitModule: Sendable {
  /// Its place in the plan.
  package let number: Int
  let name: String
  let drafts: [Draft]
  /// Drafts of the macros of all modules, by the modules' numbers; another thread may still be making them.
  let macros: Meanwhile<[Int: [Draft]]>
  let errors: [ErrorSite]
  /// Names that the tool declared for it.
  let standIns: [String]
  let unsaved: [UnsavedFile]
  let files: HeaderFiles

  /// The drafts of everything.
  var allDrafts: [Draft] { drafts + (macros.value()[number] ?? []) }

  /// Puts the module together.
  package func assemble() -> ModuleSnapshot {
    ModuleAssembler(texts: HeaderTexts(unsaved: unsaved, files: files)).assemble(self)
  }
}
