import Foundation
import LibClang

/// The compiler's own headers, which come before an SDK's of the same name: `<stddef.h>` finds libclang's.
struct CompilerHeaders {
  private let folder = LibraryLocation.resourceDirectory().map { $0 + "/include/" }

  /// The import of a header, such that it is the one read: by its path where the compiler has one of that
  /// name.
  func line(importing header: ParsePlan.Header, in file: String) -> String {
    guard let folder, header.spelling.hasPrefix("<"), header.path.hasPrefix("/"),
      !header.path.utf8.contains(0x22), !header.path.utf8.contains(0x0A),
      FileManager.default.fileExists(atPath: folder + header.spelling.dropFirst().dropLast())
    else { return "#import \(header.spelling)\n" }
    // 3 marks a system header, as the search path would: some USRs tell which they come from.
    return "# 1 \"\(file)\" 3\n#import \"\(header.path)\"\n# 1 \"\(file)\"\n"
  }
}
