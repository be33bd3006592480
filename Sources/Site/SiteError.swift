/// Why a site cannot be written.
package enum SiteError: Error, CustomStringConvertible {
  /// Something else has the name.
  case notAFolder(String)
  /// A folder with files that no site of this tool has.
  case notASite(String)

  /// What is wrong, and what to do.
  package var description: String {
    switch self {
    case .notAFolder(let path): "cannot write a site to \(path): it is no folder"
    case .notASite(let path):
      "cannot write a site to \(path): it holds other files, and no \(SitePath.state) of a site; name an empty folder"
    }
  }
}
