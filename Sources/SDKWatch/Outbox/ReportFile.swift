import SnapshotStore

/// Writes a report.
struct ReportFile {
  let path: String

  func deliver(_ delivery: Delivery) -> DeliveryOutcome {
    do {
      try DurableFile.write(delivery.body, to: path)
      return .delivered
    } catch {
      return .failed(reason: "\(error)")
    }
  }
}
