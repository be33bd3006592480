import Testing

/// macOS 13.3 and 15.5: what somebody who read both sets of headers found, the tool has to find.
///
/// Every fact was read in the headers, none is copied from a report.
@Suite(
  .enabled(if: Tool.isSlow, "slow: SDKDIFF_SLOW_TESTS=1, or scripts/test --all"),
  .enabled(if: RealHeaders.canBeReached, "pip cannot bring the headers; the line above says why"))
struct RealHeaderTests {
  /// How a tree of headers is handed over.
  enum Shape: CaseIterable {
    /// As `usr/include` of an SDK: a module for each folder.
    case sdk
    /// As a folder that says nothing of itself: one module.
    case folder
  }

  private let workspace: Workspace

  init() throws {
    try #require(RealHeaders.fault == nil)
    workspace = try Workspace()
  }

  private func changelog(_ shape: Shape) throws -> Changelog {
    for version in ["13.3", "15.5"] {
      let sdk = RealHeaders.sdk(version)
      let arguments =
        switch shape {
        case .sdk: [sdk, "--product", "headers", "--build", version]
        case .folder:
          [sdk + "/usr/include", "--product", "headers", "--platform", "macosx", "--build", version]
        }
      let run = try Tool.run(["snapshot", "--store", workspace["S"]] + arguments)
      try #require(run.status == 0, "\(run.errors)")
      #expect(run.output.hasPrefix("stored headers/macosx/\(version)"), "\(run.output)")
    }
    let run = try Tool.run(["diff", "13.3", "15.5", "--store", workspace["S"], "--format", "json"])
    try #require(run.status == 0, "\(run.errors)")
    return try Changelog(run.output)
  }

  @Test(arguments: Shape.allCases)
  func facts(shape: Shape) throws {
    let changelog = try changelog(shape)
    if shape == .folder { #expect(Array(changelog.modules.keys) == ["include"]) }
    for fact in RealHeaderFact.all {
      let found = changelog.findings.filter {
        fact.isAbout($0) && (shape == .folder || $0.module == fact.module)
      }
      #expect(found.count == 1 && found.allSatisfy(fact.agrees), "\(fact), but \(found)")
    }
    // No other function of the whole C library was deprecated; each of these on every platform.
    let deprecated = changelog.findings.filter { $0.id == "deprecated" }
    let names = ["vis", "svis", "strvis", "strvisx", "strsvis", "strsvisx", "strunvis", "strunvisx"]
    #expect(Set(deprecated.compactMap(\.symbol?.name)) == Set(names))
    #expect(deprecated.count == names.count * 4)
    #expect(deprecated.allSatisfy { $0.message?.contains("compatibility reasons") == true })
  }

  @Test func modules() throws {
    let changelog = try changelog(.sdk)
    for name in ["CommonCrypto", "architecture", "arpa", "mach_debug", "netinet6", "secure", "uuid"] {
      #expect(changelog.modules[name] == "unchanged", "\(name)")
    }
    for name in ["dispatch", "mach", "mach-o", "malloc", "net", "objc", "os", "simd", "sys", "xpc"] {
      #expect(changelog.modules[name] == "changed", "\(name)")
    }
    #expect(!changelog.modules.values.contains("unparsed"))
    // Besides, the lone headers of usr/include lost macros that a compiler may define by itself.
    let removed = changelog.findings
      .filter { $0.id == "symbol-removed" && $0.level == "breaking" && $0.module != "usr/include" }
    #expect(
      Set(removed.compactMap(\.symbol?.name)) == [
        "DLIL_SDLDATACOUNT", "RTF_BITS", "RTF_LLDATA", "VM_MEMORY_MALLOC_PGUARD", "VQ_FLAG10000",
        "rt_metrics.rmx_state",
      ])
    let moved = try #require(
      changelog.findings.first { $0.id == "symbol-moved" && $0.symbol?.name == "reallocf" })
    #expect(moved.module == "malloc" && moved.old == "usr/include" && moved.new == "malloc")
  }
}
