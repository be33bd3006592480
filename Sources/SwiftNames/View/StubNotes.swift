/// API notes for the stub headers: names of Foundation in Swift that names of other frameworks are made of.
enum StubNotes {
  /// Notes by the framework they belong to.
  static let frameworks = ["Foundation": text]

  /// Classes that lose their prefix.
  private static let classes = """
    BlockOperation Bundle ByteCountFormatter CachedURLResponse DateComponentsFormatter DateFormatter \
    DateIntervalFormatter Dimension EnergyFormatter FileHandle FileManager FileWrapper Formatter HTTPCookie \
    HTTPCookieStorage HTTPURLResponse ISO8601DateFormatter InputStream JSONSerialization LengthFormatter ListFormatter \
    MassFormatter MeasurementFormatter MessagePort NetService NetServiceBrowser NotificationCenter NotificationQueue \
    NumberFormatter Operation OperationQueue OutputStream PersonNameComponentsFormatter Pipe Port ProcessInfo Progress \
    PropertyListSerialization RelativeDateTimeFormatter RunLoop Scanner Stream Thread Timer \
    URLAuthenticationChallenge URLCache URLCredential URLCredentialStorage URLProtectionSpace URLProtocol URLResponse \
    URLSession URLSessionConfiguration URLSessionDataTask URLSessionDownloadTask URLSessionStreamTask URLSessionTask \
    URLSessionTaskMetrics URLSessionTaskTransactionMetrics URLSessionUploadTask URLSessionWebSocketTask UndoManager \
    Unit UnitConverter UnitConverterLinear UserDefaults ValueTransformer XMLParser
    """

  /// Types of constants, with the path they have in Swift.
  private static let types = [
    "NSAttributedStringKey": "NSAttributedString.Key", "NSCalendarIdentifier": "NSCalendar.Identifier",
    "NSErrorUserInfoKey": "NSError.UserInfoKey", "NSFileAttributeKey": "FileAttributeKey",
    "NSFileAttributeType": "FileAttributeType", "NSFileProtectionType": "FileProtectionType",
    "NSHTTPCookiePropertyKey": "HTTPCookiePropertyKey", "NSLocaleKey": "NSLocale.Key",
    "NSNotificationName": "NSNotification.Name", "NSProgressKind": "ProgressKind",
    "NSProgressUserInfoKey": "ProgressUserInfoKey", "NSRunLoopMode": "RunLoop.Mode",
    "NSStreamPropertyKey": "Stream.PropertyKey", "NSStringTransform": "StringTransform",
    "NSTimeInterval": "TimeInterval", "NSURLResourceKey": "URLResourceKey",
  ]

  private static let text: String = {
    var lines = ["Name: Foundation", "Classes:"]
    for name in classes.split(separator: " ") { lines += ["- Name: NS\(name)", "  SwiftName: \(name)"] }
    lines.append("Typedefs:")
    for (name, path) in types.sorted(by: { $0.key < $1.key }) {
      lines += ["- Name: \(name)", "  SwiftName: \(path)"]
    }
    return lines.joined(separator: "\n") + "\n"
  }()
}
