import Foundation
import Testing

/// Where output goes, and what happens when it cannot.
@Suite struct OutputTests {
  private let workspace: Workspace
  private let store: String

  init() throws {
    workspace = try Workspace()
    store = try Samples.store()
  }

  private func diff(_ flags: [String], environment: [String: String] = [:]) throws -> Tool.Run {
    try Tool.run(
      ["diff", "24A437", "24B5084k", "--store", store] + flags, environment: environment, in: workspace.path)
  }

  @Test func file() throws {
    for format in ["text", "markdown", "html", "json", "sarif", "junit", "github", "atom"] {
      let epoch = ["SOURCE_DATE_EPOCH": "1000000"]
      let plain = try diff(["--format", format], environment: epoch)
      #expect(plain.status == 0)
      let run = try diff(["--format", format, "--output", "report"], environment: epoch)
      #expect(run.status == 0)
      #expect(run.output == "")
      #expect(run.errors == "")
      #expect(try workspace.read("report") == plain.output)
    }
    #expect(try workspace.tree("").keys.sorted() == ["report"])
  }

  @Test func filesThatCannotBe() throws {
    try workspace.folder("folder")
    Tool.expectRefusal(try diff(["--output", "folder"]), 3, "cannot write folder: it is a folder")
    Tool.expectRefusal(try diff(["--output", "nowhere/x"]), 3, "there is no folder nowhere")
    Tool.expectRefusal(try diff(["--output", "/dev/full"]), 3, "cannot write /dev/full: No space left")
    #expect(try workspace.tree("").keys.sorted() == ["folder"])
  }

  @Test func devicesStayDevices() throws {
    let run = try diff(["--output", "/dev/null"])
    #expect(run.status == 0)
    #expect(try Tool.shell("test -c /dev/null && test -c /dev/full").status == 0)
    let through = try Tool.shell(
      "mkfifo pipe && cat pipe > copy & sleep 0.2; $TOOL diff 24A437 24B5084k --store $S --output pipe; wait",
      environment: ["S": store], in: workspace.path)
    #expect(through.status == 0)
    #expect(try workspace.read("copy").contains("LanternKit"))
  }

  @Test func linksStayLinks() throws {
    try workspace.write("real", "before")
    try FileManager.default.createSymbolicLink(atPath: workspace["link"], withDestinationPath: "real")
    #expect(try diff(["--output", "link"]).status == 0)
    #expect(try workspace.read("real").contains("LanternKit"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: workspace["link"]) == "real")
  }

  @Test func fullDisk() throws {
    for command in ["diff 24A437 24B5084k", "list", "show 24A437", "rules", "--help", "--version"] {
      let run = try Tool.shell(
        "$TOOL \(command) > /dev/full", environment: ["SDKDIFF_STORE": store])
      Tool.expectRefusal(run, 3, "cannot write to standard output: No space left on device")
    }
  }

  @Test func brokenPipe() throws {
    // The report is longer than a pipe holds only when it is repeated; `true` reads nothing at all.
    for reader in ["head -1", "true"] {
      for command in ["diff 24A437 24B5084k --format json --show-noise", "rules", "show 24A437 LanternKit"] {
        let run = try Tool.shell(
          "set -o pipefail; $TOOL \(command) | \(reader)", environment: ["SDKDIFF_STORE": store])
        #expect(run.status == 0, "\(command) | \(reader)")
        #expect(run.errors == "")
      }
    }
    let gate = try Tool.shell(
      "set -o pipefail; $TOOL diff 24A437 24B5084k --fail-on breaking | true",
      environment: ["SDKDIFF_STORE": store])
    #expect(gate.status == 1)
  }

  @Test func nothingTemporaryIsLeft() throws {
    try workspace.folder("tmp")
    let run = try Tool.shell(
      "$TOOL diff \(Samples.sdk("24A437")) \(Samples.sdk("24B5084k")) | true; $TOOL snapshot $SDK --store s",
      environment: ["TMPDIR": workspace["tmp"], "SDK": Samples.sdk("24A437")], in: workspace.path)
    #expect(run.status == 0)
    #expect(try workspace.tree("tmp").isEmpty)
  }

  @Test(.enabled(if: canRecordTerminals, "needs the program script"))
  func colour() throws {
    func typed(_ environment: String) throws -> String {
      try Tool.shell(
        "script -qec '\(environment) \"$TOOL\" diff 24A437 24B5084k' /dev/null",
        environment: ["SDKDIFF_STORE": store, "TERM": "xterm"]
      ).output
    }
    #expect(try typed("").contains("\u{1B}["))
    #expect(try !typed("NO_COLOR=1").contains("\u{1B}["))
    #expect(try typed("NO_COLOR=").contains("\u{1B}["))
    #expect(try !typed("TERM=dumb").contains("\u{1B}["))
    #expect(try !diff([]).output.contains("\u{1B}["))
  }

  private static let canRecordTerminals =
    (try? Tool.shell("script -qec true /dev/null").status) == 0
}
