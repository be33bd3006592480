import APIDiff
import ChangelogRender

/// Writes a changelog as a command's flags ask for it.
enum ChangelogOutput {
  /// - Returns: the exit code.
  /// - Throws: `InputError` when it cannot be written.
  static func write(_ changelog: Changelog, _ arguments: Arguments) throws -> Int32 {
    let format = ChangelogFormat(rawValue: arguments["--format"] ?? "text") ?? .text
    let file = arguments["--output"]
    let failOn = arguments["--fail-on"]
    let text = ChangelogRender.renderer(for: format).bytes(
      of: changelog,
      options: RenderOptions(
        useColor: file == nil && Output.useColor, showNoise: arguments.isOn("--show-noise"),
        suggestsSuppressions: arguments.isOn("--suggest-ignore"),
        language: ReportLanguage(rawValue: arguments["--language"] ?? "") ?? .english,
        failureLevel: FailOn.level(failOn), time: ReportTime.now))
    if let file { try Output.write(text, to: file) } else { try Output.write(text) }
    return failOn.map { FailOn.isReached($0, changelog) } == true ? 1 : 0
  }
}
