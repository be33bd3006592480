import Foundation
import Testing

@testable import SDKWatch

@Suite struct FileTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func deliver(_ pattern: String, _ body: String, _ names: [String: String] = [:]) -> DeliveryOutcome
  {
    ChannelSettings.file(path: "\(folder.path)/\(pattern)").channel(toolVersion: "1").deliver(
      Delivery(idempotencyKey: "k", body: Array(body.utf8), names: names))
  }

  private let names = ["product": "sdk", "platform": "iphoneos", "baseline": "24A437", "current": "24B5084k"]

  @Test func writesByPattern() {
    #expect(deliver("alerts/{product}/{platform}-{baseline}-{current}.json", "a", names) == .delivered)
    #expect(folder.files == ["alerts/sdk/iphoneos-24A437-24B5084k.json"])
    #expect(folder.read("alerts/sdk/iphoneos-24A437-24B5084k.json") == "a")
  }

  @Test func theSameAgainIsNotWritten() throws {
    #expect(deliver("{current}.json", "a", names) == .delivered)
    let path = "\(folder.path)/24B5084k.json"
    let before = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    #expect(deliver("{current}.json", "a", names) == .delivered)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int == before)
    #expect(folder.files == ["24B5084k.json"])
  }

  @Test func anotherMessageIsNeverWrittenOver() {
    for body in ["a", "b", "c", "b", "a"] { #expect(deliver("{current}.json", body, names) == .delivered) }
    #expect(folder.files == ["24B5084k-2.json", "24B5084k-3.json", "24B5084k.json"])
  }

  @Test func withoutPlacesTheFileHoldsTheNewest() {
    for body in ["a", "b"] { #expect(deliver("latest.json", body, names) == .delivered) }
    #expect(folder.files == ["latest.json"])
    #expect(folder.read("latest.json") == "b")
  }

  /// Words about the watch itself never stand where the newest changelog is looked for.
  @Test func noticesHaveAFileOfTheirOwn() {
    let notice = ["product": "watch", "platform": Delivery.noticePlatform, "current": "notice-1"]
    #expect(deliver("latest.json", "changelog", names) == .delivered)
    for body in ["one", "two"] { #expect(deliver("latest.json", body, notice) == .delivered) }
    #expect(folder.files == ["latest-notice.json", "latest.json"])
    #expect(folder.read("latest.json") == "changelog")
    #expect(folder.read("latest-notice.json") == "two")
    #expect(deliver("{current}.json", "three", notice) == .delivered)
    #expect(folder.read("notice-1.json") == "three")
  }

  @Test(arguments: [
    "../../evil", "/etc/evil", "..", ".", "", "a/b", "\u{0}x", "..\\x", "~", "-rf", "a\nb", "*", "é",
  ])
  func namesLeadNowhereElse(name: String) {
    #expect(deliver("in/{product}/x-{current}.json", "a", ["product": name, "current": name]) == .delivered)
    #expect(folder.files.count == 1)
    let parts = folder.files[0].split(separator: "/")
    #expect(parts.count == 3 && parts[0] == "in" && parts[2].hasPrefix("x-"))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/../evil-x"))
  }

  @Test func differentNamesGiveDifferentFiles() {
    let names = ["a/b", "a%2fb", "a b", "a\u{0}b", ".", "..", "%", "", "none"]
    let paths = names.map { PathPattern("/x/{current}").path(["current": $0]) }
    #expect(Set(paths).count == names.count)
    #expect(PathPattern("/{odd}/{current").path([:]) == "/{odd}/{current")
    #expect(PathPattern("/{odd}/{current}").unknownPlaces == ["odd"])
  }

  @Test func whatCannotBeWrittenIsSaid() throws {
    try folder.write("plain", "x")
    guard case .failed(let reason, _) = deliver("plain/x.json", "a") else {
      Issue.record("written below a file")
      return
    }
    #expect(reason.contains("plain"))
    #expect(folder.read("plain") == "x")
  }
}
