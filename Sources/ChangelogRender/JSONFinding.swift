import APIDiff
import SymbolModel

/// One finding in JSON.
package enum JSONFinding {
  /// The finding as the schema of changelogs has it.
  ///
  /// - Parameters:
  ///   - platforms: the other platforms that show it, where there are some.
  ///   - showsContext: whether it has the key `context`.
  package static func write(
    _ finding: Finding, alsoIn platforms: [String] = [], showsContext: Bool = false,
    to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.key("id")
      writer.string(finding.id.rawValue)
      writer.key("level")
      writer.string(finding.level.rawValue)
      writer.key("fingerprint")
      writer.string(finding.fingerprint)
      writer.key("group")
      writer.string(finding.group)
      writer.key("module")
      writer.string(finding.module)
      writer.key("container")
      writer.string(finding.container)
      writer.key("symbol")
      writer.optional(finding.symbol, write)
      writer.key("part")
      writer.string(finding.part)
      writer.key("platform")
      writer.string(finding.platform)
      writer.key("old")
      writer.string(finding.old)
      writer.key("new")
      writer.string(finding.new)
      writer.key("message")
      writer.string(finding.message)
      writer.key("replacement")
      writer.string(finding.replacement)
      writer.key("declaration")
      writer.optional(finding.declaration, write)
      writer.key("availability")
      writer.optional(finding.availability, write)
      writer.key("guard")
      writer.optional(finding.callGuard, write)
      writer.key("documentation")
      writer.optional(finding.documentation, write)
      writer.key("location")
      writer.optional(finding.location, write)
      writer.key("baselineLocation")
      writer.optional(finding.baselineLocation, write)
      if !platforms.isEmpty {
        writer.key("alsoIn")
        writer.array(platforms)
      }
      if showsContext {
        writer.key("context")
        writer.string(finding.context.map { $0.unified.joined(separator: "\n") + "\n" })
      }
      if let page = finding.page {
        writer.key("page")
        writer.object { writer in
          writer.key("path")
          writer.string(page.path)
          writer.key("title")
          writer.string(page.title)
        }
      }
    }
  }

  /// A build, in the same way.
  package static func write(_ build: SDKBuild, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("product")
      writer.string(build.product)
      writer.key("platform")
      writer.string(build.platform)
      writer.key("version")
      writer.string(build.version)
      writer.key("build")
      writer.string(build.build)
    }
  }

  private static func write(_ guard: CallGuard, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("swift")
      writer.string(`guard`.swift)
      writer.key("objc")
      writer.string(`guard`.objc)
    }
  }

  /// A symbol, in the same way.
  package static func write(_ symbol: SymbolReference, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("name")
      writer.string(symbol.name)
      writer.key("kind")
      writer.string(symbol.kind)
      writer.key("usr")
      writer.string(symbol.usr)
      writer.key("swiftName")
      writer.string(symbol.swiftName)
      writer.key("swiftAsyncName")
      writer.string(symbol.swiftAsyncName)
      writer.key("swiftHiding")
      writer.string(symbol.swiftHiding)
    }
  }

  private static func write(_ declarations: Finding.Declarations, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("old")
      writer.string(declarations.old)
      writer.key("new")
      writer.string(declarations.new)
    }
  }

  private static func write(_ availability: Availability, to writer: inout JSONWriter) {
    writer.object { writer in
      for platform in availability.platforms {
        guard let item = availability[platform] else { continue }
        writer.key(platform.rawValue)
        write(item, to: &writer)
      }
    }
  }

  private static func write(_ item: AvailabilityItem, to writer: inout JSONWriter) {
    writer.object { writer in
      if let version = item.introduced {
        writer.key("introduced")
        writer.string(number(version))
      }
      if let version = item.deprecated {
        writer.key("deprecated")
        writer.string(version.description)
      } else if item.isDeprecated {
        writer.key("deprecated")
        writer.yes()
      }
      if let version = item.obsoleted {
        writer.key("obsoleted")
        writer.string(number(version))
      }
      if item.isUnavailable {
        writer.key("unavailable")
        writer.yes()
      }
      if let message = item.message {
        writer.key("message")
        writer.string(message)
      }
      if let replacement = item.replacement {
        writer.key("replacement")
        writer.string(replacement)
      }
    }
  }

  /// A version in figures, whatever it stands for: only a deprecation has words in the schema.
  private static func number(_ version: Version) -> String {
    version.isToBeDeprecated ? "\(version.major).\(version.minor)" : version.description
  }

  private static func write(_ documentation: DocumentationChange, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("part")
      writer.string(documentation.part)
      writer.key("form")
      writer.string(documentation.form)
      writer.key("removed")
      writer.array(documentation.removed)
      writer.key("added")
      writer.array(documentation.added)
      writer.key("mentions")
      writer.array(documentation.mentions)
      if !documentation.pages.isEmpty {
        writer.key("pages")
        writer.object { writer in
          for (name, path) in documentation.pages.sorted(by: { $0.key < $1.key }) {
            writer.key(name)
            writer.string(path)
          }
        }
      }
    }
  }

  private static func write(_ location: HeaderLocation, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("header")
      writer.string(location.header)
      writer.key("line")
      writer.int(location.line)
    }
  }
}
