import APIDiff
import SymbolModel

/// The same numbers in every run.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}

extension Samples {
  /// Pieces that mean something to one of the formats.
  private static let shards = [
    "<script>alert(1)</script>", "</script>", "<!--", "-->", "]]>", "]]]>", "<![CDATA[", "<b0 onclick=x>",
    "</details>", "</del>", "&amp;", "&#60;", "&", "<", ">", "\"", "'", "`", "``", "```", "~~~", "|", "\\",
    "\\|",
    "* ", "- ", "# ", "1. ", "+ ", "=", "---", "_", "__", "*", "**", "[x](javascript:alert(1))",
    "![x](http://y)",
    "@property", "@team/sdk", "#12", "GH-3", "org/repo#4", "https://example.org/?a=1&b_c", "www.example.org",
    "a@example.org", "deadbeef01", "::error file=x::y", "::stop-commands::t", "##[error]", "%0A::error::z",
    "{0}",
    "\r\n::warning::w", "\n", "\r", "\t", "\u{0}", "\u{8}", "\u{1B}[31m", "\u{7F}", "\u{9B}", "\u{2028}",
    "\u{2029}",
    "\u{202E}", "\u{2066}", "\u{200F}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}", "\u{E0041}", "e\u{301}", "👩‍👩‍👧", "é",
    "$x$",
    ":key:", "word", "Scene", "KTOpen", " ", "  ", "0", "{", "}", ",", ":", ";", "%", "/", "..", "~",
  ]

  /// A text of such pieces.
  private static func text(_ numbers: inout SeededNumbers) -> String {
    (0..<Int.random(in: 1...12, using: &numbers)).map { _ in shards.randomElement(using: &numbers) ?? "" }
      .joined(separator: Bool.random(using: &numbers) ? " " : "")
  }

  /// A changelog in which every text of a header, a path or a build is made of such pieces.
  static func random(seed: UInt64) -> Changelog {
    var numbers = SeededNumbers(seed: seed)
    func text() -> String { Self.text(&numbers) }
    func maybe() -> String? { Bool.random(using: &numbers) ? Self.text(&numbers) : nil }
    let modules = [text(), text() + "2"].sorted()
    var findings: [Finding] = []
    for id in ChangeID.allCases {
      var finding = Finding(
        id: id, level: ChangeLevel.allCases.randomElement(using: &numbers) ?? .info,
        module: modules.randomElement(using: &numbers) ?? "")
      finding.symbol = SymbolReference(name: text(), kind: text(), usr: maybe(), swiftName: maybe())
      finding.fingerprint = "\(seed)x\(findings.count)"
      (finding.old, finding.new, finding.part) = (maybe(), maybe(), maybe())
      (finding.platform, finding.message, finding.replacement) = (maybe(), maybe(), maybe())
      finding.declaration = Finding.Declarations(old: maybe(), new: maybe())
      finding.availability = Availability([
        PlatformName(rawValue: text()): AvailabilityItem(introduced: Version(1), message: maybe())
      ])
      finding.documentation = DocumentationChange(
        part: text(), form: "doc", removed: [text()], added: [text(), text()], mentions: [text()])
      finding.location = HeaderLocation(header: text(), line: 3)
      findings.append(finding)
    }
    findings.sort { $0.module < $1.module }
    var groups: [ChangeGroup] = []
    for cause in [ChangeGroup.Cause.macroRedefined, .container, .moduleWide, .availabilityRegion] {
      // Three neighbours of one module.
      let first = groups.count * 4
      guard findings[first].module == findings[first + 2].module else { continue }
      let id = "g\(groups.count + 1)"
      for index in first..<(first + 3) { findings[index].group = id }
      let name = cause == .container ? findings[first].symbol?.name ?? "" : text()
      groups.append(
        ChangeGroup(
          id: id, cause: cause, name: name, old: maybe(), new: maybe(), level: findings[first].level,
          count: 3,
          module: findings[first].module))
    }
    var changelog = changelog(
      findings, groups: groups,
      modules: modules.map { ModuleComparison(name: $0, status: .changed) } + [
        ModuleComparison(name: text() + "3", status: .unparsed, reason: text(), side: .both)
      ], notes: [text()])
    changelog.baseline.build = text()
    changelog.current.version = text()
    return changelog
  }

  /// 100 kB in one comment and one declaration.
  static let huge: Changelog = {
    let words = String(repeating: "<word> @property ]]> | ` \u{202E} ", count: 3_500)
    return changelog([
      finding(.symbolAdded, .info, "KTHuge") {
        $0.declaration = Finding.Declarations(old: nil, new: "int " + words)
        $0.documentation = DocumentationChange(
          part: "abstract", form: "doc", removed: [], added: [words], mentions: [])
      },
      finding(.documentationChanged, .info, "KTHuge") {
        $0.fingerprint = "huge"
        $0.old = words
        $0.new = words + "more"
        $0.documentation = DocumentationChange(
          part: "discussion", form: "doc", removed: [], added: ["more"], mentions: [])
      },
      finding(.typeChanged, .breaking, "KTHuge") {
        $0.fingerprint = "type"
        $0.declaration = Finding.Declarations(old: words, new: words + "x")
      },
    ])
  }()

  /// As many findings as asked for, of several kinds, in modules of a hundred.
  static func many(_ count: Int) -> Changelog {
    let kinds = ["class", "instance-method", "property", "function"]
    let ids: [(ChangeID, ChangeLevel)] = [
      (.symbolAdded, .info), (.deprecated, .warning), (.typeChanged, .breaking),
      (.documentationChanged, .info),
    ]
    let findings = (0..<count).map { number in
      let (id, level) = ids[number % 4]
      return finding(
        id, level, "KTSymbol\(number)", kind: kinds[number / 4 % 4], module: "Kit\(1000 + number / 100)"
      ) {
        $0.fingerprint = "f\(number)"
        $0.platform = id == .deprecated ? ["ios", "macos"][number / 4 % 2] : nil
        $0.new = id == .deprecated ? "27.2" : nil
        $0.declaration = Finding.Declarations(
          old: "int KTSymbol\(number)(int first, long second)",
          new: "int KTSymbol\(number)(int first, long long second)")
        if id == .documentationChanged {
          $0.old = "Opens the scene number \(number) and waits until all of it is there."
          $0.new = "Opens the scene number \(number) and returns before all of it is there."
          $0.documentation = DocumentationChange(
            part: "abstract", form: "doc", removed: ["waits until"], added: ["returns before"], mentions: [])
        }
      }
    }
    return changelog(findings)
  }
}
