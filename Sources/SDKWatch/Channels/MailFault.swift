import ChangelogRender

/// Why a mail cannot be written.
enum MailFault: Error, Hashable, CustomStringConvertible {
  case noAddress(String)
  case noReceiver

  var description: String {
    switch self {
    case .noAddress(let text):
      "'\(VisibleText.escape(text))' is no mail address; give sdk@example.org or SDK news <sdk@example.org>"
    case .noReceiver: "there is nobody to send the mail to"
    }
  }
}
