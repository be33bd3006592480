import CLibclang

extension String {
  /// Copies a string of libclang's and gives it back.
  init(disposing string: CXString) {
    defer { clang_disposeString(string) }
    self = clang_getCString(string).map { String(cString: $0) } ?? ""
  }
}
