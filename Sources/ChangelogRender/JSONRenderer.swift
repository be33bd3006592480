import APIDiff
import SymbolModel

/// The changelog as `docs/changelog.schema.json` describes it, version 1.
struct JSONRenderer: ChangelogRenderer {
  func render(_ changelog: Changelog, options: RenderOptions) -> String {
    String(decoding: bytes(of: changelog, options: options), as: UTF8.self)
  }

  func bytes(of changelog: Changelog, options: RenderOptions) -> [UInt8] {
    JSONMessage(changelogs: [changelog], showsNoise: options.showNoise).bytes
  }
}
