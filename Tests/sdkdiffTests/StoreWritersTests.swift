import Foundation
import SnapshotStore
import Testing

/// Many writers, and a collector among them, in one store: what is finished is whole.
@Suite struct StoreWritersTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.folder("tmp")
  }

  private func start(_ arguments: [String]) throws -> Process {
    let process = try Tool.process(
      Tool.path, arguments + ["--store", workspace["store"]], environment: ["TMPDIR": workspace["tmp"]])
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Eight at a time, most of them killed at some moment, and a collector that spares nothing.
  @Test func manyWritersKilledAtRandom() throws {
    var killed = 0
    var finished: [String] = []
    let wanted = Tool.isSlow ? 200 : 15
    for round in 0..<wanted where killed < wanted {
      // Every other round begins with nothing: most is written then.
      if round % 2 == 0 {
        try? FileManager.default.removeItem(atPath: workspace["store"])
        finished = []
      }
      var writers: [(build: String, process: Process)] = []
      for number in 0..<8 {
        let build = Samples.builds[number % 4]
        // Some modules are the same in all products, and so are their objects.
        let product = "p\(number % 3)"
        writers.append(
          (
            "\(product)/iphoneos/\(build)",
            try start(
              ["snapshot", Samples.sdk(build), "--product", product] + (round % 2 == 0 ? [] : ["--again"]))
          ))
      }
      let collector = try start(["gc", "--grace", "0"])
      for victim in (0..<8).shuffled().prefix(5) {
        usleep(.random(in: 0...150_000))
        if writers[victim].process.isRunning {
          kill(writers[victim].process.processIdentifier, SIGKILL)
          killed += 1
        }
      }
      for (build, process) in writers {
        process.waitUntilExit()
        if process.terminationReason == .exit {
          #expect(process.terminationStatus == 0)
          finished.append(build)
        }
      }
      collector.waitUntilExit()
      #expect([0, 3].contains(collector.terminationStatus))
      try expectWhole(finished)
    }
    #expect(killed >= wanted / 2 && !finished.isEmpty, "\(killed) killed")
  }

  private func expectWhole(_ finished: [String]) throws {
    let store = SnapshotStore(root: workspace["store"])
    let report = try store.verify()
    let others = report.entries.filter { ![.orphan, .leftover].contains($0.kind) }
    #expect(report.isWhole && others.isEmpty, "\(others)")
    let manifests = try store.manifests()
    #expect(Set(finished).isSubset(of: manifests.map(\.build.path)))
    for (_, line) in Dictionary(grouping: manifests, by: \.build.product) {
      #expect(Set(line.map(\.sequence)).count == line.count, "each has a number of its own")
    }
  }

  /// Builds with one object in common come and go beside a collector: nothing that is named is ever missing.
  @Test func collectorsAndWriters() throws {
    let root = workspace["store"]
    for (name, text) in [("A.sdk", "int a(void);"), ("B.sdk", "int a(int);")] {
      try workspace.sdk(name, build: "1A1", ["A": ["A.h": text], "B": ["B.h": "int b(void);"]])
    }
    for round in 0..<(Tool.isSlow ? 40 : 5) {
      let processes = try [
        ["snapshot", workspace["A.sdk"], "--again"], ["gc", "--grace", "0"],
        ["snapshot", workspace["B.sdk"], "--again"], ["gc", "--grace", "0"],
        ["snapshot", workspace["A.sdk"], "--again"],
      ].map(start)
      for process in processes {
        process.waitUntilExit()
        let isCollector = process.arguments?.first == "gc"
        // A collector may be there before the store is.
        #expect(process.terminationStatus == 0 || isCollector && round == 0)
      }
      #expect(try SnapshotStore(root: root).verify().isWhole)
    }
    #expect(try Tool.run(["gc", "--grace", "0", "--store", root]).status == 0)
    #expect(try SnapshotStore(root: root).verify().entries.isEmpty)
  }

  /// Another machine fills the folder, file by file and in any order, as rsync and git do.
  @Test func filesThatArriveOneByOne() throws {
    let source = try Samples.store()
    try FileManager.default.createDirectory(atPath: workspace["store"], withIntermediateDirectories: true)
    func copy(_ name: String) throws {
      let place = workspace["store/\(name)"]
      try FileManager.default.createDirectory(
        atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: "\(source)/\(name)", toPath: place)
    }
    let names = try FileManager.default.subpathsOfDirectory(atPath: source)
    let objects = names.filter { $0.hasSuffix(".zst") }.sorted()
    let manifests = names.filter { $0.hasSuffix(".json") }.sorted()
    // Objects that are there, a manifest that is not yet: told, harmless, and kept.
    for name in objects {
      try copy(name)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -400 * 86_400)],
        ofItemAtPath: workspace["store/\(name)"])
    }
    func run(_ arguments: String...) throws -> Tool.Run {
      try Tool.run(arguments + ["--store", workspace["store"]])
    }
    let early = try run("verify")
    #expect(early.status == 0)
    #expect(early.output.contains("whole; \(objects.count) orphans"), "\(early.output)")
    #expect(
      try run("gc").output.contains("removed 0 files, 0 bytes; \(objects.count) objects younger than 7d kept")
    )
    #expect(try run("list").errors.contains("no snapshots in "))
    for name in manifests { try copy(name) }
    #expect(try run("verify").output.hasSuffix("bytes: whole\n"))
    // A manifest that is there, objects that are not yet: each reader says which.
    for name in objects {
      try FileManager.default.moveItem(atPath: workspace["store/\(name)"], toPath: workspace["away"])
      let late = try run("verify")
      #expect(late.status == 3)
      #expect(late.output.contains("missing: \(name): symbols of "))
      let diff = try run("diff", "24A437", "24B5084k")
      #expect(diff.status == 0 || diff.errors.contains("\(name): the object is missing"))
      #expect(try run("list").status == 0)
      try FileManager.default.moveItem(atPath: workspace["away"], toPath: workspace["store/\(name)"])
    }
  }

  /// Root may write anywhere but to what is mounted for reading.
  private static let canForbid =
    !Tool.isRoot
    || (try? Tool.shell(
      """
      d=$(mktemp -d) && mkdir $d/a $d/b && mount --bind $d/a $d/b && mount -o remount,bind,ro $d/b; s=$?
      umount $d/b; rm -r $d; exit $s
      """
    ).status) == 0

  /// One line, 3, and the store as it was.
  @Test(.enabled(if: canForbid, "root writes anywhere, and cannot mount here"))
  func aStoreThatCannotBeWritten() throws {
    try workspace.sdk("A.sdk", build: "1A1", ["A": ["A.h": "int a(void);"]])
    try workspace.sdk("B.sdk", build: "1A2", ["A": ["A.h": "int a(int);"]])
    let snapshot = try Tool.run(["snapshot", "A.sdk", "--store", "store"], in: workspace.path)
    #expect(snapshot.status == 0)
    #expect(
      try Tool.run(["export", "1A1", "--store", "store", "--output", "a.tar"], in: workspace.path).status == 0
    )
    let before = try workspace.tree("store")
    let run = try Tool.shell(
      """
      if [ "$(id -u)" = 0 ]; then mkdir ro && mount --bind store ro && mount -o remount,bind,ro ro; place=ro
      else chmod -R a-w store; place=store; fi
      for line in "verify" "list" "gc" "gc --dry-run" "snapshot A.sdk" "import a.tar" "export 1A1 --output b.tar"; do
        "$TOOL" $line --store $place >out 2>err || { echo "$line: $?: $(cat out err)"; }
      done
      "$TOOL" snapshot B.sdk --store $place; echo "status $?"
      "$TOOL" snapshot B.sdk --build 1A1 --again --store $place; echo "status $?"
      if [ $place = ro ]; then umount ro; else chmod -R u+w store; fi
      cmp a.tar b.tar
      """, in: workspace.path)
    #expect(run.output == "status 3\nstatus 3\n", "\(run.errors)")
    #expect(run.complaints.count == 2, "\(run.errors)")
    #expect(run.complaints.allSatisfy { $0.hasPrefix("sdkdiff: cannot write ") }, "\(run.errors)")
    #expect(try workspace.tree("store") == before)
  }
}
