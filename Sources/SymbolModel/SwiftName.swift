/// How Swift sees a symbol of Objective-C or C, by the compiler's own importer.
public struct SwiftName: Hashable, Sendable {
  /// The path in Swift, its components joined by dots: `UIControl.Event.touchUpInside`,
  /// `UITableViewDelegate.tableView(_:didSelectRowAt:)`; nil where Swift has no name for the symbol.
  public var path: String?
  /// The path of the `async` form: `CKDatabase.record(for:)`.
  public var asyncPath: String?
  /// Why Swift does not see the symbol, or not under a name meant for everyone.
  public var hiding: SwiftHiding?

  /// Makes a name.
  public init(path: String?, asyncPath: String? = nil, hiding: SwiftHiding? = nil) {
    self.path = path
    self.asyncPath = asyncPath
    self.hiding = hiding
  }

  /// The name as reports print it: a member of a class or protocol stands beside its container and needs no path
  /// (`tableView(_:didSelectRowAt:)`), anything else is found by its whole path (`CGContext.setLineWidth(_:)`).
  public func shown(for kind: SymbolKind) -> String? { path.map { Self.shown($0, for: kind) } }

  /// The name of the `async` form as reports print it.
  public func asyncShown(for kind: SymbolKind) -> String? { asyncPath.map { Self.shown($0, for: kind) } }

  /// Whether somebody who writes `text` means this name: its path or the end of one, with or without the labels of
  /// its arguments, in either form.
  public func answers(to text: String) -> Bool {
    [path, asyncPath].contains { path in
      guard let path else { return false }
      return Self.ends(path, with: text) || Self.ends(Self.withoutLabels(path), with: text)
    }
  }

  /// The last component of a path.
  public static func lastComponent(_ path: String) -> String {
    // No label of an argument holds a dot.
    guard let dot = path.utf8.lastIndex(of: 0x2E) else { return path }
    return String(path[path.utf8.index(after: dot)...])
  }

  /// A path without its last component; nil when it has but one.
  public static func parent(_ path: String) -> String? {
    path.utf8.lastIndex(of: 0x2E).map { String(path[..<$0]) }
  }

  private static func shown(_ path: String, for kind: SymbolKind) -> String {
    kind.isMethod || kind.isProperty ? lastComponent(path) : path
  }

  private static func withoutLabels(_ path: String) -> String {
    path.utf8.firstIndex(of: 0x28).map { String(path[..<$0]) } ?? path
  }

  private static func ends(_ path: String, with text: String) -> Bool {
    guard !text.isEmpty, path.utf8.count >= text.utf8.count, path.hasSuffix(text) else { return false }
    return path.utf8.count == text.utf8.count || path.utf8.dropLast(text.utf8.count).last == 0x2E
  }
}
