/// What is wrong with a configuration file: a line for each fault, with file, key and what is allowed.
package struct ConfigurationError: Error, Equatable, CustomStringConvertible {
  /// The faults, in the file's order of keys.
  package var faults: [String]

  /// Makes an error of one fault.
  init(_ fault: String) { faults = [fault] }

  init(_ faults: [String]) { self.faults = faults }

  /// A line each.
  package var description: String { faults.joined(separator: "\n") }
}
