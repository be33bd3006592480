import SymbolModel
import Testing

@testable import SwiftNames

/// Of a symbol graph come names by USR.
@Suite struct SymbolGraphTests {
  private static func symbol(
    _ usr: String, _ path: [String], kind: String = "swift.method", keywords: [String] = [],
    availability: String = ""
  ) -> String {
    let fragments = (keywords.map { ("keyword", $0) } + [("identifier", "async")]).map {
      "{\"kind\":\"\($0.0)\",\"spelling\":\"\($0.1)\"}"
    }
    let path = path.map { "\"\($0)\"" }.joined(separator: ",")
    return
      "{\"kind\":{\"identifier\":\"\(kind)\",\"displayName\":\"x\"},\"identifier\":{\"precise\":\"\(usr)\","
      + "\"interfaceLanguage\":\"swift\"},\"pathComponents\":[\(path)],"
      + "\"declarationFragments\":[\(fragments.joined(separator: ","))],\"availability\":[\(availability)],"
      + "\"location\":{\"uri\":\"u\",\"position\":{\"line\":1}}}"
  }

  private static func table(_ symbols: [String]) throws -> SwiftNameTable {
    let text =
      "{\"metadata\":{},\"module\":{},\"symbols\":[\(symbols.joined(separator: ","))],\"relationships\":[]}"
    var table = SwiftNameTable()
    table.add(try #require(SymbolGraph(Array(text.utf8))))
    return table
  }

  @Test func aSymbolHasItsPath() throws {
    let table = try Self.table([Self.symbol("c:objc(cs)A(im)b", ["A", "b()"], keywords: ["func"])])
    #expect(table.name(usr: "c:objc(cs)A(im)b") == SwiftName(path: "A.b()"))
    #expect(table.name(usr: "c:objc(cs)A(im)c") == nil)
  }

  @Test func theAsyncFormStandsBeside() throws {
    let table = try Self.table([
      Self.symbol("c:objc(cs)A(im)f:", ["A", "record(for:)"], keywords: ["func", "async", "throws"]),
      Self.symbol("c:objc(cs)A(im)f:", ["A", "fetch(_:completion:)"], keywords: ["func"]),
    ])
    let name = SwiftName(path: "A.fetch(_:completion:)", asyncPath: "A.record(for:)")
    #expect(table.name(usr: "c:objc(cs)A(im)f:") == name)
  }

  @Test func namesOfOldAreNone() throws {
    let old = "{\"domain\":\"Swift\",\"obsoleted\":{\"major\":3},\"renamed\":\"init(point:)\"}"
    let table = try Self.table([
      Self.symbol("c:objc(cs)V(cm)v:", ["V", "init(CGPoint:)"], availability: old),
      Self.symbol("c:objc(cs)V(cm)v:", ["V", "init(point:)"]),
      Self.symbol(
        "c:objc(cs)V(cm)w:", ["V", "w(_:)"], availability: "{\"domain\":\"iOS\",\"obsoleted\":{\"major\":3}}"),
    ])
    #expect(table.name(usr: "c:objc(cs)V(cm)v:")?.path == "V.init(point:)")
    #expect(table.name(usr: "c:objc(cs)V(cm)w:")?.path == "V.w(_:)")
  }

  @Test func anErrorsCodeIsNoAliasInItself() throws {
    let symbols = [
      Self.symbol("c:@E@MCErrorCode", ["MCError", "Code", "_ErrorType"], kind: "swift.typealias"),
      Self.symbol("c:@E@MCErrorCode", ["MCError", "Code"], kind: "swift.enum"),
    ]
    for symbols in [symbols, symbols.reversed()] {
      #expect(try Self.table(symbols).name(usr: "c:@E@MCErrorCode")?.path == "MCError.Code")
    }
  }

  @Test func whatIsInheritedOrSwiftsOwnIsLeftOut() throws {
    let table = try Self.table([
      Self.symbol("c:objc(pl)P(im)p::SYNTHESIZED::c:objc(cs)A", ["A", "p()"]),
      Self.symbol("s:So1ACABycfc", ["A", "init()"], kind: "swift.init"),
    ])
    #expect(table.isEmpty)
  }

  @Test func fieldsOfUnnamedTypesBelongToTheStructAroundThem() throws {
    let unnamed = "__Unnamed_union___Anonymous_field4"
    let table = try Self.table([
      Self.symbol("c:@S@info@Ua@FI@f", ["info", unnamed, "f"], kind: "swift.property"),
      Self.symbol("c:@S@info@Ua", ["info", unnamed], kind: "swift.struct"),
    ])
    #expect(table.name(usr: "c:@S@info@Ua@FI@f")?.path == "info.f")
    #expect(table.name(usr: "c:@S@info@Ua") == nil)
  }

  @Test func variablesThatTheImporterMakesUpAreKnown() throws {
    let table = try Self.table([Self.symbol("s:So5LIMITSivp", ["LIMIT"], kind: "swift.var")])
    #expect(table.hasGlobal(named: "LIMIT"))
    #expect(!table.hasGlobal(named: "OTHER"))
  }

  @Test func filesInUSRsDoNotCount() throws {
    let table = try Self.table([
      Self.symbol("c:@macro@LIMIT", ["LIMIT"]), Self.symbol("c:@T@Handle", ["Handle"]),
    ])
    #expect(table.name(usr: "c:Kit.h@123@macro@LIMIT")?.path == "LIMIT")
    #expect(table.name(usr: "c:Kit.h@T@Handle")?.path == "Handle")
  }

  @Test func brokenGraphsAreRefused() {
    for text in ["", "{", "{\"symbols\":[{]}", "{\"symbols\":[]} {}"] {
      #expect(SymbolGraph(Array(text.utf8)) == nil)
    }
    #expect(SymbolGraph(Array("[]".utf8))?.entries.isEmpty == true)
  }
}
