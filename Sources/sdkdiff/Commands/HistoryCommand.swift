import Foundation
import History
import SnapshotStore

extension Command {
  static let history = Command(
    name: "history", arguments: "SYMBOL",
    summary: "in which builds a symbol came, changed, was renamed, went",
    flags: FlagTable.history, positionals: 1...1
  ) { arguments in
    let environment = ProcessInfo.processInfo.environment
    let store = SnapshotStore(root: StoreFolder.path(arguments))
    let reader = HistoryReader(
      store: store, indexPath: HistoryReader.indexPath(store: store.root, environment: environment),
      toolVersion: Tool.version, tool: Tool.identity)
    let answer = try reader.answer(
      HistoryQuery(
        symbol: arguments.positional[0], product: arguments["--product"], platform: arguments["--platform"],
        modules: arguments.all("--module")))
    let format = HistoryFormat(rawValue: arguments["--format"] ?? "text") ?? .text
    try Output.write(
      HistoryRender.bytes(of: answer, format: format, useColor: Output.useColor, toolVersion: Tool.version))
    return 0
  }
}
