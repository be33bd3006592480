import Dispatch
import Foundation
import SymbolModel
import Synchronization

/// The documentation pages below a path, by module.
package struct Documentation: Sendable {
  /// By name.
  package let modules: [PagesSnapshot]

  /// Reads a DocC archive, a folder that holds archives, or a folder of RenderJSON, on all cores.
  ///
  /// What is wrong with a file costs its page alone: it stands among its module's unread ones.
  ///
  /// - Throws: `DocumentationError` when there is no page, or none could be read.
  package init(path: String) throws {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let files = try PageFiles(path).files
    guard !files.isEmpty else { throw DocumentationError.noPages(path: path) }
    let pages = Self.read(files)
    modules = PageSorter(pages).modules
    if modules.allSatisfy(\.pages.isEmpty), let first = modules.lazy.flatMap(\.unread).first {
      throw DocumentationError.nothingRead(path: path, first: "\(first.file): \(first.reason)")
    }
  }

  /// What came of a file.
  struct Read {
    let file: PageFiles.File
    let result: Result<PageParser.Result, PageFault>
  }

  private static func read(_ files: [PageFiles.File]) -> [Read] {
    let size = 16
    let slices = (files.count + size - 1) / size
    let read = Mutex<[Int: [Read]]>([:])
    DispatchQueue.concurrentPerform(iterations: slices) { slice in
      let pages = files[slice * size..<min(files.count, (slice + 1) * size)].map { Self.read($0) }
      read.withLock { $0[slice] = pages }
    }
    let slicesRead = read.withLock { $0 }
    return (0..<slices).flatMap { slicesRead[$0] ?? [] }
  }

  private static func read(_ file: PageFiles.File) -> Read {
    // The bytes and the parser's objects go with each page.
    #if canImport(ObjectiveC)
      return autoreleasepool { readOne(file) }
    #else
      return readOne(file)
    #endif
  }

  private static func readOne(_ file: PageFiles.File) -> Read {
    do {
      let parser = PageParser(path: file.pagePath, name: file.pageName)
      return Read(file: file, result: .success(try parser.page(file.read())))
    } catch let fault as PageFault {
      return Read(file: file, result: .failure(fault))
    } catch {
      return Read(file: file, result: .failure(.other("\(error)")))
    }
  }
}
