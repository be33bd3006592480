import APIDiff
import ChangelogRender
import SymbolModel

/// The answer as `docs/history.schema.json` describes it, version 1.
struct HistoryJSON {
  let toolVersion: String

  func bytes(_ answer: HistoryAnswer) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("schemaVersion")
      writer.int(1)
      writer.key("tool")
      writer.object { writer in
        writer.key("name")
        writer.string("sdkdiff")
        writer.key("version")
        writer.string(toolVersion)
      }
      writer.key("query")
      write(answer.query, to: &writer)
      writer.key("histories")
      writer.array(answer.histories, write)
      writer.key("others")
      writer.array(answer.others) { match, writer in
        writer.object { writer in
          writer.key("product")
          writer.string(match.product)
          writer.key("platform")
          writer.string(match.platform)
          writer.key("module")
          writer.string(match.module)
          writer.key("name")
          writer.string(match.name)
        }
      }
      writer.key("omitted")
      writer.int(answer.omitted)
    }
    writer.newline()
    return writer.bytes
  }

  private func write(_ query: HistoryQuery, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("symbol")
      writer.string(query.symbol)
      writer.key("product")
      writer.string(query.product)
      writer.key("platform")
      writer.string(query.platform)
      writer.key("modules")
      writer.array(query.modules)
    }
  }

  private func write(_ history: SymbolHistory, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("product")
      writer.string(history.product)
      writer.key("platform")
      writer.string(history.platform)
      writer.key("builds")
      writer.int(history.builds)
      writer.key("module")
      writer.string(history.module)
      writer.key("symbol")
      JSONFinding.write(history.symbol, to: &writer)
      writer.key("formerNames")
      writer.array(history.formerNames)
      writer.key("events")
      writer.array(history.events, write)
      writer.key("end")
      writer.object { writer in
        let (state, build) =
          switch history.end {
          case .present(let build): ("present", build)
          case .removed(let build): ("removed", build)
          case .unknown(let build): ("unknown", build)
          }
        writer.key("state")
        writer.string(state)
        writer.key("build")
        JSONFinding.write(build, to: &writer)
      }
    }
  }

  private func write(_ event: SymbolHistory.Event, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("kind")
      writer.string(event.kind.rawValue)
      writer.key("baseline")
      writer.optional(event.baseline) { JSONFinding.write($0, to: &$1) }
      writer.key("build")
      JSONFinding.write(event.build, to: &writer)
      writer.key("module")
      writer.string(event.module)
      writer.key("reason")
      writer.string(event.reason)
      writer.key("findings")
      writer.array(event.findings) { JSONFinding.write($0, to: &$1) }
    }
  }
}
