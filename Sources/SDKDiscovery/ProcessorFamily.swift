/// A family of processors, which headers name their folders for: `libkern/i386`, `mach/arm`.
enum ProcessorFamily: CaseIterable {
  case arm, intel, powerPC

  /// The family of a target triple, arm where it names none.
  init(target: String?) {
    let processor = target?.prefix { $0 != "-" } ?? "arm64"
    self = Self.allCases.first { $0.holds(processor) } ?? .arm
  }

  /// Whether a header is for another family, by the folders of its path below the module's.
  ///
  /// Most of these headers say so themselves, by a condition around all they hold; those that do not define once more
  /// what the target's own headers define.
  func excludes(_ header: String) -> Bool {
    header.split(separator: "/").dropLast().contains { folder in
      Self.allCases.contains { $0 != self && $0.holds(folder) }
    }
  }

  private func holds(_ name: Substring) -> Bool {
    switch self {
    case .arm: name == "aarch64" || name == "arm" || name.hasPrefix("arm64") || name.hasPrefix("armv")
    case .intel: ["i386", "i686", "x86", "x86_64", "x86_64h"].contains(name)
    case .powerPC: ["ppc", "ppc64", "powerpc"].contains(name)
    }
  }
}
