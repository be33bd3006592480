// swift-tools-version: 6.0
import Foundation
import PackageDescription

/// The folder of an LLVM installation that holds libclang's headers and library.
///
/// `$LIBCLANG_ROOT` first, then the newest Debian `/usr/lib/llvm-NN`, then Homebrew's `llvm`. No Debian
/// package ships a `.pc` file for libclang, so the manifest has to look.
func libclangRoot() -> String? {
  let files = FileManager.default
  func holdsLibclang(_ root: String) -> Bool {
    files.fileExists(atPath: root + "/include/clang-c/Index.h")
      && ["so", "dylib"].contains { files.fileExists(atPath: root + "/lib/libclang." + $0) }
  }
  if let root = ProcessInfo.processInfo.environment["LIBCLANG_ROOT"], !root.isEmpty {
    return holdsLibclang(root) ? root : nil
  }
  let debian = ((try? files.contentsOfDirectory(atPath: "/usr/lib")) ?? [])
    .compactMap { name in name.hasPrefix("llvm-") ? Int(name.dropFirst(5)) : nil }
    .sorted(by: >)
    .map { "/usr/lib/llvm-\($0)" }
  let homebrew = ["/opt/homebrew/opt/llvm", "/usr/local/opt/llvm", "/home/linuxbrew/.linuxbrew/opt/llvm"]
  return (debian + homebrew).first(where: holdsLibclang)
}

guard let llvm = libclangRoot() else {
  let message = """
    sdkdiff: libclang was not found. Install it (Debian: apt-get install libclang-19-dev, or libclang-dev; \
    macOS: brew install llvm), or set LIBCLANG_ROOT to a folder that holds include/clang-c/Index.h and \
    lib/libclang.so or lib/libclang.dylib.

    """
  FileHandle.standardError.write(Data(message.utf8))
  exit(1)
}

// Whoever imports LibClang, directly or not, has to find the C headers it wraps.
let usesLibclang: [SwiftSetting] = [.unsafeFlags(["-Xcc", "-I\(llvm)/include"])]
let linksLibclang: [LinkerSetting] = [
  .unsafeFlags(["-L\(llvm)/lib", "-Xlinker", "-rpath", "-Xlinker", "\(llvm)/lib"])
]

let package = Package(
  name: "sdkdiff",
  platforms: [.macOS(.v15)],
  products: [
    .library(
      name: "SDKDiff", targets: ["SymbolModel", "SnapshotStore", "APIDiff", "ChangelogRender", "History"]),
    .executable(name: "sdkdiff", targets: ["sdkdiff"]),
  ],
  targets: [
    .systemLibrary(name: "CLibclang"),
    .systemLibrary(
      name: "CZstd", pkgConfig: "libzstd", providers: [.apt(["libzstd-dev"]), .brew(["zstd"])]),
    .systemLibrary(
      name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),

    .target(name: "SymbolModel"),
    .target(name: "SQLite", dependencies: ["CSQLite"]),
    .target(name: "LibClang", dependencies: ["CLibclang"], swiftSettings: usesLibclang),
    .target(name: "SDKDiscovery", dependencies: ["SymbolModel"]),
    .target(
      name: "HeaderParser", dependencies: ["SymbolModel", "LibClang"], swiftSettings: usesLibclang),
    .target(name: "SnapshotStore", dependencies: ["SymbolModel", "CZstd", "CCrypto"]),
    .target(name: "SwiftNames", dependencies: ["SymbolModel", "SDKDiscovery", "SnapshotStore"]),
    .target(name: "APIDiff", dependencies: ["SymbolModel", "SnapshotStore"]),
    .target(name: "ChangelogRender", dependencies: ["SymbolModel", "SnapshotStore", "APIDiff"]),
    .target(
      name: "History", dependencies: ["SymbolModel", "SQLite", "SnapshotStore", "APIDiff", "ChangelogRender"]),
    .target(
      name: "Site", dependencies: ["SymbolModel", "SnapshotStore", "APIDiff", "ChangelogRender", "History"]),
    .target(
      name: "SnapshotPipeline",
      dependencies: ["SymbolModel", "SDKDiscovery", "HeaderParser", "SnapshotStore", "SwiftNames"],
      swiftSettings: usesLibclang),
    .target(
      name: "SDKWatch",
      dependencies: [
        "SymbolModel", "SQLite", "SDKDiscovery", "SnapshotStore", "APIDiff", "ChangelogRender",
        "SnapshotPipeline",
      ],
      swiftSettings: usesLibclang),
    .executableTarget(
      name: "sdkdiff",
      dependencies: [
        "SymbolModel", "SnapshotStore", "APIDiff", "ChangelogRender", "History", "Site", "SDKDiscovery",
        "SnapshotPipeline", "SDKWatch",
      ],
      swiftSettings: usesLibclang, linkerSettings: linksLibclang),

    .testTarget(name: "SymbolModelTests", dependencies: ["SymbolModel"]),
    .testTarget(name: "SQLiteTests", dependencies: ["SQLite"]),
    .testTarget(
      name: "LibClangTests", dependencies: ["LibClang"],
      swiftSettings: usesLibclang, linkerSettings: linksLibclang),
    .testTarget(name: "SDKDiscoveryTests", dependencies: ["SDKDiscovery"]),
    .testTarget(
      name: "HeaderParserTests", dependencies: ["HeaderParser", "LibClang"],
      swiftSettings: usesLibclang, linkerSettings: linksLibclang),
    .testTarget(name: "SnapshotStoreTests", dependencies: ["SnapshotStore", "SymbolModel"]),
    .testTarget(name: "SwiftNamesTests", dependencies: ["SwiftNames", "SymbolModel"]),
    .testTarget(
      name: "APIDiffTests", dependencies: ["APIDiff", "HeaderParser"],
      swiftSettings: usesLibclang, linkerSettings: linksLibclang),
    .testTarget(
      name: "ChangelogRenderTests", dependencies: ["ChangelogRender", "APIDiff", "SymbolModel"],
      exclude: ["Goldens"]),
    .testTarget(
      name: "HistoryTests", dependencies: ["History", "APIDiff", "HeaderParser", "SnapshotStore"],
      swiftSettings: usesLibclang, linkerSettings: linksLibclang),
    .testTarget(
      name: "SnapshotPipelineTests", dependencies: ["SnapshotPipeline", "SnapshotStore"],
      swiftSettings: usesLibclang, linkerSettings: linksLibclang),
    .testTarget(
      name: "SDKWatchTests", dependencies: ["SDKWatch"],
      swiftSettings: usesLibclang, linkerSettings: linksLibclang),
    .testTarget(
      name: "sdkdiffTests", dependencies: ["sdkdiff", "HeaderParser", "SnapshotStore", "SwiftNames"],
      exclude: ["Goldens"],
      swiftSettings: usesLibclang, linkerSettings: linksLibclang),
  ],
  swiftLanguageModes: [.v6]
)
