extension ModuleMapText {
  /// The map with fewer submodules, and the same declarations.
  ///
  /// The importer looks through all names of a module once for each of its submodules: UIKit with its 500 headers takes
  /// 13 s that way and 1 s without. So headers for which a module of their own would be inferred go to the module around
  /// them, and where `joinsParts` is set, so do small modules that hold headers and nothing else (Darwin has 300).
  func flattened(joinsParts: Bool) -> ModuleMapText {
    var map = self
    map.statements = statements.map { statement in
      guard let body = statement.body else { return statement }
      var statement = statement
      statement.body = Self.flattened(body, joinsParts: joinsParts)
      return statement
    }
    return map
  }

  private static func flattened(_ body: [Statement], joinsParts: Bool) -> [Statement] {
    var result: [Statement] = []
    var exportsAll = false
    func add(_ statement: Statement) {
      if isExportOfAll(statement) {
        if exportsAll { return }
        exportsAll = true
      }
      result.append(statement)
    }
    for statement in body {
      guard let inner = statement.body, statement.isModule else {
        // What it names may be joined with something else.
        if joinsParts, statement.first == "export", !isExportOfAll(statement) { continue }
        add(statement)
        continue
      }
      if statement.isInferred || joinsParts && isPart(statement) {
        flattened(inner, joinsParts: joinsParts).forEach(add)
      } else {
        var kept = statement
        // Whoever wants its names imports it by name; here all are wanted at once.
        kept.tokens.removeAll { $0 == .word("explicit") }
        kept.body = flattened(inner, joinsParts: joinsParts)
        add(kept)
      }
    }
    return result
  }

  private static func isExportOfAll(_ statement: Statement) -> Bool {
    statement.tokens == [.word("export"), .mark(0x2A)]
  }

  /// A module inside another that holds headers and nothing else, and on no condition.
  private static func isPart(_ statement: Statement) -> Bool {
    guard !statement.has("explicit"), !statement.has("framework"), let body = statement.body else {
      return false
    }
    return body.allSatisfy { inner in
      switch inner.first {
      case "header", "textual", "private", "exclude", "umbrella", "export", "link": !inner.isModule
      default: false
      }
    }
  }
}
