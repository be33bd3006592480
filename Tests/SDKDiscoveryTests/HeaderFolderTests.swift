import Foundation
import Testing

@testable import SDKDiscovery

/// Folders of headers and of frameworks.
@Suite struct HeaderFolderTests {
  @Test func oneModuleNamedAsTheFolder() throws {
    let box = try Sandbox().write([
      "widgets-1.2/b.h": "", "widgets-1.2/deep/er/a.h": "", "widgets-1.2/.git/x.h": "",
      "widgets-1.2/notes.txt": "",
    ])
    let found = try box.discover("widgets-1.2")
    #expect(found.kind == .headers)
    #expect(found.product == "widgets-1.2")
    #expect(found.platform == "iphoneos")
    #expect(found.sysroot == nil)
    #expect(found.headerFolders == [box.path + "/widgets-1.2"])
    #expect(found.frameworkFolders.isEmpty)
    #expect(found.names == ["widgets-1.2"])
    #expect(found.modules.first?.names == ["b.h", "deep/er/a.h"])
    #expect(
      found.modules.first?.spellings == [
        "\"\(box.path)/widgets-1.2/b.h\"", "\"\(box.path)/widgets-1.2/deep/er/a.h\"",
      ])
    #expect(found.modules.first?.umbrellaCount == 0)
  }

  @Test func umbrellasByNameAndByModuleMap() throws {
    let box = try Sandbox().write([
      "one/one.h": "", "one/a.h": "", "two/All.h": "", "two/A.h": "",
      "two/module.modulemap": "module Anything { umbrella header \"All.h\" export * }",
    ])
    #expect(try box.discover("one").modules.first?.names == ["one.h", "a.h"])
    #expect(try box.discover("two").modules.first?.names == ["All.h", "A.h"])
  }

  @Test func aVendorsFolderOfFrameworks() throws {
    let box = try Sandbox().write([
      "vendor/A.framework/Headers/A.h": "", "vendor/B.framework/Headers/B.h": "", "vendor/loose.h": "",
      "only/A.framework/Headers/A.h": "",
    ])
    let found = try box.discover("vendor")
    #expect(found.names == ["A", "B", "vendor"])
    #expect(found["A"]?.spellings == ["<A/A.h>"])
    #expect(found["vendor"]?.names == ["loose.h"])
    #expect(found.frameworkFolders == [box.path + "/vendor"])
    #expect(try box.discover("only").names == ["A"])
  }

  @Test func extensionsOfLettersAreDropped() throws {
    #expect(PathText.withoutExtension("Kit.headers") == "Kit")
    #expect(PathText.withoutExtension("kit-1.2b") == "kit-1.2b")
    #expect(PathText.withoutExtension(".hidden") == ".hidden")
  }

  @Test func pathsAreMadeAbsolute() throws {
    let box = try Sandbox().write(["real/deep/a.h": "", "real/b.h": ""])
    try box.link("short", to: "real/deep")
    #expect(PathText.absolute(box.path + "//real/./deep/") == box.path + "/real/deep")
    // `short/..` is `real`, not the folder that `short` stands in.
    #expect(PathText.absolute(box.path + "/short/../deep") == box.path + "/real/deep")
    let here = FileManager.default.currentDirectoryPath
    #expect(PathText.absolute("x") == PathText.join(here, "x"))
  }

  @Test func theOrderIsThatOfBytes() throws {
    let box = try Sandbox().write(["f/a.h": "", "f/B.h": "", "f/é.h": "", "f/a/z.h": "", "f/_.h": ""])
    #expect(try box.discover("f").modules.first?.names == ["B.h", "_.h", "a.h", "a/z.h", "é.h"])
  }
}
