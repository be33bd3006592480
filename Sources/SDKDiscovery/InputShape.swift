/// What a folder looks like from outside, before anything in it is read.
enum InputShape {
  /// An Xcode.app, with an SDK for each platform.
  case xcode
  /// An .xcframework, with a slice for each platform.
  case xcframework
  /// A platform SDK.
  case sdk
  /// One framework.
  case framework
  /// A folder of headers.
  case headers

  /// The shape of a folder: by its name, or by what every SDK holds.
  init(_ root: InputRoot) {
    let name = PathText.lastPart(root.path)
    let holdsSettings = ["/SDKSettings.plist", "/SDKSettings.json"].contains {
      FileSystem.kindItself(root.path + $0) != nil
    }
    if name.hasSuffix(".xcframework") {
      self = .xcframework
    } else if name.hasSuffix(".app") {
      self = .xcode
    } else if name.hasSuffix(".framework") {
      self = .framework
    } else if name.hasSuffix(".sdk") || holdsSettings {
      self = .sdk
    } else {
      self = .headers
    }
  }
}
