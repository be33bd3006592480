import APIDiff
import ChangelogRender
import Foundation
import SymbolModel

@testable import SDKWatch

/// Messages made by hand.
enum Messages {
  static let time = Date(timeIntervalSince1970: 1_790_000_000)

  static func build(_ platform: String, _ version: String, _ build: String, product: String = "sdk")
    -> SDKBuild
  {
    SDKBuild(product: product, platform: platform, version: version, build: build)
  }

  /// A changelog whose summary counts its findings.
  static func changelog(
    _ findings: [Finding], platform: String = "iphoneos", product: String = "sdk", groups: [ChangeGroup] = [],
    modules: [ModuleComparison]? = nil, notes: [String] = []
  ) -> Changelog {
    var summary = Changelog.Summary()
    summary.breaking = findings.count { $0.level == .breaking }
    summary.warning = findings.count { $0.level == .warning }
    summary.info = findings.count { $0.level == .info }
    summary.noise = findings.count { $0.level == .noise }
    let names = Set(findings.map(\.module)).sorted()
    return Changelog(
      tool: Changelog.Tool(version: "0.1.0", extractor: 1),
      baseline: build(platform, "27.0", "24A437", product: product),
      current: build(platform, "27.2", "24B5084k", product: product), notes: notes,
      modules: modules ?? names.map { ModuleComparison(name: $0, status: .changed) }, summary: summary,
      groups: groups, findings: findings)
  }

  /// A finding; its fingerprint depends on what identifies it.
  static func finding(
    _ id: ChangeID, _ level: ChangeLevel, _ symbol: String?, kind: String = "function",
    module: String = "Kit",
    with body: (inout Finding) -> Void = { _ in }
  ) -> Finding {
    var finding = Finding(id: id, level: level, module: module)
    finding.symbol = symbol.map { SymbolReference(name: $0, kind: kind, usr: "c:@\($0)") }
    finding.location = HeaderLocation(header: "Kit.h", line: 12)
    body(&finding)
    let words = [
      id.rawValue, module, symbol ?? "", finding.platform ?? "", finding.old ?? "", finding.new ?? "",
    ]
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in words.joined(separator: "\u{0}").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    finding.fingerprint = String(repeating: "0", count: 16) + String(format: "%016lx", hash)
    return finding
  }

  static func message(
    _ changelogs: [Changelog], language: ReportLanguage = .english, reports: [WatchReport] = [],
    notices: [String] = []
  ) -> WatchMessage {
    WatchMessage(
      source: "/Applications/Xcode.app", changelogs: changelogs, reports: reports, language: language,
      time: time,
      notices: notices)
  }

  /// A handful of changes of each level.
  static let few = message([
    changelog([
      finding(.symbolAdded, .info, "-[KTBoat sail]", kind: "instance-method") {
        $0.declaration = Finding.Declarations(old: nil, new: "- (void)sail")
      },
      finding(.symbolRemoved, .breaking, "KTSink") {
        $0.declaration = Finding.Declarations(old: "void KTSink(void)", new: nil)
      },
      finding(.deprecated, .warning, "KTRow") {
        $0.platform = "ios"
        $0.new = "27.2"
        $0.message = "Use sails & wind."
      },
    ])
  ])

  /// What two platforms share, and what each has alone.
  static let severalPlatforms: WatchMessage = {
    let shared = [
      finding(.symbolRemoved, .breaking, "KTSink"),
      finding(.deprecated, .warning, "KTRow") {
        $0.platform = "ios"
        $0.new = "27.2"
      },
    ]
    let moved = shared.map { finding in
      var finding = finding
      finding.location = HeaderLocation(header: "Kit.h", line: 99)
      return finding
    }
    let phone = finding(.symbolAdded, .info, "KTShake")
    let mac = finding(.symbolAdded, .info, "KTDock")
    return message([
      changelog(shared + [phone]), changelog(moved + [mac], platform: "macosx"),
    ])
  }()

  /// More than any chat can bear: 20,000 findings in 300 modules.
  static let huge = message([
    changelog(
      (0..<20_000).map { number in
        finding(
          [ChangeID.symbolRemoved, .deprecated, .symbolAdded][number / 300 % 3],
          [ChangeLevel.breaking, .warning, .info][number / 300 % 3],
          "-[KTClass\(number) doWith\(number % 7):and:]",
          kind: "instance-method", module: "Module\(number % 300)")
      })
  ])

  /// Headers that try to leave their place.
  static let hostile: WatchMessage = {
    let words = [
      "<!channel> <!here> <@U123> @here @channel @everyone #general", "\r\nBcc: thief@example.org\r\n\r\nx",
      "\u{1B}[31mred\u{1B}[0m \u{202E}evil", "</li></html><script>alert(1)</script>",
      "`a` *b* _c_ ~d~ &amp; & < >",
      "\n.\nFrom me\n=2E", "]]> ]]>", String(repeating: "long<>&`", count: 5000), "👩‍👩‍👧 é e\u{301} 漢字",
    ]
    let findings = words.enumerated().flatMap { number, word in
      [
        finding(.typeChanged, .breaking, "KT\(number)\(word)", module: "K\(word.prefix(40))") {
          $0.old = word
          $0.new = word + "2"
          $0.message = word
          $0.replacement = word
          $0.part = word
        },
        finding(.documentationChanged, .info, "KTDoc\(number)", module: "Kit") {
          $0.old = "old " + word
          $0.new = "new " + word
          $0.documentation = DocumentationChange(
            part: "abstract", form: "doc", removed: ["old"], added: ["new"], mentions: [word])
        },
      ]
    }
    var changelog = Self.changelog(
      findings,
      modules: words.map { ModuleComparison(name: $0, status: .unparsed, reason: $0, side: .current) },
      notes: words)
    changelog.current.product = "sdk\r\nBcc: thief@example.org <!channel>"
    return message(
      [changelog],
      reports: [
        WatchReport(
          platform: "iphoneos", format: "markdown", path: "/r.md",
          url: "https://example.org/a b?x=1&y=<z>|\r\nBcc: t")
      ], notices: ["channel <!here> fails\r\nBcc: thief@example.org"])
  }()
}
