import SDKDiscovery

/// What a lone framework uses of others that are not there: the parse of its headers found out, and declares it itself.
package struct MissingNames: Sendable {
  /// Include paths that nothing answers.
  package var headers: Set<String> = []
  /// Classes, of which some may be protocols.
  package var classes: Set<String> = []
  /// Types that are passed by value.
  package var values: Set<String> = []
  /// Macros.
  package var macros: Set<String> = []

  /// Makes an empty set.
  package init() {}

  /// Adds headers that answer, as modules that declare all names.
  func add(to sdk: String) throws {
    guard let first = headers.sorted().first else { return }
    for path in headers.sorted() {
      let parts = path.split(separator: "/").map(String.init)
      guard !parts.contains("..") else { continue }
      let text = path == first ? declarations : "#import <\(first)>\n"
      guard parts.count == 2, parts[0].first?.isUppercase == true else {
        try write("#pragma once\n" + text, to: "\(sdk)/usr/include/\(path)")
        continue
      }
      let framework = "\(sdk)/System/Library/Frameworks/\(parts[0]).framework"
      try write(text, to: "\(framework)/Headers/\(parts[1])")
      let map = "framework module \(parts[0]) [system] {\numbrella \"Headers\"\nexport *\n}\n"
      try write(map, to: "\(framework)/Modules/module.modulemap")
    }
  }

  private var declarations: String {
    var lines = ["#import <Foundation/Foundation.h>"]
    for name in macros.sorted() {
      let isLinkage = name.contains("EXTERN") || name.contains("EXPORT")
      lines.append("#define \(name)\(isLinkage ? " extern" : "")")
    }
    for name in classes.sorted() {
      lines += ["@protocol \(name)\n@end", "@interface \(name) : NSObject\n@end"]
    }
    for name in values.subtracting(classes).sorted() {
      lines.append("typedef struct { int standIn; } \(name);")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func write(_ text: String, to path: String) throws {
    guard FileSystem.kindItself(path) == nil else { return }
    try SDKView.makeFolder(PathText.parent(path))
    try SDKView.write(text, to: path)
  }
}
