/// What the configuration says of a channel.
package enum ChannelSettings: Hashable, Sendable {
  /// JSON by HTTP POST, signed when there is a secret.
  case webhook(url: SecretText, secret: SecretText?)
  /// A Slack incoming webhook.
  case slack(url: SecretText)
  /// Mail through `sendmail -t` (the program: `sendmail` in `PATH` or the usual folders when nil).
  case email(from: String, to: [String], sendmail: String?)
  /// A program with arguments, never through a shell, in a folder; it gets the JSON on standard input.
  case command(argv: [String], folder: String)
  /// A file with the JSON, by an absolute path pattern.
  case file(path: String)
  /// An Atom feed file.
  case atom(path: String)
}
