import Foundation
import SymbolModel
import Testing

@testable import SnapshotStore

/// One file with a build and its objects: out of a store, and into another.
@Suite struct ExchangeTests {
  private let folder: StoreFolder
  private let other: StoreFolder

  init() throws {
    folder = try StoreFolder()
    other = try StoreFolder()
    try folder.add("1A0", ["A": ["z"]])
    try folder.add("1A1", ["A": ["a", "aa"], "B": ["b"]])
  }

  private func archive(_ build: String = "1A1", of folder: StoreFolder? = nil) throws -> [UInt8] {
    let store = (folder ?? self.folder).store
    var bytes: [UInt8] = []
    try store.export(try #require(store.manifests().first { $0.build.build == build })) { bytes += $0 }
    return bytes
  }

  @discardableResult
  private func take(_ bytes: [UInt8], replacing: Bool = false, piece: Int = 1000) throws -> Bool {
    let staging = try StoreFolder()
    var rest = bytes[...]
    return try other.store.importBuild(name: "x.tar", staging: staging.path, replacing: replacing) { count in
      let taken = rest.prefix(min(count, piece))
      rest = rest.dropFirst(taken.count)
      return Array(taken)
    }.isNew
  }

  /// What refuses an archive says so, and leaves the store as it was.
  private func refusal(_ bytes: [UInt8]) throws -> String {
    let before = other.files
    let complaint = StoreFolder.complaint { try take(bytes) }
    #expect(other.files == before)
    return complaint
  }

  /// An archive of some files, as `export` would write it.
  private func packed(_ files: [(String, [UInt8])]) throws -> [UInt8] {
    try files.flatMap { name, bytes in
      try #require(TarBlock.header(name: name, bytes: bytes.count)) + bytes + TarBlock.padding(bytes.count)
    } + TarBlock.end
  }

  /// An archive of a manifest and of objects' files by their digests.
  private func packed(_ manifest: SnapshotManifest, _ objects: [String: [UInt8]]) throws -> [UInt8] {
    try packed(
      [(BuildArchive.manifest, ManifestFile.encode(manifest))]
        + objects.sorted { $0.key < $1.key }.map { (BuildArchive.name(of: $0.key), $0.value) })
  }

  @Test func roundTrip() throws {
    let bytes = try archive()
    #expect(try archive() == bytes)
    #expect(try take(bytes))
    #expect(try !take(bytes))
    #expect(try !take(bytes, piece: 1 << 30))
    #expect(try other.store.verify().entries.isEmpty)
    let (old, new) = (try folder.store.manifests()[1], try other.store.manifests()[0])
    #expect(new.hasSameContent(as: old))
    #expect((old.sequence, new.sequence) == (2, 1))
    #expect(try archive(of: other) == bytes)
    #expect(other.objects.allSatisfy { other.files[$0] == folder.files[$0] })
  }

  @Test func otherContent() throws {
    try other.add("1A1", ["A": ["other"]])
    let before = other.files
    let bytes = try archive()
    #expect(try refusal(bytes) == "p/iphoneos/1A1 is stored with other content; --again replaces it")
    #expect(try take(bytes, replacing: true))
    #expect(other.files != before)
    #expect(try archive(of: other) == bytes)
  }

  @Test func damageOfTheStoreIsNotPassedOn() throws {
    let name = try #require(folder.objects.last)
    var data = try #require(folder.files[name])
    data[data.count / 2] ^= 1
    try folder.write(name, data)
    let complaints = ["1A0", "1A1"].map { build in StoreFolder.complaint { _ = try archive(build) } }
    #expect(complaints.contains { $0.contains("its content does not match its digest") })
  }

  @Test func anyFlippedBitIsRefused() throws {
    let whole = try archive()
    for place in whole.indices {
      var bytes = whole
      bytes[place] ^= 1 << (place % 8)
      #expect(try refusal(bytes) != "no error", "byte \(place)")
    }
    #expect(try take(whole))
  }

  @Test func anyOtherLengthIsRefused() throws {
    let whole = try archive()
    for length in stride(from: 0, to: whole.count, by: 61) {
      #expect(try refusal(Array(whole[..<length])).hasPrefix("cannot import x.tar: "), "\(length) bytes")
    }
    for more in [[0], [UInt8](repeating: 0, count: 512), Array("x".utf8), whole] {
      #expect(try refusal(whole + more) == "cannot import x.tar: something stands behind its last object")
    }
    #expect(try refusal([]) == "cannot import x.tar: it ends early, in manifest.json")
  }

  @Test func whatIsNoArchive() throws {
    for bytes in [
      Array(String(repeating: "no archive ", count: 100).utf8), [UInt8](repeating: 0, count: 2048),
    ] {
      #expect(try refusal(bytes).contains("it is none that `sdkdiff export` wrote"))
    }
    // A size that nobody has is not waited for.
    let huge = try #require(TarBlock.header(name: "manifest.json", bytes: BuildArchive.largestFile + 1))
    #expect(try refusal(huge).contains("manifest.json is too large"))
    let most = try #require(TarBlock.header(name: "manifest.json", bytes: BuildArchive.largestFile))
    #expect(try refusal(most + [1, 2, 3]).contains("it ends early, in manifest.json"))
  }

  @Test func hostileNames() throws {
    for name in [
      "../../etc/passwd", "/etc/passwd", "manifest.json\0/../x", "objects/../../x", "./manifest.json",
    ] {
      #expect(try refusal(packed([(name, Array("x".utf8))])).contains("manifest.json does not stand where"))
    }
    for (product, platform, build) in [
      ("..", "iphoneos", "a/b"), ("a/../..", "iphoneos", "1"), ("p", "../..", "1"), ("p", "iphoneos", ".."),
      ("p", "iphoneos", "a\u{1B}[2J"), ("p\0q", "iphoneos", "1"), ("", "iphoneos", "1"), ("p", "", "1"),
      ("p", "iphoneos", ""), ("p", "iphoneos", "a@b"), (String(repeating: "p", count: 300), "iphoneos", "1"),
    ] {
      var manifest = StoreFolder.manifest(build)
      (manifest.build.product, manifest.build.platform) = (product, platform)
      #expect(
        try refusal(packed(manifest, [:])).contains("in its manifest "), "\(product)/\(platform)/\(build)")
    }
    // A name of a folder is one for files like any other; see StoreFileName.
    var manifest = StoreFolder.manifest("1A1")
    manifest.build.product = ".."
    #expect(try take(packed(manifest, [:])))
    #expect(
      other.files.keys.contains("%2e./iphoneos/1A1.json")
        || other.files.keys.contains("%2e%2e/iphoneos/1A1.json"))
  }

  @Test func hostileObjects() throws {
    let content = SymbolsObject.encode(ModuleSnapshot(name: "M", symbols: []))
    let digest = ContentDigest.hex(content)
    let file = try #require(ObjectFile.pack(content, digest: digest))
    var manifest = StoreFolder.manifest(
      "1A1", modules: [.init(name: "M", status: .complete, digests: ["symbols": digest])])
    func with(_ objects: [String: [UInt8]]) throws -> String { try refusal(packed(manifest, objects)) }
    #expect(try with([:]).contains("does not stand where it should"))
    #expect(try with([String(repeating: "0", count: 64): file]).contains("does not stand where it should"))
    let more = Array("another".utf8)
    let others = [digest: file, ContentDigest.hex(more): try #require(ObjectFile.pack(more, digest: "x"))]
    #expect(try with(others) != "no error")
    #expect(try with([digest: Array(file.dropLast(24))]).contains("its content does not match its digest"))
    #expect(try with([digest: file + [0]]).contains("its content does not match its digest"))
    #expect(try with([digest: []]).contains("its content does not match its digest"))
    manifest.modules[0].symbols = 3
    #expect(try with([digest: file]).contains("it holds 0 symbols of M, and its manifest says 3"))
    manifest.modules[0].symbols = 0
    manifest.modules[0].digests["symbols"] = "../../../../x"
    #expect(try with([:]).contains("'../../../../x' in its manifest is no digest"))
    // Half a terabyte of zeros in 32 bytes: its frame says how much it is.
    manifest.modules[0].digests["symbols"] = digest
    let bomb: [UInt8] = [0x28, 0xB5, 0x2F, 0xFD, 0xC0, 0, 0, 0, 0, 0, 0x80, 0, 0, 0, 0x02, 0, 0, 0]
    #expect(try with([digest: bomb]).contains("its content does not match its digest"))
    manifest.format = 7
    #expect(try with([digest: file]).contains("format 7 is newer than this sdkdiff reads"))
    manifest.format = 1
    #expect(try take(packed(manifest, [digest: file])))
  }

  @Test func headersAreThoseOfTar() throws {
    let header = try #require(TarBlock.header(name: "manifest.json", bytes: 0o1234567))
    #expect(header.count == 512)
    #expect(TarBlock.bytes(header) == 0o1234567)
    #expect(String(decoding: header[257..<265], as: UTF8.self) == "ustar\u{0}00")
    #expect(TarBlock.header(name: String(repeating: "n", count: 101), bytes: 0) == nil)
    #expect(TarBlock.header(name: "n", bytes: TarBlock.largest + 1) == nil)
    #expect(TarBlock.header(name: "n", bytes: TarBlock.largest) != nil)
  }
}
