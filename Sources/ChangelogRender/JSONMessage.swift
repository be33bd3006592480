import APIDiff

/// What is told at once, in JSON: one changelog, or several platforms' with what they share told once.
package struct JSONMessage: Sendable {
  /// A report that goes with it.
  package struct Report: Sendable {
    let platform: String
    let format: String
    let path: String?
    let url: String?

    /// Makes one; what is nil is left out.
    package init(platform: String, format: String, path: String?, url: String?) {
      self.platform = platform
      self.format = format
      self.path = path
      self.url = url
    }
  }

  /// The changelogs.
  package var changelogs: [Changelog]
  /// Whether findings of the level `noise` are listed; they are counted in any case.
  package var showsNoise = false
  /// Whether it only tries a channel.
  package var isSample = false
  /// Words about the watch itself.
  package var notices: [String] = []
  /// The reports that go with it.
  package var reports: [Report] = []

  /// Makes a message without notices and reports.
  package init(changelogs: [Changelog], showsNoise: Bool = false) {
    self.changelogs = changelogs
    self.showsNoise = showsNoise
  }

  /// The document, as `docs/changelog.schema.json` has it, with a newline at its end.
  package var bytes: [UInt8] {
    let told = JointFinding.join(changelogs)
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("schemaVersion")
      writer.int(1)
      writeExtras(to: &writer)
      if changelogs.count == 1 {
        JSONChangelog.write(changelogs[0], findings: told[0], showsNoise: showsNoise, to: &writer)
      } else {
        writer.key("changelogs")
        writer.array(Array(zip(changelogs, told))) { pair, writer in
          writer.object { writer in
            writer.key("schemaVersion")
            writer.int(1)
            JSONChangelog.write(pair.0, findings: pair.1, showsNoise: showsNoise, to: &writer)
          }
        }
      }
    }
    writer.newline()
    return writer.bytes
  }

  /// What stands only where there is something to say.
  private func writeExtras(to writer: inout JSONWriter) {
    if isSample {
      writer.key("sample")
      writer.yes()
    }
    if !notices.isEmpty {
      writer.key("notices")
      writer.array(notices)
    }
    guard !reports.isEmpty else { return }
    writer.key("reports")
    writer.array(reports) { report, writer in
      writer.object { writer in
        writer.key("platform")
        writer.string(report.platform)
        writer.key("format")
        writer.string(report.format)
        if let path = report.path {
          writer.key("path")
          writer.string(path)
        }
        if let url = report.url {
          writer.key("url")
          writer.string(url)
        }
      }
    }
  }
}
