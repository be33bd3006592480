import Foundation
import Testing

/// `scripts/install-cron` with a stand-in for crontab, and once with the real cron.
@Suite struct InstallCronTests {
  private let folder: WatchFolder
  private var workspace: Workspace { folder.workspace }

  init() throws {
    folder = try WatchFolder()
    try workspace.write(
      "bin/crontab",
      """
      #!/bin/sh
      case "$1" in
        -l) if [ -f "$TAB" ]; then cat "$TAB"; else echo "no crontab for me" >&2; exit 1; fi ;;
        -r) rm -f "$TAB" ;;
        -) cat >"$TAB"; echo written >>"$TAB.log" ;;
      esac

      """)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: workspace["bin/crontab"])
    try folder.make("24A1", "int a(void);")
    try folder.bring("24A1")
  }

  private func run(_ arguments: String) throws -> Tool.Run {
    try Tool.shell(
      "PATH=\"$PWD/bin:$PATH\" SDKDIFF_TOOL=\"$TOOL\" '\(Tool.root)/scripts/install-cron' \(arguments)",
      environment: ["TAB": workspace["tab"]], in: workspace.path)
  }

  private var tab: String { (try? workspace.read("tab")) ?? "" }
  private var writes: Int { ((try? workspace.read("tab.log")) ?? "").split(separator: "\n").count }

  @Test func addsRenewsShowsAndRemoves() throws {
    let others = "# mine\nMAILTO=me@example.org\n\n5 4 * * * backup 100\\% 'a b'\n"
    try workspace.write("tab", others)
    let added = try run("watch.json")
    #expect(added.status == 0, "\(added.errors)")
    #expect(tab.hasPrefix(others))
    let line = tab.dropFirst(others.count)
    #expect(line.hasPrefix("*/15 * * * * '/"))
    #expect(
      line.hasSuffix(
        "/sdkdiff' watch --config '\(workspace["watch.json"])' # sdkdiff watch \(workspace["watch.json"])\n"))
    // The same again changes nothing, also by another path.
    for name in ["watch.json", "./sdks/../watch.json"] { #expect(try run(name).status == 0) }
    #expect(writes == 1)
    #expect(try run("watch.json '@hourly'").status == 0)
    #expect(tab.hasPrefix(others + "@hourly '/"))
    #expect(tab.split(separator: "\n").count == 4)
    try workspace.copy(workspace["watch.json"], "other.json")
    #expect(try run("other.json").status == 0)
    #expect(try run("--show").output.split(separator: "\n").count == 2)
    #expect(try run("--show watch.json").output.hasPrefix("@hourly "))
    #expect(try run("--remove watch.json").status == 0)
    #expect(try run("--remove watch.json").status == 0)
    #expect(try run("--remove other.json").status == 0)
    #expect(tab == others)
    try FileManager.default.removeItem(atPath: workspace["tab"])
    #expect(try run("watch.json").status == 0)
    #expect(try run("--remove watch.json").status == 0)
    #expect(!FileManager.default.fileExists(atPath: workspace["tab"]))
  }

  /// What cron hands to the shell runs the tool with the very path.
  @Test func unusualPaths() throws {
    let name = "it's 100% $HOME `x` \\ \"q\""
    try workspace.copy(workspace["watch.json"], name + ".json")
    try workspace.copy(workspace["sdks"], "sdks of \(name)")
    let quoted = "'" + (name + ".json").replacingOccurrences(of: "'", with: "'\\''") + "'"
    let added = try run(quoted)
    #expect(added.status == 0, "\(added.errors)")
    #expect(try run(quoted).status == 0)
    #expect(tab.split(separator: "\n").count == 1)
    // As cron does: \% is %.
    let command = tab.trimmingCharacters(in: .newlines).dropFirst("*/15 * * * * ".count)
      .replacingOccurrences(of: "\\%", with: "%")
    let pass = try Tool.shell(command)
    #expect(pass.status == 0, "\(pass.errors)")
    #expect(pass.output.contains("sdk/iphoneos/24A1"))
    #expect(try run("--remove \(quoted)").status == 0)
    #expect(tab == "")
  }

  /// What the shell has and cron has not is said.
  @Test func theEnvironmentThatCronLacks() throws {
    let added = try Tool.shell(
      "PATH=\"$PWD/bin:$PATH\" SDKDIFF_TOOL=\"$TOOL\" '\(Tool.root)/scripts/install-cron' watch.json",
      environment: ["TAB": workspace["tab"], "XDG_STATE_HOME": workspace["state"], "SDKDIFF_SWIFT": "off"],
      in: workspace.path)
    #expect(added.status == 0, "\(added.errors)")
    #expect(added.errors.contains("XDG_STATE_HOME is set here, and cron does not pass it on: give 'state'"))
    #expect(added.errors.contains("SDKDIFF_SWIFT is set here, and cron does not pass it on: set it in"))
    #expect(!added.errors.contains("SDKDIFF_STORE"))
  }

  @Test func refusals() throws {
    for arguments in ["", "--frobnicate", "a b c", "--remove"] { #expect(try run(arguments).status == 2) }
    #expect(try run("nowhere/watch.json").errors.contains("there is no such folder"))
    #expect(try run("watch.json 'often'").errors.contains("is no schedule"))
    #expect(try run("watch.json '* * * * * rm'").errors.contains("is no schedule"))
    try workspace.write("bad.json", "{}")
    let bad = try run("bad.json")
    #expect(bad.status == 1)
    #expect(bad.errors.contains("bad.json: version: is required"))
    #expect(tab == "")
  }

  // MARK: - The real cron

  /// Cron finds an SDK that is swapped while it runs, and the report is there; nobody else's crontab is touched: it
  /// runs with spool folders of its own.
  @Test(
    .enabled(if: Tool.isSlow, "slow: cron looks once a minute"),
    .enabled(if: Tool.isRoot && hasCron, "needs root and Debian's cron (scripts/test-tools brings it)"),
    .timeLimit(.minutes(8)))
  func realCron() throws {
    for build in ["24A437", "24B5084k"] { try workspace.copy(Samples.sdk(build), "made/\(build).sdk") }
    try FileManager.default.removeItem(atPath: workspace["sdks/24A1.sdk"])
    try workspace.copy(workspace["made/24A437.sdk"], "sdks/current.sdk")
    let script = """
      set -e
      mount -t tmpfs tmpfs /run
      mount -t tmpfs tmpfs /var/spool/cron/crontabs
      chgrp crontab /var/spool/cron/crontabs; chmod 1730 /var/spool/cron/crontabs
      mount -t tmpfs tmpfs /etc/cron.d
      if [ -e /etc/crontab ]; then mount --bind /dev/null /etc/crontab; fi
      export SDKDIFF_TOOL="$TOOL"
      "$INSTALL" watch.json '* * * * *'
      cron -f & cron=$!
      # Those whom a test starts do not take SIGTERM.
      trap 'kill -KILL $cron' EXIT
      wait_for() { for i in $(seq 150); do sleep 1; if eval "$1"; then return 0; fi; done; echo "no $1"; exit 1; }
      wait_for '[ -e Snapshots/sdk/iphoneos/24A437.json ]'
      sleep 5
      rm -rf sdks/current.sdk; cp -R made/24B5084k.sdk sdks/current.sdk
      wait_for '[ -e alerts/24A437-24B5084k.json ]'
      # A pass more, with nothing new.
      sleep 65
      "$INSTALL" --remove watch.json
      ls alerts
      """
    try workspace.write("cron.sh", script)
    let run = try Tool.shell(
      "unshare --mount --propagation private bash cron.sh",
      environment: ["INSTALL": "\(Tool.root)/scripts/install-cron"], in: workspace.path)
    #expect(run.status == 0, "\(run)")
    #expect(run.output.hasSuffix("24A437-24B5084k.json\n"), "\(run)")
    #expect(folder.alerts == ["24A437-24B5084k.json"])
    let status = try folder.pass("--status").output
    #expect(status.contains("told; compared with 24A437: 8 breaking"), "\(status)")
  }

  private static let hasCron: Bool =
    (try? Tool.shell(
      "command -v cron crontab unshare && [ -d /var/spool/cron/crontabs ] && unshare --mount true"
    ).status)
    == 0
}
