/// Something outside could not be read or written; exit code 3.
struct InputError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
