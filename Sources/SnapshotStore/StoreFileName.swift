import Foundation

/// Names of products, platforms and builds as names of files.
package enum StoreFileName {
  /// A name without what file systems and the store's layout cannot bear: other characters stand as the
  /// hexadecimal digits of their bytes behind a per cent sign. Different names give different files, and
  /// none leads out of its folder.
  package static func of(_ name: String) -> String {
    var result = ""
    for (place, scalar) in name.precomposedStringWithCanonicalMapping.unicodeScalars.enumerated() {
      if isPlain(scalar, first: place == 0) {
        result.unicodeScalars.append(scalar)
      } else {
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
          result += "%" + ContentDigest.hexadecimal([byte])
        }
      }
    }
    // The folder of that name holds objects.
    return result == "objects" ? "%6fbjects" : result
  }

  private static func isPlain(_ scalar: Unicode.Scalar, first: Bool) -> Bool {
    if first, scalar == "." || scalar == " " { return false }
    if "-_.+ ".unicodeScalars.contains(scalar) { return true }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter, .decimalNumber,
      .nonspacingMark, .spacingMark:
      return true
    default: return false
    }
  }
}
