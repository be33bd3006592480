import Testing

@testable import LibClang

@Suite("libclang")
struct LibClangTests {
  private func unit(_ text: String) throws -> TranslationUnit {
    try TranslationUnit(
      index: Index(), path: "/memory.m", arguments: ["-x", "objective-c", "-Wno-everything"],
      unsaved: [UnsavedFile(path: "/memory.m", contents: text)])
  }

  @Test("The library tells its version, and its own headers are found")
  func version() {
    #expect(LibraryLocation.version().count == 3)
    #expect(LibraryLocation.resourceDirectory() != nil)
  }

  @Test("A visit sees the children in order, and can stop")
  func visit() throws {
    let unit = try unit("int a; int b; int c;")
    var names: [String] = []
    unit.cursor.visitChildren { cursor in
      guard cursor.kind == .varDecl else { return .next }
      names.append(cursor.spelling)
      return cursor.spelling == "b" ? .stop : .next
    }
    #expect(names == ["a", "b"])
  }

  @Test("What a visitor throws comes out of the visit")
  func throwing() throws {
    struct Stop: Error {}
    let unit = try unit("int a;")
    #expect(throws: Stop.self) { try unit.cursor.visitChildren { _ in throw Stop() } }
  }

  @Test("A cursor keeps its unit alive")
  func lifetime() throws {
    func first() throws -> Cursor? {
      var found: Cursor?
      try unit("int kept;").cursor.visitChildren { cursor in
        if cursor.kind == .varDecl { found = cursor }
        return .next
      }
      return found
    }
    let cursor = try #require(try first())
    #expect(cursor.spelling == "kept")
    #expect(cursor.location?.offset == 4)
    #expect(cursor.location?.file.path == "/memory.m")
  }

  @Test("Diagnostics have severity, words and place")
  func diagnostics() throws {
    let found = try unit("int a = ;\n#error Own words\n").diagnostics
    #expect(found.map(\.severity) == [.error, .error])
    #expect(found.map(\.isUserDefined) == [false, true])
    #expect(found.map { $0.location?.line } == [1, 2])
    #expect(found.last?.message == "Own words")
  }

  @Test("Severities are an open, ordered set")
  func severities() {
    #expect(Diagnostic.Severity.error < .fatal)
    #expect(Diagnostic.Severity(rawValue: 99) > .fatal)
  }

  @Test("A kind that nobody knows is data")
  func unknownKind() {
    let kind = CursorKind(rawValue: 65_000)
    #expect(!kind.isDeclaration)
    #expect(!kind.isAttribute)
  }

  @Test("Arguments that make no compiler are an error, not a crash")
  func noUnit() {
    #expect(throws: ClangError.self) {
      try TranslationUnit(index: Index(), path: "/not/there.m", arguments: ["-x", "nothing"], unsaved: [])
    }
  }
}
