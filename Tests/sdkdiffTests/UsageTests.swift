import Testing

/// A command line that is wrong: 2, and one line that says how it would be right.
@Suite struct UsageTests {
  private func expect(
    _ words: String..., refusedWith hint: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let run = try Tool.run(words, environment: ["SDKDIFF_STORE": "/nowhere/store"])
    Tool.expectRefusal(run, 2, hint, sourceLocation: sourceLocation)
  }

  @Test func commands() throws {
    try expect(refusedWith: "name a command")
    try expect("snapshto", refusedWith: "unknown command 'snapshto'; did you mean snapshot?")
    try expect("frobnicate", refusedWith: "unknown command 'frobnicate' (`sdkdiff --help`")
    try expect("help", "dif", refusedWith: "did you mean diff?")
    try expect("snap\u{1B}[31mshot\n", refusedWith: #"'snap\u{1B}[31mshot\n'"#)
  }

  @Test func flags() throws {
    try expect("snapshot", ".", "--modul", "X", refusedWith: "unknown flag --modul; did you mean --module?")
    try expect("list", "--frobnicate", refusedWith: "unknown flag --frobnicate (`sdkdiff list --help`")
    try expect("list", "-x", refusedWith: "unknown flag -x")
    try expect("snapshot", ".", "--build", refusedWith: "--build needs a value: --build ID")
    try expect("snapshot", ".", "--build=", refusedWith: "--build needs a value")
    try expect("snapshot", ".", "--build", "--again", refusedWith: "--build needs a value")
    try expect("snapshot", ".", "--clang-arg", refusedWith: "--clang-arg needs a value")
    try expect("snapshot", ".", "--build", "1", "--build", "2", refusedWith: "--build is given twice")
    try expect("snapshot", ".", "--again", "--again", refusedWith: "--again is given twice")
    try expect("snapshot", ".", "--again=yes", refusedWith: "--again takes no value")
    try expect("list", "--help=yes", refusedWith: "unknown flag --help")
  }

  @Test func values() throws {
    try expect("snapshot", ".", "--jobs", "0", refusedWith: "--jobs needs a whole number above 0, not '0'")
    try expect("snapshot", ".", "--jobs", "two", refusedWith: "--jobs needs a whole number")
    try expect("snapshot", ".", "--platform", "iphonos", refusedWith: "did you mean 'iphoneos'?")
    try expect(
      "diff", "a", "b", "--format", "pdf",
      refusedWith: "--format takes text, markdown, html, json, sarif, junit, github, atom")
    try expect("diff", "a", "b", "--fail-on", "info", refusedWith: "--fail-on takes breaking, warning, any")
    try expect("diff", "a", "b", "--only", "symbol-remove", refusedWith: "did you mean symbol-removed?")
    try expect("diff", "a", "b", "--except", "", refusedWith: "--except needs a value")
    try expect("show", "a", "--format", "markdown", refusedWith: "--format takes text, json")
  }

  @Test func counts() throws {
    try expect("snapshot", refusedWith: "usage: sdkdiff snapshot PATH")
    try expect("snapshot", "a", "b", refusedWith: "usage: sdkdiff snapshot PATH")
    try expect("diff", "a", refusedWith: "usage: sdkdiff diff BASELINE CURRENT")
    try expect("diff", "a", "b", "c", refusedWith: "usage: sdkdiff diff BASELINE CURRENT")
    try expect("list", "a", refusedWith: "usage: sdkdiff list")
    try expect("show", refusedWith: "usage: sdkdiff show BUILD")
    try expect("rules", "a", refusedWith: "usage: sdkdiff rules")
    try expect("watch", "a", refusedWith: "usage: sdkdiff watch --config FILE")
    try expect("watch", refusedWith: "watch: name the configuration with --config FILE")
    try expect("watch", "--config", "a", "--check", "--status", refusedWith: "only one of --check, --status")
  }

  @Test func namesThatNobodyCouldNameAgain() throws {
    for (name, fault) in [
      ("a/b", "slash"), ("..", "folder"), ("a\u{7}b", "control"), (" a", "space"), ("x@latest", "selects"),
      (String(repeating: "a", count: 300), "too long"), ("a\u{202E}b", "control"),
    ] {
      let run = try Tool.run(["snapshot", Samples.sdk("24A437"), "--build", name, "--store", "/nowhere"])
      Tool.expectRefusal(run, 2, fault, "--build")
    }
    let run = try Tool.run(["snapshot", Samples.sdk("24A437"), "--product", "a/b", "--store", "/nowhere"])
    Tool.expectRefusal(run, 2, "slash", "--product")
  }
}
