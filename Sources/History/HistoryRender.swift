/// Prints what a store was asked. Equal answers give equal bytes.
public enum HistoryRender {
  /// The whole document as UTF-8, with a newline at its end.
  ///
  /// - Parameter useColor: whether the text format may use a terminal's colours; the others have none.
  public static func bytes(
    of answer: HistoryAnswer, format: HistoryFormat, useColor: Bool = false, toolVersion: String
  ) -> [UInt8] {
    switch format {
    case .text: Array(HistoryText(useColor: useColor).text(answer).utf8)
    case .markdown: Array(HistoryMarkdown().text(answer).utf8)
    case .json: HistoryJSON(toolVersion: toolVersion).bytes(answer)
    }
  }
}
