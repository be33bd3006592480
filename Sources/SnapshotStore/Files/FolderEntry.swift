/// What a folder of a store holds under one name.
struct FolderEntry: Sendable {
  /// What it is; a link is one, whatever it leads to.
  enum Kind: Sendable {
    case file, folder, link, other
  }

  let name: String
  let kind: Kind
  /// In bytes.
  let size: Int
  /// When it was last written, in seconds since 1970; a copy may keep the time of its original.
  let modified: Int
  /// When it was last written, or came here, whatever time it brought along.
  let changed: Int

  /// Whether it is a file that somebody is writing, or was.
  var isLeftover: Bool { kind == .file && name.hasPrefix(DurableFile.temporaryPrefix) }
  /// Whether it is none of a store's business: `.git`, `.DS_Store` …
  var isHidden: Bool { name.hasPrefix(".") && !isLeftover }
}
