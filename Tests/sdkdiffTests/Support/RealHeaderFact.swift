/// Something that somebody who read two sets of headers can say about them.
struct RealHeaderFact: CustomStringConvertible {
  var module: String
  var symbol: String
  var id: String
  var level: String
  var platform: String?
  var part: String?
  var old: String?
  var new: String?
  /// The words of a comment that went, and those that came.
  var words: (removed: [String], added: [String])?
  /// The version or `unavailable` on some platforms.
  var availability: [String: String] = [:]

  var description: String { "\(module): \(symbol): \(id) \(platform ?? part ?? "")" }

  /// Whether a finding could be this fact, right or wrong.
  func isAbout(_ finding: Changelog.Finding) -> Bool {
    finding.symbol?.name == symbol && finding.id == id && finding.platform == platform
      && (part == nil || finding.part == part)
  }

  func agrees(_ finding: Changelog.Finding) -> Bool {
    guard finding.level == level else { return false }
    if let words {
      return finding.documentation?.removed == words.removed && finding.documentation?.added == words.added
    }
    let stated = finding.availability?.mapValues {
      $0.unavailable == true ? "unavailable" : $0.introduced ?? ""
    }
    return finding.old == old && finding.new == new
      && availability.allSatisfy { stated?[$0.key] == $0.value }
  }

  private init(_ module: String, _ symbol: String, _ id: String, _ level: String) {
    self.module = module
    self.symbol = symbol
    self.id = id
    self.level = level
  }

  private static func came(
    _ module: String, _ symbol: String, _ level: String = "info", _ availability: [String: String] = [:]
  ) -> Self {
    var fact = Self(module, symbol, "symbol-added", level)
    fact.availability = availability
    return fact
  }

  private static func went(_ module: String, _ symbol: String) -> Self {
    Self(module, symbol, "symbol-removed", "breaking")
  }

  private static func changed(
    _ module: String, _ symbol: String, _ id: String, _ level: String, _ old: String?, _ new: String?,
    platform: String? = nil, part: String? = nil
  ) -> Self {
    var fact = Self(module, symbol, id, level)
    (fact.old, fact.new, fact.platform, fact.part) = (old, new, platform, part)
    return fact
  }

  private static func reworded(
    _ module: String, _ symbol: String, _ part: String, _ removed: String, _ added: String
  ) -> Self {
    var fact = Self(module, symbol, "documentation-changed", "info")
    fact.part = part
    fact.words = ([removed], [added])
    return fact
  }
}

extension RealHeaderFact {
  /// Between macOS 13.3 and 15.5.
  static let all: [RealHeaderFact] = symbols + availability + meaning + comments

  private static let symbols: [RealHeaderFact] = [
    // Their availability comes from a macro of the header's own.
    came(
      "malloc", "malloc_type_malloc", "info",
      ["macos": "14.0", "ios": "17.0", "visionos": "1.0", "driverkit": "23.0"]),
    came("os", "os_unfair_lock_lock_with_flags", "info", ["macos": "15.0", "visionos": "2.0"]),
    came(
      "dispatch", "dispatch_allow_send_signals", "info",
      ["macos": "14.4", "visionos": "1.1", "driverkit": "unavailable", "tvos": "unavailable"]),
    came("usr/include", "strchrnul"),
    came("usr/include", "quick_exit"),
    came("sys", "MADV_ZERO"),
    came("mach-o", "PLATFORM_VISIONOS"),
    came("sys", "graftdmg_type_t.GRAFTDMG_CRYPTEX_PDI_NONCE"),
    came("sys", "rusage_info_v6.ri_neural_footprint", "warning"),
    came("net", "ifreq.ifr_ifru.ifru_is_vpn", "warning"),
    went("sys", "VQ_FLAG10000"),
    went("net", "rt_metrics.rmx_state"),
    went("usr/include", "LAUNCH_JOBKEY_HOMERELATIVEQUEUEDIRECTORIES"),
    changed(
      "mach", "VM_LEDGER_FLAGS_USER", "symbol-renamed", "breaking", "VM_LEDGER_FLAGS", "VM_LEDGER_FLAGS_USER"),
  ]

  private static let availability: [RealHeaderFact] = [
    // Unavailable on iOS before, and nothing said of visionOS.
    changed(
      "usr/include", "pthread_jit_write_protect_supported_np", "became-available", "info", nil, "17.4",
      platform: "ios"),
    changed(
      "usr/include", "pthread_jit_write_protect_supported_np", "became-unavailable", "breaking", nil, nil,
      platform: "visionos"),
    changed("usr/include", "strvis", "deprecated", "warning", nil, "14.4", platform: "macos"),
    changed("usr/include", "strunvisx", "deprecated", "warning", nil, "10.4", platform: "watchos"),
    changed("dispatch", "dispatch_async_f", "became-unavailable", "breaking", nil, nil, platform: "swift"),
    changed("xpc", "xpc_main", "became-unavailable", "breaking", nil, nil, platform: "ios"),
    changed("xpc", "xpc_main", "introduced-changed", "info", nil, "5.0", platform: "maccatalyst"),
    changed(
      "dispatch", "dispatch_after", "swift-name-changed", "breaking", nil, "swift_private",
      part: "refined for Swift"),
  ]

  private static let meaning: [RealHeaderFact] = [
    changed("mach", "task_MSG_COUNT", "macro-value-changed", "warning", "65", "66"),
    changed("sys", "ATTR_VOL_VALIDMASK", "macro-value-changed", "warning", "0xF0B7FFFF", "0xF0FFFFFF"),
    changed("usr/include", "ZLIB_VERSION", "macro-value-changed", "warning", "\"1.2.11\"", "\"1.2.12\""),
    changed("sys", "rusage_info_v6.ri_reserved", "type-changed", "breaking", "uint64_t[14]", "uint64_t[9]"),
    changed(
      "usr/include", "psignal", "type-changed", "breaking", "unsigned int", "int", part: "parameter 1"),
    changed("usr/include", "iconv_t", "type-changed", "breaking", "void *", "struct __tag_iconv_t *"),
    changed(
      "objc", "objc_enumerateClasses", "attribute-changed", "info", nil, "not_tail_called",
      part: "not_tail_called"),
  ]

  private static let comments: [RealHeaderFact] = [
    reworded("sys", "F_SPECULATIVE_READ", "abstract", "Synchronous", "Asynchronous"),
    reworded(
      "objc", "objc_AssociationPolicy.OBJC_ASSOCIATION_ASSIGN", "abstract", "a weak", "an unsafe unretained"),
    reworded(
      "dispatch", "dispatch_queue_attr_make_with_autorelease_frequency", "discussion", "inherithed",
      "inherited"),
    reworded("net", "IFQ_LL_L4S_TARGET_DELAY", "abstract", "10", "2"),
    reworded("xpc", "xpc_dictionary_get_uuid", "returns", "is", "if"),
  ]
}
