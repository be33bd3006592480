import Foundation
import SQLite
import Testing

/// A folder with SDKs, a configuration and receivers, for passes of the built tool.
final class WatchFolder: Sendable {
  let workspace: Workspace
  private let receiver: Receiver?

  /// What a receiver got.
  struct Arrival: Hashable, Decodable {
    var key: String
    var digest: String
    var current: String?
  }

  /// - Parameter hasReceivers: whether there are a web server and a program to be told, beside files.
  init(hasReceivers: Bool = false) throws {
    workspace = try Workspace()
    receiver = hasReceivers ? try Receiver(workspace) : nil
    try workspace.folder("sdks")
    try configure()
  }

  /// Writes the configuration; `keys` are put in front of what it has by itself.
  func configure(_ keys: String = "", channels: String? = nil) throws {
    var all = #""copy": {"type": "file", "path": "alerts/{baseline}-{current}.json"}"#
    var names = #""copy""#
    if let receiver {
      all += #", "hook": {"type": "webhook", "url": "http://127.0.0.1:\#(receiver.port)/hook"}"#
      all += #", "page": {"type": "command", "argv": ["./notify"]}"#
      names += #", "hook", "page""#
    }
    try workspace.write(
      "watch.json",
      """
      {\(keys)"version": 1, "swiftNames": false, "store": "Snapshots", "state": "state/watch.sqlite",
       "sources": [{"path": "sdks/*.sdk"}], "channels": {\(channels ?? all)},
       "routes": [{"channels": [\(channels == nil ? names : #""copy""#)]}]}
      """)
  }

  /// Writes an SDK beside the folder that is watched.
  func make(_ build: String, _ text: String) throws {
    try workspace.sdk("made/\(build).sdk", build: build, ["Kit": ["Kit.h": text]])
  }

  /// Brings an SDK at once, as a rename does.
  func bring(_ build: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: workspace["sdks/\(build).sdk"], withDestinationPath: "../made/\(build).sdk")
  }

  func pass(_ flags: String..., environment: [String: String] = [:]) throws -> Tool.Run {
    try Tool.run(["watch", "--config", "watch.json"] + flags, environment: environment, in: workspace.path)
  }

  func start() throws -> Process {
    let process = try Tool.process(Tool.path, ["watch", "--config", "watch.json"], in: workspace.path)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// What came to the web server and the program, in order.
  func arrivals(_ channel: String) throws -> [Arrival] {
    guard FileManager.default.fileExists(atPath: workspace["\(channel).log"]) else { return [] }
    return try workspace.read("\(channel).log").split(separator: "\n").map {
      try JSONDecoder().decode(Arrival.self, from: Data($0.utf8))
    }
  }

  var alerts: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: workspace["alerts"])) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The keys whose acknowledgement is recorded, as `channel key`.
  func recorded() throws -> Set<String> {
    guard FileManager.default.fileExists(atPath: workspace["state/watch.sqlite"]) else { return [] }
    let database = try SQLiteDatabase(path: workspace["state/watch.sqlite"])
    guard try database.userVersion > 0 else { return [] }
    let rows = try database.run("SELECT target, key FROM deliveries WHERE state = 'delivered'")
    return Set(rows.map { "\($0[0].text ?? "") \($0[1].text ?? "")" })
  }
}

/// A web server on the loopback, and a program: both note what they get.
private final class Receiver: Sendable {
  let port: Int
  private let process: Int32

  private struct Silent: Error {}

  init(_ workspace: Workspace) throws {
    try workspace.write("note.py", Self.note)
    try workspace.write("hook.py", Self.server)
    try workspace.write(
      "notify", "#!/bin/sh\nexec python3 note.py page.log \"$SDKDIFF_IDEMPOTENCY_KEY\"\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: workspace["notify"])
    let server = try Tool.process("/usr/bin/env", ["python3", "hook.py"], in: workspace.path)
    // It must not hold open what the test run writes to, whatever becomes of this process.
    server.standardOutput = FileHandle.nullDevice
    server.standardError = FileHandle.nullDevice
    try server.run()
    process = server.processIdentifier
    for _ in 0..<6000 where !FileManager.default.fileExists(atPath: workspace["port"]) { usleep(10_000) }
    guard let text = try? workspace.read("port"), let port = Int(text) else {
      kill(process, SIGKILL)
      throw Silent()
    }
    self.port = port
  }

  deinit { kill(process, SIGKILL) }

  private static let note = """
    import hashlib, json, os, sys
    def note(path, key, body):
        try:
            current = json.loads(body)["current"]["build"]
        except (ValueError, KeyError):
            current = None
        line = json.dumps({"key": key, "digest": hashlib.sha256(body).hexdigest(), "current": current})
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o666)
        os.write(file, (line + "\\n").encode())
        os.close(file)
    if __name__ == "__main__":
        note(sys.argv[1], sys.argv[2], sys.stdin.buffer.read())
    """

  private static let server = """
    import http.server, os
    from note import note
    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self):
            wanted = int(self.headers["Content-Length"])
            body = self.rfile.read(wanted)
            if len(body) < wanted:
                return
            note("hook.log", self.headers["Idempotency-Key"], body)
            self.send_response(200)
            self.send_header("Content-Length", "0")
            self.end_headers()
        def log_message(self, *words):
            pass
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    with open("port.new", "w") as file:
        file.write(str(server.server_address[1]))
    os.rename("port.new", "port")
    server.serve_forever()
    """
}
