import APIDiff
import SymbolModel

/// SARIF 2.1.0: a result a finding, a rule a change id, positions in the headers.
///
/// Modules that were not, or not wholly, compared are notifications of the run.
struct SARIFRenderer: ChangelogRenderer {
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  private let rules = RuleRegistry.all

  func render(_ changelog: Changelog, options: RenderOptions) -> String {
    String(decoding: bytes(of: changelog, options: options), as: UTF8.self)
  }

  func bytes(of changelog: Changelog, options: RenderOptions) -> [UInt8] {
    let report = Report(changelog, options: RenderOptions(showNoise: options.showNoise))
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("$schema")
      writer.string(Self.schema)
      writer.key("version")
      writer.string("2.1.0")
      writer.key("runs")
      writer.array([report]) { report, writer in
        writer.object { writer in
          writer.key("tool")
          writer.object { writer in
            writer.key("driver")
            write(driver: changelog.tool, to: &writer)
          }
          writer.key("automationDetails")
          writer.object { writer in
            writer.key("id")
            writer.string(automation(changelog))
          }
          writer.key("originalUriBaseIds")
          write(baseIDs: report, to: &writer)
          writer.key("columnKind")
          writer.string("unicodeCodePoints")
          writer.key("invocations")
          write(invocation: report, to: &writer)
          writer.key("results")
          let numbers = Dictionary(rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
          let words = report.words
          writer.longArray(report.findings) { finding, writer in
            SARIFResult(finding: finding, ruleIndex: numbers[finding.id], words: words)
              .write(to: &writer)
          }
        }
      }
    }
    writer.newline()
    return writer.bytes
  }

  /// Tells runs over different builds apart: `sdkdiff/sdk/iphoneos/24A437..24B5084k/`.
  private func automation(_ changelog: Changelog) -> String {
    let current = changelog.current
    let parts = [current.product, current.platform, "\(changelog.baseline.build)..\(current.build)"]
    return "sdkdiff/" + parts.map(VisibleText.escape).joined(separator: "/") + "/"
  }

  private func write(driver tool: Changelog.Tool, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("name")
      writer.string(tool.name)
      writer.key("version")
      writer.string(tool.version)
      writer.key("rules")
      writer.array(rules) { rule, writer in
        writer.object { writer in
          writer.key("id")
          writer.string(rule.id.rawValue)
          writer.key("shortDescription")
          text(rule.summary, to: &writer)
          writer.key("fullDescription")
          text(rule.explanation, to: &writer)
          writer.key("help")
          writer.object { writer in
            writer.key("text")
            writer.string("\(rule.summary)\nLevel: \(rule.levels)\n\(rule.explanation)")
            writer.key("markdown")
            writer.string("**\(rule.summary)** (\(rule.levels))\n\n\(rule.explanation)")
          }
          writer.key("defaultConfiguration")
          writer.object { writer in
            writer.key("level")
            writer.string(SARIFResult.level(ofRule: rule))
          }
        }
      }
    }
  }

  private func write(baseIDs report: Report, to writer: inout JSONWriter) {
    let builds = report.builds
    writer.object { writer in
      for (id, build) in [("BASELINE", builds.baseline), ("CURRENT", builds.current)] {
        writer.key(id)
        writer.object { writer in
          writer.key("description")
          text("The headers of \(VisibleText.escape(build)), each below its module's name.", to: &writer)
        }
      }
    }
  }

  private func write(invocation report: Report, to writer: inout JSONWriter) {
    let words = report.words
    let notes = report.changelog.notes.map { (level: "note", text: VisibleText.fold($0)) }
    let gaps = report.gaps.map { gap in
      let names = gap.names.map(VisibleText.escape).joined(separator: ", ")
      let side = gap.side.map { " (\(words.side($0)))" } ?? ""
      let reason = gap.reason.map { ": " + VisibleText.fold($0) } ?? ""
      return (
        level: gap.status.isGap ? "warning" : "note", text: "\(names): \(gap.status.rawValue)\(side)\(reason)"
      )
    }
    writer.array([gaps + notes]) { notifications, writer in
      writer.object { writer in
        writer.key("executionSuccessful")
        writer.yes()
        writer.key("toolExecutionNotifications")
        writer.array(notifications) { notification, writer in
          writer.object { writer in
            writer.key("level")
            writer.string(notification.level)
            writer.key("message")
            text(SARIFResult.unlinked(notification.text), to: &writer)
          }
        }
      }
    }
  }

  private func text(_ text: String, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("text")
      writer.string(text)
    }
  }
}
