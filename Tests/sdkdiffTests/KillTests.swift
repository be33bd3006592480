import Foundation
import SnapshotStore
import Testing

/// A kill at any moment leaves the old state or the new.
@Suite struct KillTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private var store: String { workspace["store"] }

  /// Every manifest can be read, and every object it names is there and whole.
  private func expectWhole(sourceLocation: SourceLocation = #_sourceLocation) throws -> Int {
    let store = SnapshotStore(root: store)
    let manifests = try store.manifests()
    for manifest in manifests {
      for module in manifest.modules {
        #expect(try store.symbols(of: module, in: manifest.build) != nil, sourceLocation: sourceLocation)
      }
    }
    return manifests.count
  }

  private func start(_ arguments: [String]) throws -> Process {
    let process = try Tool.process(Tool.path, arguments, environment: ["TMPDIR": workspace["tmp"]])
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    return process
  }

  @Test func killedAtAnyMoment() throws {
    try workspace.folder("tmp")
    let arguments = ["snapshot", Samples.sdk("24B5084k"), "--store", store]
    let began = Date()
    #expect(try Tool.run(arguments).status == 0)
    var whole = Date().timeIntervalSince(began)
    let reference = try workspace.tree("store")
    var finished = 0
    for round in 0..<(Tool.isSlow ? 200 : 40) {
      // Mostly where the store is written, which is at the end.
      if round % 4 == 0 { try? FileManager.default.removeItem(atPath: store) }
      let process = try start(arguments + ["--again"])
      // Among other tests everything takes longer than it did alone.
      if finished == 0 { whole *= 1.1 }
      let moment = round % 2 == 0 ? Double.random(in: 0...1) : Double.random(in: 0.7...1.1)
      usleep(UInt32(moment * whole * 1_000_000))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      finished += try expectWhole()
    }
    #expect(finished > 0)
    let run = try Tool.run(arguments)
    #expect(run.status == 0, "\(run.errors)")
    let after = try workspace.tree("store").filter { !$0.key.contains("/.writing-") }
    #expect(after == reference)
  }

  @Test func workersEndWithTheirTool() throws {
    try workspace.folder("tmp")
    for delay in [0.05, 0.15, 0.25] {
      let process = try start(["snapshot", Samples.sdk("24B5084k"), "--store", store])
      usleep(UInt32(delay * 1_000_000))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    // A worker that was alive takes the temporary folder along.
    var left = try workspace.tree("tmp").count
    for _ in 0..<100 where left > 0 {
      usleep(100_000)
      left = try workspace.tree("tmp").count
    }
    let workers = try Tool.shell(
      #"for f in /proc/[0-9]*/cmdline; do tr '\0' ' ' <$f | grep -F "parse-worker $TMP"; done 2>/dev/null"#,
      environment: ["TMP": workspace["tmp"]])
    #expect(workers.output == "")
  }

  @Test func twoAtOnce() throws {
    try workspace.folder("tmp")
    for _ in 0..<3 {
      try? FileManager.default.removeItem(atPath: store)
      let processes = try Samples.builds.map { try start(["snapshot", Samples.sdk($0), "--store", store]) }
      let twins = try (0..<2).map { _ in try start(["snapshot", Samples.sdk("24A437"), "--store", store]) }
      for process in processes + twins {
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
      }
      #expect(try expectWhole() == 4)
    }
    #expect(try workspace.tree("tmp").isEmpty)
    #expect(try !workspace.tree("store").keys.contains { $0.contains(".writing-") })
  }

  @Test(.enabled(if: Tool.isRoot && canMount, "needs root, to mount a small disk"))
  func fullDisk() throws {
    let run = try Tool.shell(
      """
      mkdir disk && mount -t tmpfs -o size=8k tmpfs disk || exit 99
      "$TOOL" snapshot "$SDK" --store disk/store; status=$?
      find disk -name '*.json' -o -name '.writing-*' >&2
      umount disk; exit $status
      """, environment: ["SDK": Samples.sdk("24B5084k")], in: workspace.path)
    Tool.expectRefusal(run, 3, "cannot write disk/store/", "No space left on device")
  }

  private static let canMount: Bool =
    (try? Tool.shell("d=$(mktemp -d) && mount -t tmpfs tmpfs $d && umount $d; s=$?; rmdir $d; exit $s").status)
    == 0
}
