import Foundation
import Testing

/// Two hundred damaged headers beside good ones: one snapshot, no crash, no hang, nobody harmed.
@Suite struct DamagedHeaderTests {
  private struct Module: Decodable {
    var name: String
    var status: String
    var reason: String?
    var digests: [String: String]
  }
  private struct Manifest: Decodable { var modules: [Module] }

  private static let neighbours = ["Aardvark", "Bad100Neighbour", "Zebra"]

  private func take(_ workspace: Workspace, _ folder: String) throws -> [Module] {
    let run = try Tool.run(
      ["snapshot", folder, "--build", "1", "--store", "store-\(folder)"], in: workspace.path)
    #expect(run.status == 0, "\(run.errors)")
    let show = try Tool.run(
      ["show", "1", "--format", "json", "--store", "store-\(folder)"], in: workspace.path)
    return try JSONDecoder().decode(Manifest.self, from: Data(show.output.utf8)).modules
  }

  @Test func oneInFive() throws { try snapshot(every: 5) }

  @Test(.enabled(if: Tool.isSlow)) func all() throws { try snapshot(every: 1) }

  private func snapshot(every step: Int) throws {
    let workspace = try Workspace()
    try workspace.write("outside.h", "int secretOutside(void);\n#define SECRET_VALUE 42\n")
    let all = DamagedHeaders(secret: workspace["outside.h"]).headers
    #expect(all.count == 200)
    let damaged = stride(from: 0, to: all.count, by: step).map { all[$0] }
    for name in Self.neighbours {
      let text = """
        #import <Foundation/Foundation.h>
        /// Stands beside damaged ones.
        @interface \(name)Thing : NSObject
        - (void)goAt:(NSInteger)speed API_AVAILABLE(ios(15.0));
        @end
        """
      for folder in ["Alone", "Together"] {
        try workspace.framework(name, in: folder, ["\(name).h": text])
      }
    }
    for header in damaged {
      try workspace.write("Together/\(header.module).framework/Headers/\(header.module).h", header.text)
    }
    // One more way to lead outside.
    let link = workspace["Together/Bad000.framework/Headers/Linked.h"]
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: workspace["outside.h"])

    let start = Date()
    let alone = try take(workspace, "Alone")
    let together = try take(workspace, "Together")
    // Far above what it takes, far below for ever.
    #expect(Date().timeIntervalSince(start) < 1_200)

    let byName = Dictionary(uniqueKeysWithValues: together.map { ($0.name, $0) })
    #expect(together.count == damaged.count + Self.neighbours.count)
    for module in alone {
      #expect(module.status == "complete")
      #expect(byName[module.name]?.status == "complete")
      #expect(byName[module.name]?.digests == module.digests, "\(module.name) was harmed")
    }
    for header in damaged {
      let module = try #require(byName[header.module])
      #expect(module.status == "complete" || module.reason?.isEmpty == false, "\(header.module)")
      if header.mustBeReported {
        #expect(
          module.status != "complete",
          "\(header.module): \(String(decoding: header.text.prefix(120), as: UTF8.self))")
      }
    }
    try nothingFromOutside(workspace, together)
  }

  private func nothingFromOutside(_ workspace: Workspace, _ modules: [Module]) throws {
    for module in modules where module.digests["symbols"] != nil && module.name.hasPrefix("Bad") {
      let text = try Tool.run(
        ["show", "1", module.name, "--format", "json", "--store", "store-Together"], in: workspace.path
      ).output
      for word in ["secretOutside", "SECRET_VALUE", "root:", workspace.path] {
        #expect(!text.contains(word), "\(module.name): \(word)")
      }
    }
  }
}
