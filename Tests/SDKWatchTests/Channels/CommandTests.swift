import Foundation
import Testing

@testable import SDKWatch

/// Programs that get the JSON, well and badly behaved.
@Suite struct CommandTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func deliver(
    _ argv: [String], body: String = "{\"a\": 1}", names: [String: String] = [:], limit: Double = 20
  ) -> DeliveryOutcome {
    let environment = ProcessInfo.processInfo.environment.merging(["FROM_OUTSIDE": "yes"]) { $1 }
    return ChannelSettings.command(argv: argv, folder: folder.path).channel(
      toolVersion: "1", limits: ChannelLimits(silence: limit, whole: limit), environment: environment
    ).deliver(Delivery(idempotencyKey: "key-1", body: Array(body.utf8), names: names))
  }

  private func script(_ text: String, name: String = "notify") throws {
    try folder.write(name, "#!/bin/sh\n\(text)\n", mode: 0o755)
  }

  @Test func getsBodyArgumentsEnvironmentAndFolder() throws {
    try script(
      """
      cat > body
      pwd > folder
      printf '%s\\n' "$@" > arguments
      printf '%s|%s|%s|%s' "$SDKDIFF_IDEMPOTENCY_KEY" "$SDKDIFF_CURRENT" "$SDKDIFF_PRODUCT" "$FROM_OUTSIDE" > facts
      echo chatter
      """)
    let arguments = ["a b", "$(touch evil)", "`touch evil`", "; touch evil", "*", "-x", ""]
    let body = String(repeating: "x", count: 3_000_000)
    #expect(
      deliver(["./notify"] + arguments, body: body, names: ["current": "24B5084k", "product": "a;b\n\"c"])
        == .delivered)
    #expect(folder.read("body") == body)
    #expect(
      folder.read("folder").map { URL(fileURLWithPath: String($0.dropLast())).resolvingSymlinksInPath().path }
        == URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path)
    #expect(folder.read("arguments") == arguments.joined(separator: "\n") + "\n")
    #expect(folder.read("facts") == "key-1|24B5084k|a;b\n\"c|yes")
    #expect(folder.files == ["arguments", "body", "facts", "folder", "notify"])
  }

  @Test func namesAreLookedUpInPATH() { #expect(deliver(["true"]) == .delivered) }

  @Test func itsStatusAndLastLine() throws {
    try script("echo first >&2; printf 'the \\033[31mlast\\033[0m line\\n\\n' >&2; exit 3")
    #expect(
      deliver(["./notify"])
        == .failed(reason: "./notify failed with status 3: the \\u{1B}[31mlast\\u{1B}[0m line"))
    try script("exit 4")
    #expect(deliver(["./notify"]) == .failed(reason: "./notify failed with status 4"))
    try script("kill -9 $$")
    #expect(deliver(["./notify"]) == .failed(reason: "./notify was killed by signal 9"))
  }

  @Test func itNeedNotReadItsInput() throws {
    let body = String(repeating: "x", count: 3_000_000)
    #expect(deliver(["true"], body: body) == .delivered)
    try script("exec <&-; sleep 0.2; exit 0")
    #expect(deliver(["./notify"], body: body) == .delivered)
  }

  @Test func itMayWriteWithoutEnd() throws {
    try script("head -c 50000000 /dev/zero >&2; head -c 50000000 /dev/zero; echo >&2; echo end >&2; exit 1")
    #expect(deliver(["./notify"]) == .failed(reason: "./notify failed with status 1: end"))
    try script("yes >&2")
    #expect(
      deliver(["./notify"], limit: 1) == .failed(reason: "./notify did not end within 1 s and was killed"))
  }

  @Test func oneThatHangsIsKilledWithItsChildren() throws {
    try script("trap '' TERM; sh -c 'echo $$ > child; sleep 300' & echo $$ > parent; wait; sleep 300")
    #expect(
      deliver(["./notify"], limit: 2) == .failed(reason: "./notify did not end within 2 s and was killed"))
    for name in ["parent", "child"] {
      let pid = try #require(folder.read(name).flatMap { Int32($0.trimmingCharacters(in: .newlines)) })
      #expect(isGone(pid))
    }
  }

  @Test func whatItLeavesBehindIsNotWaitedFor() throws {
    try script("sleep 30 >/dev/null 2>&1 & sleep 30 & exit 0")
    let start = ContinuousClock.now
    #expect(deliver(["./notify"]) == .delivered)
    #expect(ContinuousClock.now - start < .seconds(15))
  }

  @Test func programsThatAreNone() throws {
    try folder.write("plain", "no program", mode: 0o644)
    #expect(deliver(["./none"]) == .failed(reason: "./none cannot be started: No such file or directory"))
    #expect(deliver(["./plain"]) == .failed(reason: "./plain cannot be started: Permission denied"))
    #expect(
      deliver(["sdkdiff-no-such-program"])
        == .failed(reason: "the program sdkdiff-no-such-program is not in PATH"))
    #expect(deliver([]) == .failed(reason: "there is no program to run"))
    let outcome = ChannelSettings.command(argv: ["true"], folder: "/none/at/all").channel(toolVersion: "1")
      .deliver(
        Delivery(idempotencyKey: "k", body: []))
    #expect(outcome == .failed(reason: "true cannot be started: No such file or directory"))
  }

  /// Whether a process has ended; one that nobody has waited for yet has, too.
  private func isGone(_ pid: Int32) -> Bool {
    for _ in 0..<100 {
      if kill(pid, 0) != 0 { return true }
      let state = FileManager.default.contents(atPath: "/proc/\(pid)/stat").map {
        String(decoding: $0, as: UTF8.self)
      }
      if state?.split(separator: ")").last?.hasPrefix(" Z") == true { return true }
      usleep(20_000)
    }
    return false
  }
}
