import Foundation
import Testing

@testable import SnapshotPipeline

/// Who may have brought a worker down.
@Suite struct HeaderTraceTests {
  private func suspects(_ text: String) -> [String] { HeaderTrace(Data(text.utf8)).suspects }

  @Test func includersOfTheLastHeader() {
    #expect(suspects(". /a.h\n.. /b.h\n... /c.h\n.. /d.h\n. /e.h\n.. /f.h\n") == ["/f.h", "/e.h"])
    #expect(suspects(". /a.h\n.. /b.h\n... /c.h\n.. /d.h\n") == ["/d.h", "/a.h"])
  }

  @Test func declarationsAreReadAfterHeaders() {
    #expect(suspects(". /a.h\n.. /b.h\n@ /a.h\n@ /b.h\n@ /a.h\n") == ["/a.h"])
  }

  @Test func otherLines() {
    #expect(suspects("") == [])
    #expect(suspects("libclang: crash detected during parsing: {\n  'source': '/u.m'\n}\n") == [])
    #expect(suspects(". /a b.h\n...... /jump.h\n.no space\nwarning: . /x.h\n") == ["/a b.h"])
  }
}
