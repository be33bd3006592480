import ChangelogRender
import Foundation
import SnapshotPipeline
import SnapshotStore

extension Command {
  static let `import` = Command(
    name: "import", arguments: "FILE",
    summary: "store the build of a file that export wrote (- reads standard input)",
    flags: FlagTable.import, positionals: 1...1
  ) { arguments in
    let path = arguments.positional[0]
    let descriptor = path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw InputError("cannot read \(path): \(String(cString: strerror(errno)))")
    }
    defer { if descriptor > 0 { close(descriptor) } }
    let staging = try TemporaryFolder()
    defer { staging.remove() }
    let store = SnapshotStore(root: StoreFolder.path(arguments))
    let stored = try store.importBuild(
      name: path, staging: staging.path + "/store", replacing: arguments.isOn("--again")
    ) { count in
      var bytes = [UInt8](repeating: 0, count: count)
      let got = bytes.withUnsafeMutableBytes { DurableFile.read($0, from: descriptor) }
      guard got >= 0 else { throw InputError("cannot read \(path): \(String(cString: strerror(errno)))") }
      bytes.removeLast(count - got)
      return bytes
    }
    try Output.write(
      SnapshotReport.line(stored.manifest, stored.isNew ? "imported" : "already stored, unchanged:"))
    return 0
  }
}
