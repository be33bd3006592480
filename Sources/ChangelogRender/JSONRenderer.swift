import APIDiff
import SymbolModel

/// The changelog as `docs/changelog.schema.json` describes it, version 1.
struct JSONRenderer: ChangelogRenderer {
  func render(_ changelog: Changelog, options: RenderOptions) -> String {
    String(decoding: bytes(of: changelog, options: options), as: UTF8.self)
  }

  func bytes(of changelog: Changelog, options: RenderOptions) -> [UInt8] {
    let groups = changelog.groups.filter { options.showNoise || $0.level != .noise }
    let findings = changelog.findings.filter { options.showNoise || $0.level != .noise }
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("schemaVersion")
      writer.int(1)
      writer.key("tool")
      writer.object { writer in
        writer.key("name")
        writer.string(changelog.tool.name)
        writer.key("version")
        writer.string(changelog.tool.version)
        writer.key("extractor")
        writer.int(changelog.tool.extractor)
      }
      writer.key("baseline")
      JSONFinding.write(changelog.baseline, to: &writer)
      writer.key("current")
      JSONFinding.write(changelog.current, to: &writer)
      writer.key("notes")
      writer.array(changelog.notes)
      writer.key("modules")
      writer.array(changelog.modules, write)
      writer.key("summary")
      write(changelog.summary, to: &writer)
      writer.key("groups")
      writer.array(groups, write)
      writer.key("findings")
      let showsContext = changelog.showsContext
      writer.longArray(findings) { finding, writer in
        JSONFinding.write(finding, showsContext: showsContext, to: &writer)
      }
    }
    writer.newline()
    return writer.bytes
  }

  private func write(_ module: ModuleComparison, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("name")
      writer.string(module.name)
      writer.key("status")
      writer.string(module.status.rawValue)
      writer.key("reason")
      writer.string(module.reason)
      writer.key("side")
      writer.string(module.side?.rawValue)
    }
  }

  private func write(_ summary: Changelog.Summary, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("breaking")
      writer.int(summary.breaking)
      writer.key("warning")
      writer.int(summary.warning)
      writer.key("info")
      writer.int(summary.info)
      writer.key("noise")
      writer.int(summary.noise)
      writer.key("suppressed")
      writer.int(summary.suppressed)
    }
  }

  private func write(_ group: ChangeGroup, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("id")
      writer.string(group.id)
      writer.key("cause")
      writer.string(group.cause.rawValue)
      writer.key("name")
      writer.string(group.name)
      writer.key("old")
      writer.string(group.old)
      writer.key("new")
      writer.string(group.new)
      writer.key("level")
      writer.string(group.level.rawValue)
      writer.key("count")
      writer.int(group.count)
    }
  }
}
