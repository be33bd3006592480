import Foundation
import SQLite

/// What is on its way, in the database.
struct Outbox {
  let database: WatchDatabase

  /// How long what was delivered stays on the list, in seconds; its body goes at once.
  private static let memory = 30.0 * 86_400

  /// Puts an item there; one of the same receiver and key is there already and stays as it is.
  func add(_ item: OutboxItem) throws {
    try database.sqlite.run(
      """
      INSERT INTO deliveries (kind, target, key, subject, names, body, created, state, ended, reason)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (kind, target, key) DO NOTHING
      """,
      [
        .text(item.kind.rawValue), .text(item.target), .text(item.delivery.idempotencyKey),
        .text(item.subject),
        .text(Self.text(item.delivery.names)), .blob(item.delivery.body), .real(item.created),
        .text(item.state.rawValue), item.state == .pending ? .null : .real(item.created),
        SQLiteValue(item.reason),
      ])
  }

  /// What waits, oldest first.
  ///
  /// - Parameter withBodies: whether the bodies are read, too, which may be large.
  func pending(withBodies: Bool) throws -> [OutboxItem] {
    try items("WHERE state = 'pending' ORDER BY id", withBodies: withBodies)
  }

  /// What was given up, newest first.
  func abandoned(limit: Int) throws -> [OutboxItem] {
    try items("WHERE state = 'abandoned' ORDER BY id DESC LIMIT \(limit)", withBodies: false)
  }

  /// The body of one that waits.
  func body(of item: OutboxItem) throws -> [UInt8] {
    try database.sqlite.run("SELECT body FROM deliveries WHERE id = ?", [SQLiteValue(item.id)])
      .first?.first?.blob ?? []
  }

  /// Records that a receiver has acknowledged an item. Its body is needed no more.
  func recordDelivery(of item: OutboxItem, at time: Double) throws {
    try database.sqlite.run(
      """
      UPDATE deliveries SET state = 'delivered', tries = tries + 1, tried = ?, ended = ?, due = NULL,
        reason = NULL, body = x'' WHERE id = ?
      """, [.real(time), .real(time), SQLiteValue(item.id)])
  }

  /// Records a try that failed, and when the next may be.
  func recordFailure(of item: OutboxItem, reason: String, at time: Double, due: Double) throws {
    try database.sqlite.run(
      "UPDATE deliveries SET tries = tries + 1, tried = ?, due = ?, reason = ? WHERE id = ?",
      [.real(time), .real(due), .text(reason), SQLiteValue(item.id)])
  }

  /// Lets an item wait, without a try, because its receiver asks for it.
  func postpone(_ item: OutboxItem, at time: Double, until due: Double) throws {
    try database.sqlite.run(
      "UPDATE deliveries SET tried = coalesce(tried, ?), due = ? WHERE id = ?",
      [.real(time), .real(due), SQLiteValue(item.id)])
  }

  /// Records that an item is given up.
  func recordEnd(of item: OutboxItem, reason: String, at time: Double) throws {
    try database.sqlite.run(
      "UPDATE deliveries SET state = 'abandoned', ended = ?, reason = ? WHERE id = ?",
      [.real(time), .text(reason), SQLiteValue(item.id)])
  }

  /// Removes what ended long ago.
  func prune(now: Double) throws {
    try database.sqlite.run(
      "DELETE FROM deliveries WHERE state <> 'pending' AND ended < ?", [.real(now - Self.memory)])
  }

  private func items(_ tail: String, withBodies: Bool) throws -> [OutboxItem] {
    try database.sqlite.run(
      """
      SELECT id, kind, target, key, subject, names, created, state, tries, tried, due, reason,
        \(withBodies ? "body" : "x''") FROM deliveries \(tail)
      """
    ).map { row in
      OutboxItem(
        id: Int(row[0].integer ?? 0), kind: OutboxItem.Kind(rawValue: row[1].text ?? "") ?? .channel,
        target: row[2].text ?? "",
        delivery: Delivery(
          idempotencyKey: row[3].text ?? "", body: row[12].blob ?? [], names: Self.names(row[5].text ?? "")),
        subject: row[4].text ?? "", created: row[6].real ?? 0,
        state: OutboxItem.State(rawValue: row[7].text ?? "") ?? .pending, tries: Int(row[8].integer ?? 0),
        tried: row[9].real, due: row[10].real, reason: row[11].text)
    }
  }

  private static func text(_ names: [String: String]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(names)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  private static func names(_ text: String) -> [String: String] {
    (try? JSONDecoder().decode([String: String].self, from: Data(text.utf8))) ?? [:]
  }
}
