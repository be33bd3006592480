import Foundation
import Testing

@testable import SDKWatch

@Suite struct ShellWordTests {
  @Test func plainWordsStayAsTheyAre() {
    for text in ["/Applications/Xcode-27.app", "a", "a@b%c+d,e:f=g_h"] {
      #expect(ShellWord.quoted(text) == text)
    }
  }

  @Test(arguments: ["", "a b", "it's", "$HOME", "`x`", "~/a", "-rf", "a\nb", "é", "*", "a;b", "=x", "\\"])
  func aShellReadsTheSame(text: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "printf %s " + ShellWord.quoted(text)]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(String(decoding: output, as: UTF8.self) == text)
  }
}
