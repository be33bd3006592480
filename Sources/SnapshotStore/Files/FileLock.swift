import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A lock on a file that the kernel keeps (`flock(2)`): it ends with the process that holds it, however that dies.
package final class FileLock {
  /// Who may hold it at the same time.
  package enum Kind: Sendable {
    /// Any number of those that share it.
    case shared
    /// One alone.
    case exclusive
  }

  private let descriptor: Int32

  /// Takes the lock, and makes its file when it is missing; nil when another holds it and `waits` is false.
  ///
  /// - Throws: `StoreError.cannotWrite` when there can be no such file.
  package init?(_ path: String, _ kind: Kind, waits: Bool) throws {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw StoreError.cannotWrite(path: path, reason: String(cString: strerror(errno)))
    }
    let operation = (kind == .shared ? LOCK_SH : LOCK_EX) | (waits ? 0 : LOCK_NB)
    while flock(descriptor, operation) != 0 {
      if errno == EINTR { continue }
      let isHeld = errno == EWOULDBLOCK
      let reason = String(cString: strerror(errno))
      close(descriptor)
      if isHeld { return nil }
      throw StoreError.cannotWrite(path: path, reason: "it cannot be locked: \(reason)")
    }
  }

  deinit {
    // A child that is being started holds a copy of the descriptor until it runs its program: closing alone would leave
    // the lock with it.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
