/// A failure of libclang itself; faults in the source are diagnostics.
package enum ClangError: Error, Equatable, CustomStringConvertible {
  /// libclang crashed and recovered.
  case crashed
  /// The arguments did not make a compiler invocation, or the source could not be opened.
  case failed(code: Int)

  /// One line.
  package var description: String {
    switch self {
    case .crashed: "libclang crashed while parsing"
    case .failed(let code): "libclang could not start the parse (code \(code))"
    }
  }
}
