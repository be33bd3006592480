import ChangelogRender
import History

/// Every flag of the tool, once.
enum FlagTable {
  static let store = Flag(
    "--store", "DIR", help: "folder of snapshots (default: $SDKDIFF_STORE, else Snapshots)")
  static let jobs = Flag("--jobs", "N", help: "threads to use (default: one for each core)")
  static let product = Flag(
    "--product", "NAME", help: "what is versioned (default: sdk, or the framework's name)")
  static let build = Flag("--build", "ID", help: "build number, where the input does not name it")
  static let sdkVersion = Flag(
    "--sdk-version", "V", help: "product version, where the input does not name it")
  static let strict = Flag("--strict", help: "fail when anything could not be read")
  static let again = Flag("--again", help: "replace a stored build that has other content")

  static let swiftNames = Flag(
    "--swift-names", help: "the names Swift sees, too (default: where a toolchain and a module map are found)"
  )
  static let noSwiftNames = Flag("--no-swift-names", help: "never the names Swift sees")

  /// What `snapshot` and `diff PATH` ask of the parse.
  static let parsing: [Flag] = [
    Flag("--platform", "NAME", help: "iphoneos, macosx, maccatalyst, appletvos, watchos, xros, driverkit …"),
    Flag("--module", "NAME", isRepeatable: true, help: "only this module; may be given several times"),
    Flag("--private", help: "private headers and frameworks, too"),
    Flag("--target", "TRIPLE", help: "the compiler's target, for example arm64-apple-ios27.0"),
    Flag("--sysroot", "DIR", help: "a real SDK that answers imports, for a lone framework or folder"),
    Flag(
      "--clang-arg", "ARG", isRepeatable: true, takesFlags: true, help: "one more argument for the compiler"),
    swiftNames, noSwiftNames, jobs,
  ]

  static let keepHeaders = Flag(
    "--keep-headers", help: "keep the headers themselves, for diff --context and a later parser")

  static let snapshot = [store, product, build, sdkVersion] + parsing + [strict, again, keepHeaders]

  private static let ignore = Flag(
    "--ignore", "FILE", help: "suppressions (default: .sdkdiff-ignore.json beside the store)")
  private static let language = Flag(
    "--language", "CODE", allowed: ReportLanguage.allCases.map(\.rawValue),
    help: "en (default), fr, pl, pt-BR or es, for what people read")

  static let diff =
    [store] + [product] + parsing + [
      Flag(
        "--format", "FORMAT", allowed: ChangelogFormat.allCases.map(\.rawValue),
        help: "text (default), markdown, html, json, sarif, junit, github, atom"),
      language,
      Flag("--output", "FILE", help: "write there instead of to standard output"),
      Flag(
        "--fail-on", "LEVEL", allowed: ["breaking", "warning", "any"],
        help: "exit with 1 when a finding is that grave"),
      ignore,
      Flag("--suggest-ignore", help: "print an entry for the file of suppressions below each finding (text)"),
      Flag("--show-noise", help: "list what is hidden as noise"),
      Flag(
        "--context", help: "show the header lines around a finding, where they were kept (--keep-headers)"),
      Flag("--only", "ID|LEVEL", isRepeatable: true, help: "only findings of this id or level"),
      Flag("--except", "ID|LEVEL", isRepeatable: true, help: "all findings but those of this id or level"),
      strict,
    ]

  static let show = [
    store, Flag("--format", "FORMAT", allowed: ["text", "json"], help: "text (default) or json"),
    Flag("--headers", "DIR", help: "write the headers that were kept (--keep-headers) into a new folder"),
  ]
  static let list = [store]
  static let verify = [store]
  static let gc = [
    store, Flag("--dry-run", help: "say what would be removed, and remove nothing"),
    Flag(
      "--grace", "TIME",
      help: "keep what came or was used again within this time: 7d (default), 12h, 30m, 45s or 0"),
  ]
  static let export = [store, Flag("--output", "FILE", help: "write there instead of to standard output")]
  static let `import` = [store, again]
  static let history = [
    store, Flag("--product", "NAME", help: "only builds of this product"),
    Flag("--platform", "NAME", help: "only builds for this platform"),
    Flag("--module", "NAME", isRepeatable: true, help: "only symbols of this module"),
    Flag(
      "--format", "FORMAT", allowed: HistoryFormat.allCases.map(\.rawValue),
      help: "text (default), markdown or json"),
  ]
  static let site = [
    store, Flag("--output", "DIR", help: "the site's folder; what is there of an earlier site is kept up"),
    language, ignore,
  ]
}
