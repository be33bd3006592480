import Foundation
import Testing

@testable import SDKWatch

/// What the tests of HTTPS ask of the machine.
private enum TLSTools {
  static let areThere =
    Python.isThere && FileManager.default.isExecutableFile(atPath: "/usr/bin/openssl")
}

/// HTTPS against Python's server with a certificate of its own.
@Suite(.serialized, .enabled(if: TLSTools.areThere, "needs python3 and openssl"))
struct TLSTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  @Test func onlyCertificatesThatAreTrusted() throws {
    try run([
      "/usr/bin/openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout",
      "\(folder.path)/key.pem", "-out", "\(folder.path)/cert.pem", "-subj", "/CN=127.0.0.1", "-addext",
      "subjectAltName=IP:127.0.0.1",
    ])
    let script = try folder.write(
      "server.py",
      """
      import http.server, ssl, sys
      class Handler(http.server.BaseHTTPRequestHandler):
          def do_POST(self):
              body = self.rfile.read(int(self.headers["Content-Length"]))
              open(sys.argv[1] + "/body", "wb").write(body)
              self.send_response(200)
              self.send_header("Content-Length", "2")
              self.end_headers()
              self.wfile.write(b"ok")
          def log_message(self, *words): pass
      server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
      context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
      context.load_cert_chain(sys.argv[1] + "/cert.pem", sys.argv[1] + "/key.pem")
      server.socket = context.wrap_socket(server.socket, server_side=True)
      open(sys.argv[1] + "/port.new", "w").write(str(server.server_port))
      import os
      os.rename(sys.argv[1] + "/port.new", sys.argv[1] + "/port")
      server.serve_forever()
      """)
    let server = Process()
    server.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    server.arguments = ["python3", script, folder.path]
    try server.run()
    defer { server.terminate() }
    for _ in 0..<600 where folder.read("port") == nil { usleep(50_000) }
    let port = try #require(folder.read("port"))
    let channel = ChannelSettings.webhook(url: .literal("https://127.0.0.1:\(port)/x"), secret: nil).channel(
      toolVersion: "1")
    let delivery = Delivery(idempotencyKey: "k", body: Array("{}".utf8))
    guard case .failed(let reason, _) = channel.deliver(delivery) else {
      Issue.record("a certificate was taken that nobody vouches for")
      return
    }
    #expect(reason.hasPrefix("no secure connection"))
    #expect(folder.read("body") == nil)
    #if os(Linux)
      // Where Foundation looks for whom to trust besides.
      setenv("URLSessionCertificateAuthorityInfoFile", "\(folder.path)/cert.pem", 1)
      defer { unsetenv("URLSessionCertificateAuthorityInfoFile") }
      #expect(channel.deliver(delivery) == .delivered)
      #expect(folder.read("body") == "{}")
    #endif
  }

  private func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: arguments[0])
    process.arguments = Array(arguments.dropFirst())
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }
}
