import SymbolModel

/// What both forms for people say alike.
enum HistoryWords {
  /// `27.0 (24A437)`, or the build alone where there is no version.
  static func name(_ build: SDKBuild) -> String {
    build.version.map { "\($0) (\(build.build))" } ?? build.build
  }

  /// What an event is, where no finding says it.
  static func event(_ event: SymbolHistory.Event) -> String {
    let reason = event.reason.map { ": \($0)" } ?? ""
    switch event.kind {
    case .present: return "there in the first stored build that was read"
    case .added: return "added" + reason
    case .changed: return "changed" + reason
    case .removed: return "removed" + reason
    case .unknown: return "not known: \(event.module): \(event.reason ?? "it was not read")"
    }
  }

  /// How it stands.
  ///
  /// - Parameter name: how a build is named.
  static func end(_ history: SymbolHistory, name: (SDKBuild) -> String) -> String {
    let count =
      history.builds == 1 ? "the only stored build" : "the newest of \(history.builds) stored builds"
    switch history.end {
    case .present(let build): return "now: there in \(name(build)), \(count)"
    case .removed(let build): return "now: gone, since \(name(build))"
    case .unknown(let build): return "now: not known; \(name(build)) is the last build that was read"
    }
  }
}
