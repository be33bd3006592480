import ChangelogRender
import Foundation
import SnapshotStore

/// A message as a mail of two forms, text and HTML (RFC 5322, RFC 2046), without its Message-ID.
struct MailMessage {
  let message: WatchMessage
  let from: String
  let to: [String]

  /// Bytes that the findings may take in one form: some mail programs hide what is beyond 100 kB.
  private static let longest = 60_000

  /// The mail.
  ///
  /// - Throws: `MailFault` for an address that cannot stand in a header.
  func bytes() throws -> [UInt8] {
    let brief = message.brief
    let links = message.links(brief.words)
    let opening = message.opening(brief.words)
    let text = MailText.quotedPrintable(
      BriefText(brief, longest: Self.longest).text(opening: opening, links: links))
    let html = MailText.quotedPrintable(
      BriefHTML(brief, longest: Self.longest).document(opening: opening, links: links))
    // Quoted-printable text never holds "=_", and equal mails have equal bytes.
    let boundary = "=_sdkdiff_" + ContentDigest.hex(Array((text + html).utf8)).prefix(32)
    var lines = try header(brief)
    lines += ["Content-Type: multipart/alternative;", " boundary=\"\(boundary)\"", ""]
    for (type, part) in [("plain", text), ("html", html)] {
      lines += [
        "--\(boundary)", "Content-Type: text/\(type); charset=utf-8",
        "Content-Transfer-Encoding: quoted-printable", "", part,
      ]
    }
    return Array((lines + ["--\(boundary)--", ""]).joined(separator: "\n").utf8)
  }

  private func header(_ brief: Brief) throws -> [String] {
    guard let sender = MailText.address(from, offset: 6) else { throw MailFault.noAddress(from) }
    let receivers = try to.map { text in
      guard let address = MailText.address(text, offset: 4) else { throw MailFault.noAddress(text) }
      return address
    }
    guard !receivers.isEmpty else { throw MailFault.noReceiver }
    let isTitled = !brief.title.isEmpty
    let subject =
      (message.isSample ? "[\(brief.words(.sample))] " : "") + message.title(brief)
      + (isTitled ? ": " + brief.conclusion : "")
    return [
      "From: \(sender)", "To: " + receivers.joined(separator: ",\n "),
      "Subject: " + MailText.words(ShortForm.cut(subject, to: 250), offset: 9),
      "Date: \(Self.date(message.time))",
      "Auto-Submitted: auto-generated", "MIME-Version: 1.0", "Content-Language: \(message.language.rawValue)",
    ]
  }

  /// RFC 5322, section 3.3, in UTC.
  private static func date(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "GMT")
    formatter.dateFormat = "EEE, d MMM yyyy HH:mm:ss '+0000'"
    return formatter.string(from: date)
  }
}
