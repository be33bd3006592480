/// Variance in a generic class's parameters.
enum VarianceWords {
  /// The parameters without variance.
  static func removed(from parameters: [String]) -> [String] {
    parameters.map { parameter in
      parameter.split(separator: " ").filter { $0 != "__covariant" && $0 != "__contravariant" }
        .joined(separator: " ")
    }
  }
}
