import Foundation
import Synchronization

/// A real HTTP server on loopback that takes requests and reacts as it is told, badly if need be.
final class HTTPReceiver: Sendable {
  /// What it does with a request.
  enum Reaction: Sendable {
    /// A whole answer.
    case answer(Int, [String: String] = [:], String = "ok")
    /// Reads the request and says nothing until the sender gives up.
    case silence
    /// Closes the connection without reading.
    case closeAtOnce
    /// Reads the request, and closes without an answer.
    case closeWithoutAnswer
    /// An answer's head that promises a body; then closes.
    case closeAfterHead
    /// Promises more than it sends, and closes.
    case promiseTooMuch
    /// Sends more than it promised.
    case promiseTooLittle
    /// A byte of the answer's head now and then, without end.
    case dripHead
    /// The head, then a byte of the body now and then.
    case dripBody
    /// A body without end, as fast as a network is.
    case endlessBody
    /// Headers without end, as fast as a network is.
    case endlessHead
    /// Bytes that are no HTTP.
    case garbage
  }

  /// What came.
  struct Request: Sendable {
    var head: String
    var body: [UInt8]
    /// When its last byte had come.
    var time: ContinuousClock.Instant

    /// A header's value; header names are compared without regard to case.
    subscript(name: String) -> String? {
      head.split(separator: "\r\n").dropFirst().first { $0.lowercased().hasPrefix(name.lowercased() + ":") }
        .map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) }
    }
  }

  private struct State {
    var requests: [Request] = []
    var reactions: [Reaction]
    var sent = 0
    var isOpen = true
  }

  private let listener: Int32
  let port: UInt16
  private let state: Mutex<State>

  /// Listens. The reactions are used one a connection, the last for all that follow.
  init(_ reactions: Reaction...) throws {
    state = Mutex(State(reactions: reactions))
    #if canImport(Darwin)
      listener = socket(AF_INET, SOCK_STREAM, 0)
    #else
      listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let length = size
    let listener = listener
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 64) == 0 && getsockname(listener, $0, &size) == 0
      }
    }
    guard isBound else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { self.accept() }
  }

  /// What came so far.
  var requests: [Request] { state.withLock(\.requests) }
  /// How many bytes of answers went out.
  var sent: Int { state.withLock(\.sent) }

  /// An address on it.
  func url(_ path: String = "/hook") -> String { "http://127.0.0.1:\(port)\(path)" }

  /// From now on it reacts so.
  func react(_ reactions: Reaction...) { state.withLock { $0.reactions = reactions } }

  /// Stops listening: the port refuses connections then.
  func stop() {
    state.withLock { $0.isOpen = false }
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  private func accept() {
    while true {
      let connection = Foundation.accept(listener, nil, nil)
      guard state.withLock(\.isOpen) else {
        if connection >= 0 { close(connection) }
        return
      }
      guard connection >= 0 else { continue }
      let reaction = state.withLock { state in
        state.reactions.count > 1 ? state.reactions.removeFirst() : state.reactions[0]
      }
      Thread.detachNewThread {
        self.serve(connection, reaction)
        close(connection)
      }
    }
  }

  private func serve(_ connection: Int32, _ reaction: Reaction) {
    if case .closeAtOnce = reaction { return }
    guard let request = read(connection) else { return }
    state.withLock { $0.requests.append(request) }
    let head = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n"
    switch reaction {
    case .closeAtOnce, .closeWithoutAnswer: return
    case .answer(let status, let headers, let body):
      let lines = headers.map { "\($0.key): \($0.value)\r\n" }.joined()
      send(
        connection,
        "HTTP/1.1 \(status) Word\r\n\(lines)Content-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
      )
    case .silence: drip(connection, "")
    case .closeAfterHead: send(connection, head + "Content-Length: 2\r\n\r\n")
    case .promiseTooMuch: send(connection, head + "Content-Length: 2000000000\r\n\r\nok")
    case .promiseTooLittle:
      send(connection, head + "Content-Length: 1\r\nConnection: close\r\n\r\nok and more")
    case .dripHead: drip(connection, head + String(repeating: "X-Long: a\r\n", count: 1000))
    case .dripBody:
      send(connection, head + "Content-Length: 1000\r\n\r\n")
      drip(connection, String(repeating: "x", count: 1000))
    case .endlessBody: flood(connection, head + "\r\n", String(repeating: "x", count: 65536))
    case .endlessHead:
      flood(
        connection, head, String(repeating: "X-Long: \(String(repeating: "a", count: 1000))\r\n", count: 60))
    case .garbage: send(connection, "\u{0}\u{1}no http at all\n\n")
    }
  }

  /// The whole request, by its Content-Length; nil when the sender gives up.
  private func read(_ connection: Int32) -> Request? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    let end = Array("\r\n\r\n".utf8)
    var body: Int?
    var head = ""
    var length = 0
    while true {
      if body == nil, let place = bytes.firstRange(of: end) {
        head = String(decoding: bytes[..<place.lowerBound], as: UTF8.self)
        body = place.upperBound
        let request = Request(head: head, body: [], time: .now)
        length = request["Content-Length"].flatMap { Int($0) } ?? 0
        if request["Expect"] != nil { send(connection, "HTTP/1.1 100 Continue\r\n\r\n") }
      }
      if let body, bytes.count >= body + length {
        return Request(head: head, body: Array(bytes[body..<body + length]), time: .now)
      }
      let count = Foundation.read(connection, &buffer, buffer.count)
      guard count > 0 else { return nil }
      bytes += buffer[..<count]
    }
  }

  @discardableResult
  private func send(_ connection: Int32, _ text: String) -> Bool {
    let bytes = Array(text.utf8)
    var offset = 0
    while offset < bytes.count {
      #if canImport(Darwin)
        let flags: Int32 = 0
      #else
        let flags = Int32(MSG_NOSIGNAL)
      #endif
      let count = bytes.withUnsafeBytes {
        Foundation.send(connection, $0.baseAddress.map { $0 + offset }, bytes.count - offset, flags)
      }
      guard count > 0 else { return false }
      offset += count
      state.withLock { $0.sent += count }
    }
    return true
  }

  /// A byte each tenth of a second, until the other end is gone.
  private func drip(_ connection: Int32, _ text: String) {
    var bytes = Array(text)[...]
    var byte: UInt8 = 0
    while state.withLock(\.isOpen) {
      if let next = bytes.popFirst(), !send(connection, String(next)) { return }
      #if canImport(Darwin)
        let flags = MSG_DONTWAIT | MSG_PEEK
      #else
        let flags = Int32(MSG_DONTWAIT) | Int32(MSG_PEEK)
      #endif
      if recv(connection, &byte, 1, flags) == 0 { return }
      usleep(100_000)
    }
  }

  private func flood(_ connection: Int32, _ head: String, _ piece: String) {
    guard send(connection, head) else { return }
    // A gigabit a second at most: the loopback alone would send that much in the time that it takes to hang up.
    while state.withLock(\.isOpen), send(connection, piece) { usleep(500) }
  }
}
