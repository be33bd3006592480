/// The headers sdkdiff brings along for machines without Apple's SDK.
///
/// They are a small base in our own words, just enough for a framework that imports Foundation, CoreFoundation
/// or the C library to parse without errors. They are handed to libclang as unsaved files under one directory,
/// which is given as `-isystem`; `stddef.h`, `stdint.h`, `stdarg.h` and the like come from clang's own resource
/// directory. Where an SDK is at hand they are not used.
package enum StubHeaders {
  /// Version of the set; part of what makes a snapshot.
  package static let version = 1

  /// Include path (as in `<Foundation/Foundation.h>`) and text of every stub header.
  package static let files: [String: String] = {
    let groups = [
      availability, objectiveC, dispatch, operatingSystem, cLibrary, coreFoundation, foundation,
    ]
    var files: [String: String] = [:]
    for (path, text) in groups.joined() {
      precondition(files[path] == nil, "stub header \(path) is defined twice")
      // Guarded here once, so that `#include` is as good as `#import`.
      files[path] = "#pragma once\n" + text + "\n"
    }
    return files
  }()

  /// Headers that only lead to another one, for every name in a list separated by white space.
  static func forwarders(_ names: String, in folder: String, to target: String) -> [(String, String)] {
    names.split(whereSeparator: \.isWhitespace).map { ("\(folder)\($0).h", "#include <\(target)>") }
  }
}
