/// The folder the user gave: as given, and without links.
struct InputRoot {
  /// Absolute, links kept.
  let path: String
  /// Absolute, links resolved.
  let real: String

  /// Whether a path without links lies in the root.
  func holds(real path: String) -> Bool { PathText.isInside(path, real) }

  /// The path inside the root as given, of one inside the root without links.
  func given(real path: String) -> String {
    real == "/" ? path : self.path + path.dropFirst(real.count)
  }
}
