import Foundation
import Testing

/// `sdkdiff watch` as cron runs it.
@Suite struct WatchCommandTests {
  private let folder: WatchFolder
  private var workspace: Workspace { folder.workspace }

  init() throws { folder = try WatchFolder() }

  private func expectSilence(_ run: Tool.Run, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(run.status == 0, sourceLocation: sourceLocation)
    #expect(run.output == "", sourceLocation: sourceLocation)
    #expect(run.errors == "", sourceLocation: sourceLocation)
  }

  @Test func samples() throws {
    func bring(_ build: String) throws { try workspace.copy(Samples.sdk(build), "sdks/\(build).sdk") }
    try bring("24A437")
    let first = try folder.pass()
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.output == "sdk/iphoneos/24A437 (27.0): the first build, the baseline of later ones\n")
    expectSilence(try folder.pass())
    try bring("24B5084k")
    let second = try folder.pass()
    #expect(
      second.output
        == "sdk/iphoneos/24B5084k (27.2): compared with 24A437: 8 breaking, 16 warnings, 20 info; for copy\n")
    #expect(second.errors == "")
    #expect(folder.alerts == ["24A437-24B5084k.json"])
    let diff = try Tool.run(
      ["diff", "24A437", "24B5084k", "--store", workspace["Snapshots"], "--format", "json"])
    #expect(try workspace.read("alerts/24A437-24B5084k.json") == diff.output)
    // The next build has the same headers: that is said, and tells nobody.
    try bring("24B5089g")
    #expect(try folder.pass().output == "sdk/iphoneos/24B5089g (27.2): compared with 24B5084k: no changes\n")
    try bring("24B5099f")
    #expect(try folder.pass().status == 0)
    #expect(folder.alerts == ["24A437-24B5084k.json", "24B5089g-24B5099f.json"])
    expectSilence(try folder.pass())
    let status = try folder.pass("--status")
    #expect(status.status == 0)
    for words in [
      "24B5099f", "compared with 24A437: 8 breaking", "none: everything was delivered", "Last passes",
    ] {
      #expect(status.output.contains(words), "\(status.output)")
    }
  }

  @Test func check() throws {
    try folder.make("24A1", "int a(void);")
    try folder.bring("24A1")
    try folder.configure(
      #""quietHours": {"from": "22:00", "to": "07:00", "timeZone": "Europe/Paris"}, "#,
      channels: #"""
        "copy": {"type": "file", "path": "c.json"},
        "team": {"type": "webhook", "url": "https://example.invalid/token-of-mine", "secretEnv": "WATCH_SECRET"}
        """#)
    let before = try workspace.tree("")
    let environment = ["WATCH_SECRET": "hush-hush"]
    let run = try folder.pass("--check", environment: environment)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors == "")
    for words in [
      "watch.json: valid", "sdk/iphoneos/24A1 (27.2), new", "file \(workspace["c.json"])",
      "webhook to https://example.invalid/…, signed with $WATCH_SECRET", "22:00 to 07:00, Europe/Paris",
      "no route leads to it",
    ] { #expect(run.output.contains(words), "'\(words)' in \(run.output)") }
    #expect(!(run.output + run.errors).contains("hush"))
    #expect(!(run.output + run.errors).contains("token-of-mine"))
    #expect(try workspace.tree("") == before)
    let unset = try folder.pass("--check")
    #expect(unset.status == 3)
    #expect(unset.errors == "sdkdiff: channel team: the environment variable WATCH_SECRET is not set\n")
    // With a state nothing is written either.
    #expect(try folder.pass(environment: environment).status == 0)
    let after = try workspace.tree("")
    let seen = try folder.pass("--check", environment: environment)
    #expect(seen.output.contains("sdk/iphoneos/24A1 (27.2), seen before"))
    #expect(try folder.pass("--status").status == 0)
    #expect(try workspace.tree("") == after)
  }

  /// Nothing is told without the suppressions: the look ahead says that, too.
  @Test func theLookAheadReadsSuppressions() throws {
    try folder.make("24A1", "int a(void);")
    try folder.bring("24A1")
    try folder.configure(#""ignore": "mine.json", "#)
    let missing = try folder.pass("--check")
    #expect(missing.status == 3)
    #expect(
      missing.errors.contains("mine.json: the file of suppressions cannot be read"), "\(missing.errors)")
    #expect(try folder.pass().errors == missing.errors)
    try workspace.write("mine.json", "{")
    let wrong = try folder.pass("--check")
    #expect(wrong.status == 3)
    #expect(wrong.errors.contains("mine.json"), "\(wrong.errors)")
    try FileManager.default.removeItem(atPath: workspace["mine.json"])
    try folder.configure()
    try workspace.write(".sdkdiff-ignore.json", "[")
    #expect(try folder.pass("--check").status == 3)
  }

  @Test func swiftNamesWithoutAToolchain() throws {
    let bare = ["SDKDIFF_SWIFT": "/nowhere"]
    func configure(_ names: String) throws {
      try folder.configure()
      let text = try workspace.read("watch.json")
      try workspace.write("watch.json", text.replacingOccurrences(of: #""swiftNames": false, "#, with: names))
    }
    try folder.make("24A1", "int a(void);")
    try folder.bring("24A1")
    try configure("")
    let automatic = try folder.pass("--check", environment: bare)
    #expect(automatic.status == 0)
    #expect(automatic.output.contains("Swift names    none: no Swift toolchain"))
    #expect(try folder.pass(environment: bare).errors == "")
    try configure(#""swiftNames": true, "#)
    #expect(try folder.pass("--check", environment: bare).status == 3)
    try folder.make("24A2", "int b(void);")
    try folder.bring("24A2")
    let asked = try folder.pass(environment: bare)
    #expect(asked.status == 0)
    #expect(asked.complaints.count == 1)
    #expect(asked.errors.contains("24A2: no Swift names (swiftNames): no Swift toolchain"), "\(asked.errors)")
    expectSilence(try folder.pass(environment: bare))
    #expect(try folder.pass("--check", environment: ["SDKDIFF_SWIFT": "off"]).status == 0)
  }

  @Test func configurationsThatAreWrong() throws {
    try workspace.write("watch.json", #"{"version": 1, "sources": [], "chanels": {}, "routes": []}"#)
    let run = try folder.pass("--check")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.complaints.count == 3, "\(run.errors)")
    #expect(run.complaints.allSatisfy { $0.hasPrefix("sdkdiff: watch.json: ") })
    #expect(try folder.pass().errors == run.errors)
    try workspace.write("watch.json", "{\u{1B}[31m")
    Tool.expectRefusal(try folder.pass(), 2, "watch.json: is no JSON")
  }

  @Test func configurationsThatVanish() throws {
    try folder.make("24A1", "int a(void);")
    try folder.bring("24A1")
    #expect(try folder.pass().status == 0)
    try FileManager.default.removeItem(atPath: workspace["watch.json"])
    Tool.expectRefusal(try folder.pass(), 3, "watch.json: the configuration is not there")
    try workspace.folder("watch.json")
    Tool.expectRefusal(try folder.pass(), 3, "watch.json: the configuration cannot be read")
    try FileManager.default.removeItem(atPath: workspace["watch.json"])
    try folder.configure()
    expectSilence(try folder.pass())
    // One that goes while a pass is on its way has been read.
    try folder.make("24A2", "int b(void);")
    try folder.bring("24A2")
    let process = try folder.start()
    usleep(300_000)
    try FileManager.default.removeItem(atPath: workspace["watch.json"])
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(folder.alerts == ["24A1-24A2.json"])
  }

  @Test func structuredLines() throws {
    try folder.configure(
      channels:
        #""copy": {"type": "file", "path": "c.json"}, "bad": {"type": "file", "path": "/dev/null/c.json"}"#)
    let text = try workspace.read("watch.json").replacingOccurrences(
      of: #"["copy"]"#, with: #"["copy", "bad"]"#)
    try workspace.write("watch.json", text)
    for (build, text) in [("24A1", "int a(void);"), ("24A2", "int \u{1B}[31m; int b(void);")] {
      try folder.make(build, text)
      try folder.bring(build)
      let run = try folder.pass("--log-format", "json")
      #expect(run.output == "")
      let lines = try run.complaints.map {
        try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: String])
      }
      #expect(lines.allSatisfy { $0["time"]?.hasSuffix("Z") == true && $0["text"]?.isEmpty == false })
      let events = lines.compactMap { $0["event"] }
      if build == "24A1" {
        #expect(events == ["build-first"])
      } else {
        #expect(run.status == 1)
        for event in ["build-told", "delivered", "delivery-failed"] {
          #expect(events.contains(event), "\(run.errors)")
        }
        #expect(lines.first { $0["event"] == "build-told" }?["channels"] == "bad,copy")
      }
    }
    #expect(try folder.pass("--log-format", "json").errors == "")
    #expect(try folder.pass("--log-format", "xml").status == 2)
  }

  @Test func twoAtOnce() throws {
    let run = try Tool.shell(
      #"mkdir -p state && flock state/watch.sqlite.lock "$TOOL" watch --config watch.json"#,
      in: workspace.path)
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.complaints.count == 1)
    #expect(run.errors.hasPrefix("sdkdiff: another pass of this watch is on its way"))
    // A pass that was killed leaves no lock behind.
    try folder.make("24A1", "int a(void);")
    try folder.bring("24A1")
    let process = try folder.start()
    usleep(300_000)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(try folder.pass().output.contains("24A1"))
  }

  @Test func testChannels() throws {
    let run = try folder.pass("--test-channel", "copy")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "channel copy: the sample was accepted\n")
    #expect(folder.alerts.count == 1)
    Tool.expectRefusal(
      try folder.pass("--test-channel", "cpy"), 2,
      "there is no channel 'cpy'; did you mean copy? (channels: copy)")
    try folder.configure(channels: #""copy": {"type": "file", "path": "/dev/null/x"}"#)
    Tool.expectRefusal(
      try folder.pass("--test-channel", "copy"), 1, "channel copy: the sample was not accepted")
  }

  @Test func suppressionsThatCannotBeRead() throws {
    for (number, build) in ["24A1", "24A2"].enumerated() { try folder.make(build, "int a\(number)(void);") }
    try folder.bring("24A1")
    #expect(try folder.pass().status == 0)
    try workspace.write(".sdkdiff-ignore.json", "damage")
    try folder.bring("24A2")
    for _ in 0..<2 { Tool.expectRefusal(try folder.pass(), 3, ".sdkdiff-ignore.json: is not a JSON object") }
    #expect(folder.alerts == [])
    try workspace.write(
      ".sdkdiff-ignore.json",
      #"{"version": 1, "suppressions": [{"id": "symbol-removed", "reason": "not used"}]}"#)
    let run = try folder.pass()
    #expect(run.output.contains("0 breaking, 0 warnings, 1 info; 1 suppressed; for copy"), "\(run)")
    #expect(folder.alerts == ["24A1-24A2.json"])
  }

  // MARK: - Disks

  @Test(.enabled(if: Tool.isRoot && KillTests.canMount, "needs root, to mount a small disk"))
  func fullDisks() throws {
    for (number, build) in ["24A1", "24A2"].enumerated() { try folder.make(build, "int a\(number)(void);") }
    try folder.bring("24A1")
    #expect(try folder.pass().status == 0)
    // First of the store, then of the state.
    for place in ["Snapshots", "state"] {
      let run = try Tool.shell(
        """
        mv \(place) kept && mkdir \(place) && mount -t tmpfs -o size=\(place == "state" ? "300k" : "64k") tmpfs \(place) || exit 99
        cp -R kept/. \(place)/
        dd if=/dev/zero of=\(place)/filler bs=1k 2>/dev/null
        [ -e sdks/24A2.sdk ] || ln -s ../made/24A2.sdk sdks/24A2.sdk
        "$TOOL" watch --config watch.json; status=$?
        rm \(place)/filler
        umount \(place); rmdir \(place); mv kept \(place); exit $status
        """, in: workspace.path)
      #expect(run.status == 3, "\(place): \(run)")
      #expect(run.output == "", "\(place)")
      #expect(run.complaints.count == 1, "\(place): \(run.errors)")
      #expect(folder.alerts == [])
    }
    #expect(try folder.pass().status == 0)
    #expect(folder.alerts == ["24A1-24A2.json"])
  }

  @Test(.enabled(if: !Tool.isRoot || KillTests.canMount, "as root it has to mount something"))
  func readOnlyStores() throws {
    for (number, build) in ["24A1", "24A2"].enumerated() { try folder.make(build, "int a\(number)(void);") }
    try folder.bring("24A1")
    #expect(try folder.pass().status == 0)
    try folder.bring("24A2")
    let run = try Tool.shell(
      Tool.isRoot
        ? """
        mount --bind Snapshots Snapshots && mount -o remount,bind,ro Snapshots || exit 99
        "$TOOL" watch --config watch.json; status=$?
        umount Snapshots; exit $status
        """
        : """
        chmod -R a-w Snapshots; "$TOOL" watch --config watch.json; status=$?
        chmod -R u+w Snapshots; exit $status
        """, in: workspace.path)
    Tool.expectRefusal(run, 3, "cannot write \(workspace["Snapshots"])/")
    #expect(try folder.pass().status == 0)
    #expect(folder.alerts == ["24A1-24A2.json"])
  }
}
