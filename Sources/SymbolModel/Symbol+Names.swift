extension Symbol {
  /// The name without its container: a selector, a property's, constant's or field's own name.
  public var ownName: String {
    // In bytes: this is asked of every declaration of an SDK, several times.
    let bytes = name.utf8
    switch kind {
    case .instanceMethod, .typeMethod:
      guard let space = bytes.firstIndex(of: 0x20), bytes.last == 0x5D else { return name }
      return String(name[bytes.index(after: space)..<bytes.index(before: bytes.endIndex)])
    case .property, .classProperty, .field, .enumConstant:
      guard let container, bytes.count > container.utf8.count, bytes.starts(with: container.utf8) else {
        return name
      }
      let dot = bytes.index(bytes.startIndex, offsetBy: container.utf8.count)
      return bytes[dot] == 0x2E ? String(name[bytes.index(after: dot)...]) : name
    default:
      return name
    }
  }
}
