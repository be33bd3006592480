/// What is wrong with a page's file.
enum PageFault: Error, CustomStringConvertible {
  /// A value is of another kind than the form has.
  case wrongType(key: String, expected: String)
  /// Something that no page lacks is not there.
  case missing(key: String)
  /// Anything else, in words.
  case other(String)

  var description: String {
    switch self {
    case .wrongType(let key, let expected): "'\(key)' is not \(expected)"
    case .missing(let key): "'\(key)' is missing: it is no documentation page"
    case .other(let reason): reason
    }
  }
}
