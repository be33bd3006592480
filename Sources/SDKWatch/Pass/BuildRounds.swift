import SymbolModel

/// Puts new builds together that are told together: of one product, out of one source, each platform once.
enum BuildRounds {
  /// The rounds, older builds in earlier ones. An Xcode with several SDKs is one round; two Xcodes that came at
  /// once are two.
  static func of(_ builds: [NewBuild]) -> [[NewBuild]] {
    struct Line: Hashable {
      var source: String
      var product: String
    }
    var order: [Line] = []
    var lines: [Line: [NewBuild]] = [:]
    for build in builds {
      let line = Line(source: build.source.path, product: build.build.product)
      if lines[line] == nil { order.append(line) }
      lines[line, default: []].append(build)
    }
    return order.flatMap { line -> [[NewBuild]] in
      let builds = lines[line] ?? []
      var platforms: [String] = []
      for build in builds where !platforms.contains(build.build.platform) {
        platforms.append(build.build.platform)
      }
      let columns = platforms.map { platform in sorted(builds.filter { $0.build.platform == platform }) }
      return (0..<(columns.map(\.count).max() ?? 0)).map { number in
        columns.compactMap { $0.indices.contains(number) ? $0[number] : nil }
      }
    }
  }

  /// Oldest first; those that cannot be told apart as they were found.
  private static func sorted(_ builds: [NewBuild]) -> [NewBuild] {
    builds.enumerated().sorted { left, right in
      if SDKBuild.isOlder(left.element.build, than: right.element.build) { return true }
      if SDKBuild.isOlder(right.element.build, than: left.element.build) { return false }
      return left.offset < right.offset
    }.map(\.element)
  }
}
