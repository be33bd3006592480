import APIDiff

/// One changelog in JSON.
enum JSONChangelog {
  /// Writes the keys of a changelog but for `schemaVersion`.
  ///
  /// - Parameter findings: those that it tells; another changelog may tell the rest.
  static func write(
    _ changelog: Changelog, findings: [JointFinding], showsNoise: Bool, to writer: inout JSONWriter
  ) {
    let findings = findings.filter { showsNoise || $0.finding.level != .noise }
    let groups = changelog.groups.filter { showsNoise || $0.level != .noise }
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
    writer.longArray(findings) { joint, writer in
      JSONFinding.write(joint.finding, showsContext: showsContext, alsoIn: joint.alsoIn, to: &writer)
    }
  }

  private static func write(_ module: ModuleComparison, to writer: inout JSONWriter) {
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

  private static func write(_ summary: Changelog.Summary, to writer: inout JSONWriter) {
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

  private static func write(_ group: ChangeGroup, to writer: inout JSONWriter) {
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
