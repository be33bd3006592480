import Foundation
import Testing

@testable import SDKDiscovery

/// What a parse may read.
@Suite struct InputFilesTests {
  private let box: Sandbox

  init() throws { box = try Sandbox() }

  private func names(_ input: String, sysroot: String? = nil) throws -> [String]? {
    InputFiles(try box.discover(input), sysroot: sysroot.map { "\(box.path)/\($0)" })?
      .files.map { $0.name + ($0.target.map { " -> \($0)" } ?? "") }.sorted()
  }

  @Test func ofAFramework() throws {
    try box.write([
      "Kit.framework/Versions/A/Headers/Kit.h": "int kit;", "Kit.framework/Versions/A/Kit": "binary",
      "Kit.framework/Versions/A/Headers/table.inc": "", "Other.framework/Headers/Other.h": "",
      "Kit.framework/Versions/A/Modules/Kit.swiftmodule/a.h": "", "unrelated.h": "",
      "Base.sdk/usr/include/base.h": "", "Base.sdk/usr/lib/libbase.tbd": "", "Base.sdk/usr/share/man.1": "",
    ])
    try box.link("Kit.framework/Headers", to: "Versions/A/Headers")
    let own = [
      "input/Headers -> input/Versions/A/Headers", "input/Versions/A/Headers/Kit.h",
      "input/Versions/A/Headers/table.inc",
    ]
    #expect(try names("Kit.framework") == ["0/Other/Headers/Other.h"] + own)
    #expect(
      try names("Kit.framework", sysroot: "Base.sdk")
        == ["0/Other/Headers/Other.h"] + own + ["sysroot/usr/include/base.h"])
  }

  @Test func linksThatLeadOutside() throws {
    try box.write(["k/kit.h": "int kit;", "out/secret.h": ""])
    try box.link("k/broken.h", to: "nowhere.h")
    try box.link("k/secret.h", to: "../out/secret.h")
    #expect(try names("k") == ["input/broken.h -> ", "input/kit.h", "input/secret.h"])
    try box.link("k/all", to: "../out")
    #expect(try names("k") == nil)
  }

  @Test(arguments: [
    ("#include \"/etc/passwd\"", true), ("#import <../x.h>", true), ("# import  \"../../x.h\"", true),
    ("#include \"../b.h\"", false), ("#include \"../none.h\"", true), ("#include <a/../b.h>", false),
    ("#define x ../../..\n#pragma once\n#import <A/A.h>\n// \"../../x\"", false), ("#import \"../..", true),
    ("#", false), ("#include", false), ("#include NAME", false), ("#include_next <../x.h>", true),
    ("", false),
  ])
  func includes(text: String, leadsOutside: Bool) throws {
    try box.write(["k/sub/a.h": text, "k/b.h": "", "x.h": ""])
    let file = InputFile(name: "input/sub/a.h", path: box.path + "/k/sub/a.h", target: nil)
    let found = Array(text.utf8).withUnsafeBufferPointer { IncludeScan.leadsOutside($0, of: file) }
    #expect(found == leadsOutside)
  }
}
