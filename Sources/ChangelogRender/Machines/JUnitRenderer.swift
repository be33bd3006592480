import APIDiff

/// JUnit's XML as Jenkins, GitLab and others read it: a suite a module, a test a finding.
///
/// Findings from `failureLevel` on are failures, others tests that pass. A module that could not be compared
/// is an error where a warning would be a failure, else skipped: never silent.
struct JUnitRenderer: ChangelogRenderer {
  /// One `testcase`.
  private struct Case {
    enum Outcome {
      case passed, failed, error, skipped
    }

    let name: String
    let outcome: Outcome
    /// In short, and its whole text; already escaped.
    var message = ""
    var type = ""
    var text = ""
  }

  func render(_ changelog: Changelog, options: RenderOptions) -> String {
    let report = Report(changelog, options: RenderOptions(showNoise: options.showNoise))
    let findings = Dictionary(report.modules.map { ($0.name, $0.findings) }) { first, _ in first }
    let known = Set(changelog.modules.map(\.name))
    let others = report.modules.map(\.name).filter { !known.contains($0) }
    var suites = changelog.modules.map { module in
      let isPages = module.kind == .pages
      let own = (findings[module.name] ?? []).filter { ($0.id.isPage || $0.id.isDocs) == isPages }
      return (
        isPages ? "\(module.name) (\(report.words(.pages)))" : module.name,
        cases(module, own, failureLevel: options.failureLevel, report.words)
      )
    }
    suites += others.map { name in
      (name, (findings[name] ?? []).map { self.case($0, options.failureLevel, report.words) })
    }
    let all = suites.flatMap(\.1)
    let title = XMLText.escape(report.title())
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      "<testsuites name=\"\(title)\" tests=\"\(all.count)\" failures=\"\(count(.failed, in: all))\""
        + " errors=\"\(count(.error, in: all))\">",
    ]
    let package = XMLText.escape("\(changelog.current.product).\(changelog.current.platform)")
    for (name, cases) in suites {
      let name = XMLText.escape(name)
      lines.append(
        "  <testsuite name=\"\(name)\" package=\"\(package)\" tests=\"\(cases.count)\""
          + " failures=\"\(count(.failed, in: cases))\" errors=\"\(count(.error, in: cases))\""
          + " skipped=\"\(count(.skipped, in: cases))\">")
      if !changelog.notes.isEmpty, name == suites.first.map({ XMLText.escape($0.0) }) {
        lines.append("    <properties>")
        lines += changelog.notes.map { "      <property name=\"note\" value=\"\(XMLText.fold($0))\"/>" }
        lines.append("    </properties>")
      }
      lines += cases.flatMap { self.lines($0, classname: name) }
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>", ""]).joined(separator: "\n")
  }

  private func count(_ outcome: Case.Outcome, in cases: [Case]) -> Int {
    cases.count { $0.outcome == outcome }
  }

  private func cases(
    _ module: ModuleComparison, _ findings: [Finding], failureLevel: ChangeLevel, _ words: Words
  ) -> [Case] {
    var cases: [Case] = []
    switch module.status {
    case .incomplete, .unparsed, .notCompared, .noHeaders:
      let isError = module.status.isGap && failureLevel <= .warning
      let side = module.side.map { " (\(words.side($0)))" } ?? ""
      let reason = module.reason.map { ": " + XMLText.fold($0) } ?? ""
      cases.append(
        Case(
          name: "comparison", outcome: isError ? .error : .skipped,
          message: module.status.rawValue + side + reason, type: module.status.rawValue))
    case .unchanged: cases.append(Case(name: "unchanged", outcome: .passed))
    case .added, .removed, .changed: break
    }
    cases += findings.map { self.case($0, failureLevel, words) }
    // What was hidden or suppressed leaves a suite that says it was looked at.
    return cases.isEmpty ? [Case(name: "no finding to list", outcome: .passed)] : cases
  }

  private func `case`(_ finding: Finding, _ failureLevel: ChangeLevel, _ words: Words) -> Case {
    let symbol = finding.symbol?.name ?? finding.module
    let details = [finding.platform, finding.part].compactMap(\.self).joined(separator: " ")
    let statement = FindingStatement(form: PlainForm(), words: words).plainLine(for: finding)
    var text = [XMLText.escape(symbol + ": " + statement)]
    let names = SwiftNameText.names(of: finding.symbol)
    if !names.isEmpty {
      text.append(XMLText.escape("\(words(.swiftName)): \(names.joined(separator: ", "))"))
    }
    if let declaration = finding.declaration, declaration.old == declaration.new {
      if let new = declaration.new { text.append(XMLText.escape(new)) }
    } else {
      if let old = finding.declaration?.old { text.append("- " + XMLText.escape(old)) }
      if let new = finding.declaration?.new { text.append("+ " + XMLText.escape(new)) }
    }
    if let location = finding.location ?? finding.baselineLocation {
      text.append(XMLText.escape("\(finding.module)/\(location.header):\(location.line)"))
    }
    if let page = finding.page { text.append(XMLText.escape(page.path)) }
    text.append("level \(finding.level.rawValue), fingerprint \(XMLText.escape(finding.fingerprint))")
    return Case(
      name: XMLText.escape("\(symbol) \(finding.id.rawValue)" + (details.isEmpty ? "" : " (\(details))")),
      outcome: finding.level >= failureLevel ? .failed : .passed,
      message: XMLText.escape(String(statement.prefix(500))), type: finding.id.rawValue,
      text: text.joined(separator: "\n"))
  }

  private func lines(_ test: Case, classname: String) -> [String] {
    let head = "    <testcase name=\"\(test.name)\" classname=\"\(classname)\""
    func element(_ name: String) -> [String] {
      let open = "      <\(name) type=\"\(test.type)\" message=\"\(test.message)\""
      return [head + ">", open + (test.text.isEmpty ? "/>" : ">\(test.text)</\(name)>"), "    </testcase>"]
    }
    switch test.outcome {
    case .failed: return element("failure")
    case .error: return element("error")
    case .skipped: return element("skipped")
    case .passed:
      if test.text.isEmpty { return [head + "/>"] }
      return [head + ">", "      <system-out>\(test.text)</system-out>", "    </testcase>"]
    }
  }
}
