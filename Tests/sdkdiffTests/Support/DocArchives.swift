import Foundation
import HeaderParser
import Testing

/// DocC archives of the sample SDKs, made by the toolchain's own clang and docc.
enum DocArchives {
  /// The folder of the archives of a build; for reading only.
  static func archives(of build: String) throws -> String { try made.get()["\(build).docs"] }

  /// Whether the toolchain has what makes them.
  static let canMake = tools != nil

  static let missing: Comment = "needs the Swift toolchain's docc, and its clang with -extract-api"

  private struct Unusable: Error { var words: String }

  /// docc and clang beside the swift that runs.
  private static let tools: (docc: String, clang: String)? = {
    let find = """
      folder="$(dirname "$(readlink -f "$(command -v swift)")")"
      for tool in docc clang; do
        if [ -x "$folder/$tool" ]; then echo "$folder/$tool"; else xcrun --find "$tool" 2>/dev/null; fi
      done
      """
    let lines = ((try? Tool.shell(find))?.output ?? "").split(separator: "\n").map(String.init)
    return lines.count == 2 ? (lines[0], lines[1]) : nil
  }()

  private static let frameworks = ["AppTrackingTransparency", "LanternKit", "TidepoolMedia"]

  /// What people write beside the headers: a page's text and what it lists, in each version.
  private static let catalogs = [
    "24A437": """
    # ``LanternKit``

    Light for scenes.

    ## Overview

    A scene keeps lanterns and lights them in turn.

    > Note: Lanterns are no lamps.

    Each lantern has a name.

    ## Topics

    ### Lights

    - ``LKLantern``
    - ``LKLanternDelegate``
    """,
    "24B5084k": """
    # ``LanternKit``

    Light for scenes.

    ## Overview

    Each lantern has a name.

    A scene keeps lanterns and lights them all at once.

    > Note: Lanterns are no lamps.

    ## Topics

    ### Lights

    - ``LKLantern``
    - ``LKBeacon``
    """,
  ]

  private static let made: Result<Workspace, any Error> = Result {
    guard let tools else { throw Unusable(words: "no docc") }
    let workspace = try Workspace()
    for (path, text) in StubHeaders.files { try workspace.write("stubs/\(path)", text) }
    for (build, catalog) in catalogs {
      try workspace.write("\(build).catalog/LanternKit.docc/LanternKit.md", catalog)
      for framework in frameworks {
        let sdk = Samples.sdk(build)
        let graphs = "\(build).graphs/\(framework)"
        try workspace.folder(graphs)
        try workspace.folder("\(build).catalog/\(framework).docc")
        let script = """
          set -e
          '\(tools.clang)' -extract-api -x objective-c-header -target arm64-apple-ios27.0 -nostdlibinc \
            -isystem stubs -iframework '\(sdk)/System/Library/Frameworks' --product-name=\(framework) \
            -fretain-comments-from-system-headers \
            -o '\(graphs)/\(framework).symbols.json' \
            '\(sdk)/System/Library/Frameworks/\(framework).framework/Headers/'*.h
          '\(tools.docc)' convert '\(build).catalog/\(framework).docc' --additional-symbol-graph-dir '\(graphs)' \
            --fallback-display-name \(framework) --fallback-bundle-identifier com.example.\(framework) \
            --output-path '\(build).docs/\(framework).doccarchive'
          """
        try workspace.folder("\(build).docs")
        let run = try Tool.shell(script, in: workspace.path)
        if run.status != 0 { throw Unusable(words: run.output + run.errors) }
      }
    }
    atexit {
      if let made = try? DocArchives.made.get() { try? FileManager.default.removeItem(atPath: made.path) }
    }
    return workspace
  }
}
