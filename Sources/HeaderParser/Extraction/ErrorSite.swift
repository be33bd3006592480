import LibClang

/// An error in a module's header.
struct ErrorSite: Sendable {
  let file: SourceFile
  /// Path below the module's header folder.
  let header: String
  let line: Int
  let offset: Int
  /// The declaration around it, as bytes.
  let statement: Range<Int>
  /// The error in few words.
  let reason: String
  /// So many bytes of the statement are searched for names.
  var limit = 4000
}
