/// Two builds that are compared, by their numbers in a line.
struct BuildPair: Hashable, Sendable {
  let from: Int
  let to: Int
}
