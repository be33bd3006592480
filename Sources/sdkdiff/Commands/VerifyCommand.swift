import ChangelogRender
import SnapshotPipeline
import SnapshotStore

extension Command {
  static let verify = Command(
    name: "verify", arguments: "", summary: "check every file of the store; changes nothing",
    flags: FlagTable.verify, positionals: 0...0
  ) { arguments in
    let store = SnapshotStore(root: StoreFolder.path(arguments))
    let report = try store.verify(extractor: SnapshotTaker.extractorVersion)
    var lines = report.entries.map { "\($0.kind.rawValue): \($0.path): \($0.detail)" }
    let found = StoreReport.Kind.allCases.compactMap { kind in
      let count = report.count(kind)
      let isNoun = [.link, .orphan, .leftover].contains(kind)
      return count == 0 ? nil : isNoun ? counted(count, kind.rawValue) : "\(count) \(kind.rawValue)"
    }.joined(separator: ", ")
    lines.append(
      "\(store.root): \(counted(report.builds, "build")), \(counted(report.objects, "object")),"
        + " \(counted(report.bytes, "byte")): \(report.isWhole ? "whole" : "not whole")"
        + (found.isEmpty ? "" : "; \(found)"))
    try Output.write(lines.map { VisibleText.escape($0) + "\n" }.joined())
    guard !report.isWhole else { return 0 }
    Output.complain(
      "\(store.root) is not whole: restore what is named above, or take those snapshots again with --again")
    return 3
  }

  /// `1 object`, `2 objects`
  static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
