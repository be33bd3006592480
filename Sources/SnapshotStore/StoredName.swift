/// What a product or a build may be called, so that people can name it again.
public enum StoredName {
  /// What is wrong with a build's name, in words that follow it; nil when nothing is.
  public static func faultOfBuild(_ name: String) -> String? {
    if name.utf8.contains(UInt8(ascii: "@")) { return "holds an @, which selects builds (PLATFORM@latest)" }
    if name == "." || name == ".." { return "is the name of a folder" }
    return fault(name)
  }

  /// The same for a product's name.
  public static func faultOfProduct(_ name: String) -> String? { fault(name) }

  private static func fault(_ name: String) -> String? {
    if name.isEmpty { return "is empty" }
    if name.utf8.contains(UInt8(ascii: "/")) { return "holds a slash, which parts PRODUCT/PLATFORM/BUILD" }
    let isHidden = name.unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
      default: false
      }
    }
    if isHidden { return "holds a control character or an invisible one" }
    if name.first == " " || name.last == " " { return "begins or ends with a space" }
    if StoreFileName.of(name).utf8.count > 200 { return "is too long" }
    return nil
  }
}
