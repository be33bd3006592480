import APIDiff
import ChangelogRender

/// Bars of the changes from build to build, as SVG; the table below says the same in figures.
struct SiteChart {
  let pairs: [SitePair]
  let words: Words

  private static let height = 160
  private static let levels: [ChangeLevel] = [.breaking, .warning, .info]

  var html: String {
    let counts = pairs.map { pair in
      Self.levels.map { level in pair.findings.count { $0.level == level } }
    }
    let most = max(1, counts.map { $0.reduce(0, +) }.max() ?? 1)
    // Wide enough for a build number, until there are too many.
    let step = pairs.count <= 12 ? 76 : max(8, 900 / pairs.count)
    let width = max(240, pairs.count * step)
    var marks = ""
    for (number, values) in counts.enumerated() {
      let x = number * step + step / 8
      var bottom = Self.height + 20
      for (level, value) in zip(Self.levels, values).reversed() where value > 0 {
        let height = max(1, value * Self.height / most)
        bottom -= height
        marks +=
          "<rect class=\"bar-\(level.rawValue)\" x=\"\(x)\" y=\"\(bottom)\" width=\"\(step * 3 / 4)\" height=\"\(height)\"/>\n"
      }
      guard pairs.count <= 12 else { continue }
      let middle = x + step * 3 / 8
      let build = String(pairs[number].current.build.prefix(10))
      marks +=
        "<text x=\"\(middle)\" y=\"\(bottom - 4)\" text-anchor=\"middle\">\(values.reduce(0, +))</text>\n"
      marks +=
        "<text x=\"\(middle)\" y=\"\(Self.height + 36)\" text-anchor=\"middle\">\(XMLText.escape(build))</text>\n"
    }
    let keys = Self.levels.map { level in
      "<svg class=\"key\" aria-hidden=\"true\" viewBox=\"0 0 1 1\"><rect class=\"bar-\(level.rawValue)\" width=\"1\" height=\"1\"/></svg>"
        + words.level(level)
    }
    return """
      <figure>
      <svg role="img" aria-label="\(words(.changesPerBuild))" width="\(width)" height="\(Self.height + 44)"\
       viewBox="0 0 \(width) \(Self.height + 44)">
      \(marks)</svg>
      <figcaption>\(words(.changesPerBuild)):\(keys.joined())</figcaption>
      </figure>

      """
  }
}
