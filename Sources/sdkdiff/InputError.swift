import Foundation

/// Something outside could not be read or written; exit code 3.
struct InputError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// The system's words for an error.
  static func reason(_ error: any Error) -> String {
    let error = error as NSError
    let under = error.userInfo[NSUnderlyingErrorKey] as? NSError
    return under.map { String(cString: strerror(Int32($0.code))) } ?? error.localizedDescription
  }
}
