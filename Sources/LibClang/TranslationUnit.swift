import CLibclang

/// A parsed source file with all it includes.
package final class TranslationUnit {
  let raw: CXTranslationUnit
  private let index: Index
  private var files: [UnsafeMutableRawPointer: SourceFile] = [:]

  /// Parses `path`, going on after errors, skipping function bodies, keeping the record of macros
  /// and the nullability of types.
  ///
  /// - Throws: `ClangError` when libclang gives no unit at all.
  package init(index: Index, path: String, arguments: [String], unsaved: [UnsavedFile]) throws {
    let options =
      CXTranslationUnit_DetailedPreprocessingRecord.rawValue
      | CXTranslationUnit_SkipFunctionBodies.rawValue | CXTranslationUnit_KeepGoing.rawValue
      | CXTranslationUnit_IncludeAttributedTypes.rawValue
    var unit: CXTranslationUnit?
    let code = withCStrings(arguments) { argv in
      withUnsavedFiles(unsaved) { files in
        clang_parseTranslationUnit2(
          index.raw, path, argv, Int32(arguments.count), files.baseAddress, UInt32(files.count), options,
          &unit)
      }
    }
    guard let unit else {
      throw code == CXError_Crashed ? ClangError.crashed : ClangError.failed(code: Int(code.rawValue))
    }
    self.raw = unit
    self.index = index
  }

  /// Whether the unit's memory is left to the end of the process: freeing all of a whole SDK takes a tenth
  /// of the time that reading it took.
  package var isLeftToProcess = false

  deinit { if !isLeftToProcess { clang_disposeTranslationUnit(raw) } }

  /// The root cursor.
  package var cursor: Cursor { Cursor(raw: clang_getTranslationUnitCursor(raw), unit: self) }

  /// Everything the parse complained about, in order.
  package var diagnostics: [Diagnostic] {
    (0..<clang_getNumDiagnostics(raw)).compactMap { number in
      clang_getDiagnostic(raw, number).map { diagnostic in
        defer { clang_disposeDiagnostic(diagnostic) }
        return Diagnostic(
          severity: Diagnostic.Severity(rawValue: Int(clang_getDiagnosticSeverity(diagnostic).rawValue)),
          message: String(disposing: clang_getDiagnosticSpelling(diagnostic)),
          isUserDefined: String(disposing: clang_getDiagnosticCategoryText(diagnostic))
            == "User-Defined Issue",
          location: location(clang_getDiagnosticLocation(diagnostic)), note: note(diagnostic))
      }
    }
  }

  /// Where the first note of a diagnostic points; its set goes with the diagnostic.
  private func note(_ diagnostic: CXDiagnostic) -> SourceLocation? {
    guard let notes = clang_getChildDiagnostics(diagnostic), clang_getNumDiagnosticsInSet(notes) > 0,
      let first = clang_getDiagnosticInSet(notes, 0)
    else { return nil }
    return location(clang_getDiagnosticLocation(first))
  }

  /// The files this unit read, each with the line that includes it; the main file has none.
  package var inclusions: [Inclusion] {
    final class Box {
      var handles: [(file: CXFile, place: CXSourceLocation?)] = []
    }
    let box = Box()
    clang_getInclusions(
      raw,
      { file, stack, depth, context in
        guard let file, let context else { return }
        let place = depth > 0 ? stack?[0] : nil
        Unmanaged<Box>.fromOpaque(context).takeUnretainedValue().handles.append((file, place))
      }, Unmanaged.passUnretained(box).toOpaque())
    return box.handles.compactMap { handle, place in
      file(handle).map { Inclusion(file: $0, place: place.flatMap { location($0) }) }
    }
  }

  /// The stretches that conditions leave out, from the `#` of their first line.
  package var skippedRanges: [SourceExtent] {
    guard let list = clang_getAllSkippedRanges(raw) else { return [] }
    defer { clang_disposeSourceRangeList(list) }
    return (0..<Int(list.pointee.count)).compactMap { number in
      list.pointee.ranges.flatMap { extent($0[number]) }
    }
  }

  /// Where the tokens stand in a file: those of a macro's arguments where they are written, those of its
  /// body where the macro is used.
  func location(_ location: CXSourceLocation) -> SourceLocation? {
    var handle: CXFile?
    var line: UInt32 = 0
    var column: UInt32 = 0
    var offset: UInt32 = 0
    clang_getFileLocation(location, &handle, &line, &column, &offset)
    guard let handle, let file = file(handle) else { return nil }
    return SourceLocation(file: file, line: Int(line), column: Int(column), offset: Int(offset))
  }

  /// A place without its line, which libclang would have to count.
  func place(_ location: CXSourceLocation) -> (file: SourceFile, offset: Int)? {
    var handle: CXFile?
    var offset: UInt32 = 0
    clang_getFileLocation(location, &handle, nil, nil, &offset)
    guard let handle, let file = file(handle) else { return nil }
    return (file, Int(offset))
  }

  /// A stretch; one that ends in another file is empty.
  func extent(_ range: CXSourceRange) -> SourceExtent? {
    guard let start = place(clang_getRangeStart(range)) else { return nil }
    let end = place(clang_getRangeEnd(range))
    return SourceExtent(
      file: start.file, start: start.offset, end: end?.file == start.file ? end?.offset ?? 0 : start.offset)
  }

  func file(_ handle: CXFile) -> SourceFile? {
    if let known = files[handle] { return known }
    let file = SourceFile(path: String(disposing: clang_getFileName(handle)), handle: handle)
    files[handle] = file
    return file
  }
}

/// Calls `body` with C copies of `strings`.
private func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Result
) -> Result {
  var bytes: [CChar] = []
  var starts: [Int] = []
  for string in strings {
    starts.append(bytes.count)
    bytes.append(contentsOf: string.utf8CString)
  }
  return bytes.withUnsafeBufferPointer { buffer in
    let pointers: [UnsafePointer<CChar>?] = starts.map { start in
      buffer.baseAddress.map { $0 + start }
    }
    return pointers.withUnsafeBufferPointer { body($0.baseAddress) }
  }
}

/// Calls `body` with libclang's form of `files`.
private func withUnsavedFiles<Result>(
  _ files: [UnsavedFile], _ body: (UnsafeMutableBufferPointer<CXUnsavedFile>) -> Result
) -> Result {
  var bytes: [CChar] = []
  var starts: [(path: Int, contents: Int, length: Int)] = []
  for file in files {
    let path = bytes.count
    bytes.append(contentsOf: file.path.utf8CString)
    let contents = bytes.count
    bytes.append(contentsOf: file.contents.utf8CString)
    starts.append((path, contents, bytes.count - contents - 1))
  }
  return bytes.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress else {
      return body(UnsafeMutableBufferPointer(start: nil, count: 0))
    }
    var raw = starts.map {
      CXUnsavedFile(Filename: base + $0.path, Contents: base + $0.contents, Length: UInt($0.length))
    }
    return raw.withUnsafeMutableBufferPointer { body($0) }
  }
}
