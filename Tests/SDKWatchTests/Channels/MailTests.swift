import ChangelogRender
import Foundation
import Testing

@testable import SDKWatch

@Suite struct MailTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func email(
    _ sendmail: String? = nil, from: String = "sdkdiff@example.org", to: [String] = ["sdk@example.org"],
    limit: Double = 20, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> any Channel {
    ChannelSettings.email(from: from, to: to, sendmail: sendmail).channel(
      toolVersion: "1", limits: ChannelLimits(silence: limit, whole: limit), environment: environment)
  }

  /// A program that stands in for sendmail: keeps what it gets, and ends with a status.
  private func sendmail(_ status: Int = 0, _ more: String = "") throws -> String {
    try folder.write(
      "sendmail",
      "#!/bin/sh\nprintf '%s\\n' \"$@\" > '\(folder.path)/arguments'\ncat > '\(folder.path)/mail'\n\(more)\nexit \(status)\n",
      mode: 0o755)
  }

  @Test func arrivesThroughSendmail() throws {
    let channel = email(try sendmail())
    let delivery = Delivery(idempotencyKey: "key-1", body: try channel.body(of: Messages.few))
    #expect(channel.deliver(delivery) == .delivered)
    #expect(folder.read("arguments") == "-t\n-i\n")
    let first = try #require(folder.read("mail"))
    #expect(first.hasPrefix("Message-ID: <sdkdiff."))
    #expect(channel.deliver(delivery) == .delivered)
    #expect(folder.read("mail") == first)
    var other = delivery
    other.idempotencyKey = "key-2"
    #expect(channel.deliver(other) == .delivered)
    #expect(folder.read("mail") != first)
  }

  @Test func sendmailIsFoundInPATH() throws {
    _ = try sendmail()
    let channel = email(environment: ["PATH": "\(folder.path):/usr/bin:/bin"])
    #expect(channel.deliver(Delivery(idempotencyKey: "k", body: [0x0A])) == .delivered)
    #expect(folder.files.contains("mail"))
  }

  @Test func failures() throws {
    let delivery = Delivery(idempotencyKey: "k", body: [0x0A])
    let path = try sendmail(75, "echo 'queue is full' >&2")
    #expect(
      email(path).deliver(delivery)
        == .failed(reason: "\(path) failed: a temporary failure (status 75): queue is full"))
    _ = try sendmail(67)
    #expect(
      email(path).deliver(delivery) == .failed(reason: "\(path) failed: a receiver is unknown (status 67)"))
    _ = try sendmail(3)
    #expect(email(path).deliver(delivery) == .failed(reason: "\(path) failed: status 3"))
    _ = try sendmail(0, "sleep 300")
    #expect(
      email(path, limit: 1).deliver(delivery)
        == .failed(reason: "\(path) did not end within 1 s and was killed"))
    #expect(
      email("/none/sendmail").deliver(delivery)
        == .failed(reason: "/none/sendmail cannot be started: No such file or directory"))
  }

  @Test(arguments: [
    "", "x y", "a@b@c", "a@b\nBcc: t@example.org", "A <a@b>\r\nX: y", "a@b, c@d", "<a@b", "@b", "a@",
    "-oQ/tmp",
    "ä@example.org", "A <a@b> <c@d>x",
  ]) func addressesThatAreNone(address: String) {
    #expect(throws: MailFault.self) { try email(to: [address]).body(of: Messages.few) }
    #expect(throws: MailFault.self) { try email(from: address).body(of: Messages.few) }
  }

  @Test func nobodyToSendTo() {
    #expect(throws: MailFault.noReceiver) { try email(to: []).body(of: Messages.few) }
  }

  @Test(
    "Python's parser reads what was written", .enabled(if: Python.isThere, "needs python3"),
    arguments: ["few", "severalPlatforms", "huge", "hostile", "sample", "notice"])
  func parsed(name: String) throws {
    let message = try #require(Self.messages[name])
    let sendmail = try sendmail()
    let channel = email(
      sendmail, from: "\"SDK, \\\"news\\\" ø\" <sdkdiff@example.org>",
      to: ["Ann Ö. <ann@example.org>", "bob@example.org"])
    let body = try channel.body(of: message)
    #expect(channel.deliver(Delivery(idempotencyKey: "key-1", body: body)) == .delivered)
    let mail = try #require(folder.read("mail"))
    #expect(mail.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D && $0 != 0 })
    #expect(mail.split(separator: "\n").allSatisfy { $0.utf8.count <= 78 })
    #expect(!mail.split(separator: "\n").contains { $0 == "." || $0.hasPrefix("From ") })
    // Some mail programs hide what is beyond 100 kB.
    #expect(mail.utf8.count < 200_000)
    let facts = try Python.run(Self.script, Array(mail.utf8)).split(separator: "\n").map(String.init)
    let brief = message.brief
    let title = message.title(brief) + (brief.title.isEmpty ? "" : ": " + brief.conclusion)
    let subject = (message.isSample ? "[sample] " : "") + title
    let cut = String(String.UnicodeScalarView(subject.unicodeScalars.prefix(250)))
    try #require(facts.count == 11, "\(facts.joined(separator: "\n"))")
    #expect(
      facts[0] == "Auto-Submitted,Content-Language,Content-Type,Date,From,MIME-Version,Message-ID,Subject,To")
    #expect(facts[1] == "SDK, \"news\" ø|sdkdiff@example.org")
    #expect(facts[2] == "Ann Ö.|ann@example.org;|bob@example.org")
    #expect(facts[3] == cut + (cut == subject ? "" : "…"))
    #expect(facts[4] == "2026-09-21 14:13:20+00:00")
    #expect(facts[5] == "auto-generated")
    #expect(facts[6] == "text/plain utf-8,text/html utf-8")
    #expect(facts[7].hasPrefix("<sdkdiff.") && facts[7].hasSuffix("@example.org>"))
    #expect(facts[8] == "no defects")
    let links = message.links(brief.words)
    let opening = message.opening(brief.words)
    #expect(
      facts[9]
        == "\(BriefText(brief, longest: 60_000).text(opening: opening, links: links).unicodeScalars.count)")
    #expect(
      facts[10]
        == "\(BriefHTML(brief, longest: 60_000).document(opening: opening, links: links).unicodeScalars.count)"
    )
  }

  private static let messages = [
    "few": Messages.few, "severalPlatforms": Messages.severalPlatforms, "huge": Messages.huge,
    "hostile": Messages.hostile, "sample": WatchMessage.sample(toolVersion: "1", time: Messages.time),
    "notice": Messages.message([], notices: ["The channel chat fails: ö"]),
  ]

  private static let script = """
    import email.policy, sys
    mail = email.message_from_binary_file(open(sys.argv[1], "rb"), policy=email.policy.default)
    print(",".join(sorted(mail.keys())))
    for name in ("From", "To"):
        print(";".join(a.display_name + "|" + a.addr_spec for a in mail[name].addresses))
    print(mail["Subject"])
    print(mail["Date"].datetime)
    print(mail["Auto-Submitted"])
    parts = list(mail.iter_parts())
    print(",".join(p.get_content_type() + " " + p.get_content_charset() for p in parts))
    print(mail["Message-ID"])
    defects = [d for p in [mail] + parts for d in p.defects] + [d for k, v in mail.items() for d in v.defects]
    print(defects or "no defects")
    for part in parts:
        print(len(part.get_content().rstrip("\\n")) + 1)
    """

  @Test func theWords() throws {
    let text = BriefText(Messages.few.brief, longest: 60_000).text(links: [
      ("Full report", "https://example.org/")
    ])
    #expect(
      text == """
        sdk iphoneos 27.0 (24A437) → 27.2 (24B5084k)
        1 breaking, 1 warning, 1 info

        Full report: https://example.org/

        Kit: 1 breaking, 1 warning, 1 info

          KTSink  (breaking, function)
            void KTSink(void)
            - symbol removed

          KTRow  (warning, function)
            - deprecated: iOS 27.2; message: “Use sails & wind.”

          -[KTBoat sail]  (info, instance method)
            - (void)sail
            - symbol added

        """)
  }

  @Test func quotedPrintable() {
    #expect(MailText.quotedPrintable("a=b\nü \n.\nFrom x\n") == "a=3Db\n=C3=BC=20\n=2E\n=46rom x\n")
    let long = MailText.quotedPrintable(String(repeating: "ü", count: 100) + "\n")
    #expect(long.split(separator: "\n").allSatisfy { $0.utf8.count <= 76 })
  }
}
