/// What a visitor wants next.
package enum VisitResult {
  /// No more.
  case stop
  /// The next sibling.
  case next
  /// The children of this one, then the next sibling.
  case descend
}
