import Foundation

/// JSON Patch (RFC 6902) as RenderJSON's `variantOverrides` use it: `add`, `replace` and `remove`.
enum JSONPatch {
  /// The object with some patches applied. One that fits nothing changes nothing: pages carry patches of
  /// parts that a publisher left out.
  ///
  /// - Throws: `PageFault.wrongType`.
  static func applied(_ patches: [RenderObject], to root: [String: Any]) throws -> [String: Any] {
    var result: Any = root
    for patch in patches {
      guard let operation = try patch.string("op"), let pointer = try patch.string("path") else { continue }
      let steps = pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
        String($0).replacing("~1", with: "/").replacing("~0", with: "~")
      }
      apply(operation, patch.members["value"], steps[...], to: &result)
    }
    return result as? [String: Any] ?? root
  }

  private static func apply(
    _ operation: String, _ value: Any?, _ steps: ArraySlice<String>, to place: inout Any
  ) {
    guard let step = steps.first else { return }
    let rest = steps.dropFirst()
    if var members = place as? [String: Any] {
      // Nobody else may hold what is changed, or each patch copies it.
      place = NSNull()
      defer { place = members }
      if rest.isEmpty {
        members[step] = operation == "remove" ? nil : value
      } else if var member = members.removeValue(forKey: step) {
        apply(operation, value, rest, to: &member)
        members[step] = member
      }
    } else if var elements = place as? [Any] {
      place = NSNull()
      defer { place = elements }
      let number = step == "-" ? elements.count : Int(step) ?? -1
      if rest.isEmpty {
        change(&elements, at: number, operation, value)
      } else if elements.indices.contains(number) {
        var element = elements[number]
        elements[number] = NSNull()
        apply(operation, value, rest, to: &element)
        elements[number] = element
      }
    }
  }

  private static func change(_ elements: inout [Any], at number: Int, _ operation: String, _ value: Any?) {
    switch (operation, value) {
    case ("add", let value?) where number >= 0 && number <= elements.count: elements.insert(value, at: number)
    case ("replace", let value?) where elements.indices.contains(number): elements[number] = value
    case ("remove", _) where elements.indices.contains(number): elements.remove(at: number)
    default: break
    }
  }
}
