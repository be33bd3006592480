import SymbolModel

extension PagesObject {
  /// The module as one JSON value: `module`, `pages` with `key`, `path` and content, `unread`, `unknownKinds`.
  ///
  /// - Throws: `StoreError.damaged`.
  public func json() throws -> [UInt8] { try json(of: index) }

  /// The same for some of the pages.
  ///
  /// - Throws: `StoreError.damaged`.
  public func json(of entries: [Entry]) throws -> [UInt8] {
    var writer = CanonicalWriter()
    writer.beginObject()
    writer.property("module", module)
    writer.property("kind", "pages")
    writer.key("pages")
    writer.beginArray()
    for entry in entries {
      writer.beginObject()
      writer.property("key", entry.key)
      writer.property("path", entry.path)
      PageCoding.content(try page(entry), to: &writer)
      writer.endObject()
    }
    writer.endArray()
    if !unread.isEmpty {
      writer.key("unread")
      writer.beginArray()
      for page in unread {
        writer.beginObject()
        writer.property("file", page.file)
        writer.property("path", page.path)
        writer.property("reason", page.reason)
        writer.endObject()
      }
      writer.endArray()
    }
    if !unknownKinds.isEmpty {
      writer.key("unknownKinds")
      writer.beginObject()
      for kind in unknownKinds.keys.sorted() {
        writer.key(kind)
        writer.number(unknownKinds[kind] ?? 0)
      }
      writer.endObject()
    }
    writer.endObject()
    return writer.bytes
  }
}
