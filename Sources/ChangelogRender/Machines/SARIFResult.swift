import APIDiff

/// One finding as a SARIF result.
struct SARIFResult {
  let finding: Finding
  let ruleIndex: Int?
  let words: Words

  /// SARIF's word for a level.
  static func level(_ level: ChangeLevel) -> String {
    switch level {
    case .breaking: "error"
    case .warning: "warning"
    case .info: "note"
    case .noise: "none"
    }
  }

  /// The level that a rule's words begin with.
  static func level(ofRule rule: any ChangeRule) -> String {
    let word = rule.levels.prefix { $0.isLetter }
    return level(ChangeLevel(rawValue: String(word)) ?? .warning)
  }

  /// Text without what SARIF's viewers take for a link.
  static func unlinked(_ text: String) -> String { text.replacing("](", with: "] (") }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("ruleId")
      writer.string(finding.id.rawValue)
      if let ruleIndex {
        writer.key("ruleIndex")
        writer.int(ruleIndex)
      }
      writer.key("level")
      writer.string(Self.level(finding.level))
      writer.key("message")
      writer.object { writer in
        writer.key("text")
        writer.string(Self.unlinked(message))
      }
      writer.key("locations")
      writer.array([finding]) { _, writer in write(location: &writer) }
      writer.key("partialFingerprints")
      writer.object { writer in
        writer.key("sdkdiff/v1")
        writer.string(finding.fingerprint)
      }
      writer.key("properties")
      write(properties: &writer)
    }
  }

  private var message: String {
    let name = finding.symbol.map { VisibleText.escape($0.name) } ?? VisibleText.escape(finding.module)
    return name + ": " + FindingStatement(form: PlainForm(), words: words).plainLine(for: finding)
  }

  private func write(location writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("physicalLocation")
      writer.object { writer in
        let location = finding.location ?? finding.baselineLocation
        writer.key("artifactLocation")
        writer.object { writer in
          writer.key("uri")
          writer.string(URIText.path(finding.module + (location.map { "/" + $0.header } ?? "")))
          writer.key("uriBaseId")
          let isGone = finding.location == nil && finding.baselineLocation != nil
          writer.string(isGone || finding.id == .moduleRemoved ? "BASELINE" : "CURRENT")
        }
        if let location, location.line > 0 {
          writer.key("region")
          writer.object { writer in
            writer.key("startLine")
            writer.int(location.line)
          }
        }
      }
      writer.key("logicalLocations")
      writer.array([finding]) { finding, writer in
        writer.object { writer in
          let name = VisibleText.escape(finding.symbol?.name ?? finding.module)
          writer.key("name")
          writer.string(name)
          if finding.symbol != nil {
            writer.key("fullyQualifiedName")
            writer.string(VisibleText.escape(finding.module) + "." + name)
          }
          writer.key("kind")
          writer.string(VisibleText.escape(finding.symbol?.kind ?? "module"))
        }
      }
    }
  }

  private func write(properties writer: inout JSONWriter) {
    let values: [(StaticString, String?)] = [
      ("module", finding.module), ("changeLevel", finding.level.rawValue), ("platform", finding.platform),
      ("part", finding.part), ("group", finding.group), ("usr", finding.symbol?.usr),
      ("swiftName", finding.symbol?.swiftName), ("swiftAsyncName", finding.symbol?.swiftAsyncName),
      ("oldDeclaration", finding.declaration?.old), ("newDeclaration", finding.declaration?.new),
    ]
    writer.object { writer in
      for (key, value) in values {
        guard let value else { continue }
        writer.key(key)
        writer.string(VisibleText.escape(value))
      }
    }
  }
}
