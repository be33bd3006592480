import Foundation
import LibClang

/// The compiler's own headers, which come before an SDK's of the same name: `<stddef.h>` finds libclang's.
struct CompilerHeaders {
  private let folder = LibraryLocation.resourceDirectory().map { $0 + "/include/" }

  /// How to import a header so that it is the one read: by its path where the compiler has one of that name.
  func spelling(of header: ParsePlan.Header) -> String {
    guard let folder, header.spelling.hasPrefix("<"), header.path.hasPrefix("/"),
      !header.path.utf8.contains(0x22), !header.path.utf8.contains(0x0A),
      FileManager.default.fileExists(atPath: folder + header.spelling.dropFirst().dropLast())
    else { return header.spelling }
    return "\"\(header.path)\""
  }
}
