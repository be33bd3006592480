import APIDiff

/// The changelog as one page: works from disk, without a network and, but for search, without a script.
struct HTMLRenderer: ChangelogRenderer {
  func render(_ changelog: Changelog, options: RenderOptions) -> String {
    let report = HTMLReport(changelog, options: options)
    return HTMLPage(
      title: report.title, language: options.language, assets: .inline(script: HTMLScript.report),
      body: report.body()
    ).text
  }
}
