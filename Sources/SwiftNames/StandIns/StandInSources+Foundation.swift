extension StandInSources {
  /// What the importer looks for in Foundation's overlay: without it the enums of `NS_ERROR_ENUM` have no
  /// `Error.Code`, and URLs, data and dates are not bridged.
  static let foundation =
    "@_exported import Foundation\n"
    + [("URL", "NSURL"), ("Data", "NSData"), ("Date", "NSDate")].map(bridge).joined() + errors

  private static func bridge(_ type: (swift: String, objectiveC: String)) -> String {
    let (swift, objectiveC) = type
    return """
      public struct \(swift): _ObjectiveCBridgeable {
        public typealias _ObjectiveCType = \(objectiveC)
        public func _bridgeToObjectiveC() -> \(objectiveC) { return _bridgeToObjectiveC() }
        public static func _forceBridgeFromObjectiveC(_ s: \(objectiveC), result: inout \(swift)?) {}
        public static func _conditionallyBridgeFromObjectiveC(_ s: \(objectiveC), result: inout \(swift)?) -> Bool {
          return _conditionallyBridgeFromObjectiveC(s, result: &result)
        }
        public static func _unconditionallyBridgeFromObjectiveC(_ s: \(objectiveC)?) -> \(swift) {
          return _unconditionallyBridgeFromObjectiveC(s)
        }
      }

      """
  }

  private static let errors = """
    public protocol CustomNSError : Error {}
    public protocol _ObjectiveCBridgeableError : Error {}
    public protocol __BridgedNSError : Error {}
    public protocol _BridgedNSError : __BridgedNSError, RawRepresentable, _ObjectiveCBridgeableError {}
    public protocol _ErrorCodeProtocol : Equatable { associatedtype _ErrorType : _BridgedStoredNSError }
    public protocol _BridgedStoredNSError : __BridgedNSError, _ObjectiveCBridgeable, CustomNSError, Hashable where _ObjectiveCType == NSError {
     associatedtype Code : _ErrorCodeProtocol, RawRepresentable
     init(_nsError error: NSError)
     var _nsError: NSError { get }
    }

    """
}
