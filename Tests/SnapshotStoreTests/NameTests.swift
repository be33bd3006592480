import Testing

@testable import SnapshotStore

/// Names of builds and products, on disk and in commands.
@Suite struct NameTests {
  @Test func filesStayInTheirFolder() {
    for name in ["a/b", "..", ".", "/", "", "\0", "a\u{1B}", ".hidden", "objects", "a\u{301}/b"] {
      let file = StoreFileName.of(name)
      #expect(!file.hasPrefix("."), "\(name)")
      #expect(!file.utf8.contains(UInt8(ascii: "/")), "\(name)")
      #expect(file.utf8.allSatisfy { $0 >= 0x20 }, "\(name)")
      #expect(file != "objects")
    }
    #expect(StoreFileName.of("24B5084k") == "24B5084k")
    #expect(StoreFileName.of("My Kit-1.0_2+3") == "My Kit-1.0_2+3")
    #expect(StoreFileName.of("a/b") == "a%2fb")
  }

  @Test func differentNamesGiveDifferentFiles() {
    let names = ["a/b", "a_b", "a%2fb", "a%b", "a b", "a:b", "A/B", "é", "e", "版本", "..", "%2e.", "."]
    #expect(Set(names.map(StoreFileName.of)).count == names.count)
    // One name in two spellings is one name.
    #expect(StoreFileName.of("e\u{301}") == StoreFileName.of("\u{E9}"))
  }

  @Test func faults() {
    for name in ["24B5084k", "a b", "版本 1", "...", "x:y"] {
      #expect(StoredName.faultOfBuild(name) == nil, "\(name)")
      #expect(StoredName.faultOfProduct(name) == nil, "\(name)")
    }
    for name in ["", "a/b", "a\nb", " a", "a ", "a\u{200B}b", "/\u{301}", String(repeating: "a", count: 201)]
    {
      #expect(StoredName.faultOfBuild(name) != nil, "\(name)")
      #expect(StoredName.faultOfProduct(name) != nil, "\(name)")
    }
    #expect(StoredName.faultOfBuild("a@b") != nil)
    #expect(StoredName.faultOfProduct("icon@2x") == nil)
  }

  @Test func resolution() throws {
    let manifests = [
      StoreFolder.manifest("1A1"), StoreFolder.manifest("1A2", version: "1.1"),
      StoreFolder.manifest("1A2", product: "icon@2x"), StoreFolder.manifest("1A1", platform: "macosx"),
    ]
    func resolve(_ name: String, beside other: Int? = nil) -> String {
      do {
        return try BuildName(name).resolve(
          in: manifests, store: "S", preferring: other.map { manifests[$0].build }
        ).build.path
      } catch {
        return "\(error)"
      }
    }
    #expect(resolve("p/iphoneos/1A1") == "p/iphoneos/1A1")
    #expect(resolve("macosx/1A1") == "p/macosx/1A1")
    #expect(resolve("1A1").contains("fits several builds: p/iphoneos/1A1, p/macosx/1A1"))
    #expect(resolve("1A1", beside: 3) == "p/macosx/1A1")
    #expect(resolve("1A1", beside: 1) == "p/iphoneos/1A1")
    #expect(resolve("1A2", beside: 2) == "icon@2x/iphoneos/1A2")
    #expect(resolve("icon@2x/iphoneos/1A2") == "icon@2x/iphoneos/1A2")
    #expect(resolve("icon@2x/iphoneos@latest") == "icon@2x/iphoneos/1A2")
    #expect(resolve("p/iphoneos@latest") == "p/iphoneos/1A2")
    #expect(resolve("p/iphoneos@previous") == "p/iphoneos/1A1")
    #expect(resolve("macosx@previous").hasPrefix("no build 'macosx@previous' in S"))
    #expect(resolve("p/iphoneos@1") == "p/iphoneos/1A1")
    #expect(resolve("p/iphoneos@1.1.0") == "p/iphoneos/1A2")
    #expect(resolve("@latest", beside: 0) == "p/iphoneos/1A2")
    for name in ["", "/", "@", "x@latest", "a/b/c/d", "p/iphoneos/", "p//1A1", "/1A1"] {
      #expect(resolve(name).hasPrefix("no build '\(name)' in S"), "\(name): \(resolve(name))")
    }
    #expect(resolve("1a3").contains("did you mean icon@2x/iphoneos/1A2, p/iphoneos/1A1"))
  }
}
