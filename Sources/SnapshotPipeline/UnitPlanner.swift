import Foundation
import HeaderParser
import SDKDiscovery

/// Turns discovered modules into what the parser wants.
struct UnitPlanner: Sendable {
  let target: String
  let sysroot: String?
  private let frameworkFolders: [String]
  private let headerFolders: [String]
  let arguments: [String]
  let usesStandIns: Bool

  init(input: DiscoveredInput, target: String?, sysroot: String?, arguments: [String]) {
    self.target = target ?? input.target
    self.sysroot = sysroot ?? input.sysroot
    frameworkFolders = input.frameworkFolders
    headerFolders = input.headerFolders
    self.arguments = arguments
    usesStandIns =
      input.kind != .sdk
      || !FileManager.default.fileExists(
        atPath: input.root + "/System/Library/Frameworks/Foundation.framework/Headers")
  }

  func plan(_ modules: [DiscoveredModule], blocked: [String] = []) -> ParsePlan {
    ParsePlan(
      modules: modules.map { module in
        ParsePlan.Module(
          name: module.name,
          headers: module.headers.map {
            ParsePlan.Header(path: $0.path, name: $0.name, spelling: $0.spelling, otherPaths: $0.otherPaths)
          }, umbrellaCount: module.umbrellaCount)
      }, target: target, sysroot: sysroot, frameworkFolders: frameworkFolders,
      headerFolders: headerFolders, extraArguments: arguments,
      usesStandIns: usesStandIns, blocked: blocked)
  }
}
