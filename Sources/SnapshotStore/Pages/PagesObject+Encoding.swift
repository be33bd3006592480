import Dispatch
import SymbolModel
import Synchronization

extension PagesObject {
  /// The canonical bytes of a module's pages. Records are encoded on all cores.
  public static func encode(_ module: PagesSnapshot) -> [UInt8] {
    let size = 256
    let slices = (module.pages.count + size - 1) / size
    let encoded = Mutex<[Int: Slice]>([:])
    DispatchQueue.concurrentPerform(iterations: slices) { number in
      let pages = module.pages[number * size..<min(module.pages.count, (number + 1) * size)]
      let slice = Slice(pages)
      encoded.withLock { $0[number] = slice }
    }
    let done = encoded.withLock { $0 }
    let parts = (0..<slices).compactMap { done[$0] }
    var bytes = Array("\(magic)\n".utf8)
    bytes += head(of: module)
    bytes += Array("\n\(module.pages.count)\n".utf8)
    for part in parts { bytes += part.index }
    for part in parts { bytes += part.records }
    return bytes
  }

  /// Some pages, encoded.
  private struct Slice {
    private(set) var index: [UInt8] = []
    let records: [UInt8]

    init(_ pages: ArraySlice<Page>) {
      var writer = CanonicalWriter()
      for page in pages {
        let start = writer.bytes.count
        PageCoding.encode(page, to: &writer)
        let length = writer.bytes.count - start
        writer.endLine()
        SymbolsIndexText.append(page.key, to: &index)
        index += "\t\(length)\t0\t".utf8
        SymbolsIndexText.append(page.path, to: &index)
        index.append(0x09)
        SymbolsIndexText.append(page.title, to: &index)
        index.append(0x0A)
      }
      records = writer.bytes
    }
  }

  private static func head(of module: PagesSnapshot) -> [UInt8] {
    var head = CanonicalWriter()
    head.beginObject()
    head.property("module", module.module)
    if !module.unread.isEmpty {
      head.key("unread")
      head.beginArray()
      for page in module.unread {
        head.beginObject()
        head.property("file", page.file)
        head.property("path", page.path)
        head.property("key", page.key)
        head.property("reason", page.reason)
        head.endObject()
      }
      head.endArray()
    }
    if !module.unknownKinds.isEmpty {
      head.key("unknownKinds")
      head.beginObject()
      for kind in module.unknownKinds.keys.sorted() {
        head.key(kind)
        head.number(module.unknownKinds[kind] ?? 0)
      }
      head.endObject()
    }
    head.endObject()
    return head.bytes
  }
}
