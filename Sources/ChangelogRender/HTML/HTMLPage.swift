import Foundation
import SnapshotStore

/// The frame of a page: head, policy, style and script.
package struct HTMLPage {
  /// Where style and script are.
  package enum Assets {
    /// In the page; the policy names their digests.
    case inline(script: String)
    /// Files beside the page: the path to the site's root, and the scripts below it.
    case files(root: String, scripts: [String])
  }

  /// Plain text.
  package let title: String
  /// What its own words are in.
  package let language: ReportLanguage
  /// Where style and script are.
  package let assets: Assets
  /// HTML, whose text is escaped.
  package let body: String
  /// More lines for the head.
  package let head: String

  /// Makes a page.
  package init(title: String, language: ReportLanguage, assets: Assets, body: String, head: String = "") {
    self.title = title
    self.language = language
    self.assets = assets
    self.body = body
    self.head = head
  }

  /// The document.
  package var text: String {
    """
    <!DOCTYPE html>
    <html lang="\(language.rawValue)">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="referrer" content="no-referrer">
    <meta name="color-scheme" content="light dark">
    <title>\(XMLText.fold(title))</title>
    \(style)\(head)
    </head>
    <body>
    \(body)\(script)
    </body>
    </html>

    """
  }

  private var policy: String {
    let sources: (style: String, script: String)
    switch assets {
    case .inline(let script): sources = (Self.digest(HTMLStyle.text), Self.digest(script))
    case .files: sources = ("'self'", "'self'")
    }
    return "default-src 'none'; style-src \(sources.style); script-src \(sources.script);"
      + " base-uri 'none'; form-action 'none'"
  }

  private var style: String {
    switch assets {
    case .inline: "<style>\(HTMLStyle.text)</style>"
    case .files(let root, _): "<link rel=\"stylesheet\" href=\"\(root)site.css\">"
    }
  }

  private var script: String {
    switch assets {
    case .inline(let script): "<script>\(script)</script>"
    case .files(let root, let scripts):
      scripts.map { "<script src=\"\(root)\($0)\"></script>" }.joined(separator: "\n")
    }
  }

  /// A source of the policy: exactly this text.
  private static func digest(_ text: String) -> String {
    let bytes = Array(text.utf8).withUnsafeBytes { ContentDigest.sha256($0) }
    return "'sha256-\(Data(bytes).base64EncodedString())'"
  }
}
