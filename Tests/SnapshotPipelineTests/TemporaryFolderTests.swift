import Foundation
import Testing

@testable import SnapshotPipeline

/// Folders for what goes when a command is done.
@Suite struct TemporaryFolderTests {
  @Test func ofOneOwnerAndGone() throws {
    let folder = try TemporaryFolder()
    let other = try TemporaryFolder()
    #expect(folder.path != other.path)
    let facts = try FileManager.default.attributesOfItem(atPath: folder.path)
    #expect(facts[.posixPermissions] as? Int == 0o700)
    try Data("x".utf8).write(to: URL(fileURLWithPath: folder.path + "/x"))
    folder.remove()
    other.remove()
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }
}
