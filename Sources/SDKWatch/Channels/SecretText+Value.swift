import ChangelogRender
import Foundation

extension SecretText {
  /// What the text is, or why it cannot be had: words that name the place, never the text.
  ///
  /// A line's end behind it is cut off. A file has to be the user's own, with mode 600 or 400.
  package func value(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Result<String, SecretFault> {
    switch self {
    case .literal(let text): return Self.checked(text, "the configuration's text")
    case .environment(let name):
      guard let text = environment[name] else {
        return .failure(SecretFault("the environment variable \(VisibleText.escape(name)) is not set"))
      }
      return Self.checked(text, "the environment variable \(VisibleText.escape(name))")
    case .file(let path): return Self.read(path)
    }
  }

  private static func checked(_ text: String, _ place: String) -> Result<String, SecretFault> {
    var text = Substring(text)
    while text.last?.isNewline == true { text = text.dropLast() }
    return text.isEmpty ? .failure(SecretFault("\(place) is empty")) : .success(String(text))
  }

  private static func read(_ path: String) -> Result<String, SecretFault> {
    let name = VisibleText.escape(path)
    // A pipe would keep whoever opens it waiting.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      return .failure(SecretFault("the secret's file \(name): \(String(cString: strerror(errno)))"))
    }
    defer { close(descriptor) }
    // Of what is open, not of the name: that may mean another file by now.
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return .failure(SecretFault("the secret's file \(name) is no regular file"))
    }
    guard status.st_uid == geteuid() else {
      return .failure(SecretFault("the secret's file \(name) belongs to another user; make it yours (chown)"))
    }
    guard [0o600, 0o400].contains(status.st_mode & 0o777) else {
      return .failure(SecretFault("the secret's file \(name) is open to others; run: chmod 600 \(name)"))
    }
    let most = 65536
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    guard status.st_size <= most, let data = try? handle.read(upToCount: most) ?? Data() else {
      return .failure(
        SecretFault("the secret's file \(name) cannot be read, or is longer than \(most) bytes"))
    }
    guard let text = String(data: data, encoding: .utf8) else {
      return .failure(SecretFault("the secret's file \(name) is not UTF-8 text"))
    }
    return checked(text, "the secret's file \(name)")
  }
}
