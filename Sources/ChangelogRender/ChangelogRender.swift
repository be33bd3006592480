/// The formats' renderers.
public enum ChangelogRender {
  /// The renderer of a format.
  public static func renderer(for format: ChangelogFormat) -> any ChangelogRenderer {
    switch format {
    case .text: TextRenderer()
    case .markdown: MarkdownRenderer()
    case .html: HTMLRenderer()
    case .json: JSONRenderer()
    case .sarif: SARIFRenderer()
    case .junit: JUnitRenderer()
    case .github: GitHubRenderer()
    case .atom: AtomRenderer()
    }
  }
}
