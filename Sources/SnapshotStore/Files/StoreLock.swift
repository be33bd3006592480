#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A lock on a folder of the store (`flock(2)` on the folder itself): there is no file of it, it changes nothing, and
/// it ends with the process that holds it.
final class StoreLock: Sendable {
  private let descriptor: Int32
  /// False where the file system knows no locks: then whoever removes things relies on their age alone.
  let isHeld: Bool

  /// Takes the lock; waits for those that hold it.
  ///
  /// - Throws: `StoreError.unreadable`.
  init(_ folder: FolderHandle, _ kind: FileLock.Kind) throws {
    descriptor = openat(folder.descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw StoreError.unreadable(path: folder.path, reason: String(cString: strerror(errno)))
    }
    var result: Int32
    repeat {
      result = flock(descriptor, kind == .shared ? LOCK_SH : LOCK_EX)
    } while result != 0 && errno == EINTR
    isHeld = result == 0
  }

  deinit {
    // As in `FileLock`: a child that is being started may hold a copy.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
