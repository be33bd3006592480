import Foundation
import Testing

@testable import SDKWatch

@Suite struct SecretTests {
  private func value(_ secret: SecretText, _ environment: [String: String] = [:]) -> String? {
    try? secret.value(environment: environment).get()
  }

  private func fault(_ secret: SecretText, _ environment: [String: String] = [:]) -> String? {
    guard case .failure(let fault) = secret.value(environment: environment) else { return nil }
    return fault.description
  }

  @Test func values() throws {
    let folder = try Folder()
    #expect(value(.literal("a")) == "a")
    #expect(value(.environment("A"), ["A": "b\n"]) == "b")
    for mode in [0o600, 0o400] {
      #expect(value(.file(try folder.write("\(mode)", "s3cr3t \r\n\n", mode: mode))) == "s3cr3t ")
    }
  }

  @Test func whatIsMissing() throws {
    let folder = try Folder()
    #expect(fault(.environment("A")) == "the environment variable A is not set")
    #expect(fault(.environment("A"), ["A": "\n"]) == "the environment variable A is empty")
    #expect(fault(.file("\(folder.path)/none"))?.hasSuffix("none: No such file or directory") == true)
    #expect(fault(.file(folder.path))?.hasSuffix("is no regular file") == true)
    #expect(fault(.file("/dev/null"))?.hasSuffix("is no regular file") == true)
    #expect(fault(.file(try folder.write("empty", "\n", mode: 0o600)))?.hasSuffix("is empty") == true)
    let long = try folder.write("long", String(repeating: "x", count: 70_000), mode: 0o600)
    #expect(fault(.file(long))?.contains("longer than") == true)
    let binary = "\(folder.path)/binary"
    try Data([0xFF, 0xFE]).write(to: URL(fileURLWithPath: binary))
    chmod(binary, 0o600)
    #expect(fault(.file(binary))?.hasSuffix("is not UTF-8 text") == true)
    let pipe = "\(folder.path)/pipe"
    mkfifo(pipe, 0o600)
    #expect(fault(.file(pipe))?.hasSuffix("is no regular file") == true)
  }

  @Test(arguments: [0o644, 0o640, 0o604, 0o660, 0o700, 0o606, 0o602]) func openToOthers(mode: Int) throws {
    let folder = try Folder()
    let fault = try #require(self.fault(.file(try folder.write("open", "s3cr3t", mode: mode))))
    #expect(fault.contains("open is open to others; run: chmod 600 \(folder.path)/open"))
    #expect(!fault.contains("s3cr3t"))
  }
}
