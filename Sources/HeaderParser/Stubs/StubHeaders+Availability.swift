extension StubHeaders {
  /// `Availability.h`, `os/availability.h`, `AvailabilityMacros.h`, `TargetConditionals.h`.
  static let availability: [(String, String)] = [
    ("TargetConditionals.h", targetConditionals),
    ("AvailabilityVersions.h", versionNumbers),
    ("os/availability.h", "#include <AvailabilityVersions.h>\n" + eachMacros + platformMacros + apiMacros),
    ("AvailabilityInternal.h", "#include <os/availability.h>\n" + releaseMacros),
    ("Availability.h", availabilityHeader),
    ("AvailabilityMacros.h", availabilityMacros),
  ]

  // MARK: - Version numbers

  // `__IPHONE_13_0` is a number in `#if`, and a name in __OSX_AVAILABLE_STARTING, where only its written form
  // leads to the version: so each comes a second time as __SDKDIFF_V_….
  private static let versionNumbers: String = {
    var lines: [String] = []
    func add(_ prefix: String, _ majors: [Int], minors: Int, versions: Bool = false) {
      for major in majors {
        for minor in 0...minors {
          lines.append("#define \(prefix)_\(major)_\(minor) \(major * 10_000 + minor * 100)")
          if versions { lines.append("#define __SDKDIFF_V_\(prefix)_\(major)_\(minor) \(major).\(minor)") }
        }
      }
      if versions { lines.append("#define __SDKDIFF_V_\(prefix)_NA NA") }
    }
    for minor in 0...16 {
      // Up to 10.9 the number has one digit for the minor version and one for the patch.
      lines.append("#define __MAC_10_\(minor) \(minor < 10 ? 1_000 + minor * 10 : 100_000 + minor * 100)")
      lines.append("#define __SDKDIFF_V___MAC_10_\(minor) 10.\(minor)")
      guard minor >= 10 else { continue }
      for patch in 1...6 {
        lines.append("#define __MAC_10_\(minor)_\(patch) \(100_000 + minor * 100 + patch)")
        lines.append("#define __SDKDIFF_V___MAC_10_\(minor)_\(patch) 10.\(minor).\(patch)")
      }
    }
    add("__MAC", Array(11...15) + [26, 27], minors: 7, versions: true)
    add("__IPHONE", Array(2...18) + [26, 27], minors: 8, versions: true)
    add("__TVOS", Array(9...18) + [26, 27], minors: 6)
    add("__WATCHOS", Array(1...11) + [26, 27], minors: 6)
    add("__VISIONOS", [1, 2, 26, 27], minors: 6)
    add("__XROS", [1, 2, 26, 27], minors: 6)
    add("__DRIVERKIT", Array(19...27), minors: 6)
    for prefix in ["__MAC", "__IPHONE", "__TVOS", "__WATCHOS", "__VISIONOS", "__XROS", "__DRIVERKIT"] {
      lines.append("#define \(prefix)_NA 9999")
    }
    return lines.joined(separator: "\n")
  }()

  // What AvailabilityInternal.h has for every release of old: __AVAILABILITY_INTERNAL__IPHONE_5_0.
  private static let releaseMacros: String = {
    var lines: [String] = []
    for major in 2...12 {
      for minor in 0...4 {
        lines.append(
          "#define __AVAILABILITY_INTERNAL__IPHONE_\(major)_\(minor) "
            + "__attribute__((availability(ios,introduced=\(major).\(minor))))")
      }
    }
    return lines.joined(separator: "\n")
  }()

  // MARK: - API_…

  /// How many platforms one macro takes.
  private static let platformLimit = 20

  // __SDKDIFF_EACH(op, extra, a, b, …) is op(extra, a) op(extra, b) ….
  private static let eachMacros: String = {
    let numbers = 1...platformLimit
    let slots = numbers.map { "_\($0)" }.joined(separator: ",")
    let choices = numbers.reversed().map { "__SDKDIFF_EACH_\($0)" }.joined(separator: ",")
    var lines = [
      "",
      "#define __SDKDIFF_PICK(\(slots),pick,...) pick",
      "#define __SDKDIFF_EACH(op,extra,...) "
        + "__SDKDIFF_PICK(__VA_ARGS__,\(choices),0)(op,extra,__VA_ARGS__)",
      "#define __SDKDIFF_EACH_1(op,extra,a) op(extra,a)",
    ]
    for number in numbers.dropFirst() {
      lines.append(
        "#define __SDKDIFF_EACH_\(number)(op,extra,a,...) "
          + "op(extra,a) __SDKDIFF_EACH_\(number - 1)(op,extra,__VA_ARGS__)")
    }
    return lines.joined(separator: "\n") + "\n"
  }()

  // The platform is passed on under the name it was written with; a platform the compiler does not know is
  // a warning, and the attribute is there all the same.
  private static let platformMacros: String = {
    let platforms = """
      macos macosx macCatalyst maccatalyst ios tvos watchos visionos xros driverkit bridgeos anyappleos
      macos_app_extension macosx_app_extension macCatalyst_app_extension maccatalyst_app_extension
      ios_app_extension tvos_app_extension watchos_app_extension visionos_app_extension xros_app_extension
      swift android fuchsia
      """
    var lines: [String] = []
    for platform in platforms.split(whereSeparator: \.isWhitespace) {
      lines.append("#define __SDKDIFF_A_\(platform)(i) \(platform),introduced=i")
      lines.append("#define __SDKDIFF_D_\(platform)(i,d) \(platform),introduced=i,deprecated=d")
      lines.append("#define __SDKDIFF_O_\(platform)(i,d,o) \(platform),introduced=i,deprecated=d,obsoleted=o")
      lines.append("#define __SDKDIFF_U_\(platform) \(platform),unavailable")
    }
    return lines.joined(separator: "\n") + "\n"
  }()

  private static let apiMacros: String = {
    var text = #"""
      #define __SDKDIFF_AVAILABLE(extra,p) __attribute__((availability(__SDKDIFF_A_##p)))
      #define __SDKDIFF_UNAVAILABLE(extra,p) __attribute__((availability(__SDKDIFF_U_##p)))
      #define __SDKDIFF_DEPRECATED(msg,p) __attribute__((availability(__SDKDIFF_D_##p,message=msg)))
      #define __SDKDIFF_REPLACED(rep,p) __attribute__((availability(__SDKDIFF_D_##p,replacement=rep)))
      #define __SDKDIFF_OBSOLETED(msg,p) __attribute__((availability(__SDKDIFF_O_##p,message=msg)))
      #define __SDKDIFF_OBSOLETED_REPLACED(rep,p) __attribute__((availability(__SDKDIFF_O_##p,replacement=rep)))

      #define __SDKDIFF_APPLY_TO any(record, enum, enum_constant, function, objc_method, objc_category, \
        objc_protocol, objc_interface, objc_property, type_alias, variable, field)
      #define __SDKDIFF_STRING(...) #__VA_ARGS__
      #define __SDKDIFF_PRAGMA(...) _Pragma(__SDKDIFF_STRING(__VA_ARGS__))
      #define __SDKDIFF_REGION(attr) __SDKDIFF_PRAGMA(clang attribute (attr, apply_to = __SDKDIFF_APPLY_TO))
      #define __SDKDIFF_AVAILABLE_REGION(extra,p) __SDKDIFF_REGION(__SDKDIFF_AVAILABLE(extra,p))
      #define __SDKDIFF_UNAVAILABLE_REGION(extra,p) __SDKDIFF_REGION(__SDKDIFF_UNAVAILABLE(extra,p))
      #define __SDKDIFF_DEPRECATED_REGION(msg,p) __SDKDIFF_REGION(__SDKDIFF_DEPRECATED(msg,p))
      #define __SDKDIFF_REPLACED_REGION(rep,p) __SDKDIFF_REGION(__SDKDIFF_REPLACED(rep,p))
      #define __SDKDIFF_OBSOLETED_REGION(msg,p) __SDKDIFF_REGION(__SDKDIFF_OBSOLETED(msg,p))
      #define __SDKDIFF_OBSOLETED_REPLACED_REGION(rep,p) __SDKDIFF_REGION(__SDKDIFF_OBSOLETED_REPLACED(rep,p))
      #define __SDKDIFF_PUSH _Pragma("clang attribute push")
      #define __SDKDIFF_POP _Pragma("clang attribute pop")

      #define __API_TO_BE_DEPRECATED 100000
      """#
    text += "\n#define API_TO_BE_DEPRECATED 100000\n"
    for platform in ["MACOS", "IOS", "MACCATALYST", "TVOS", "WATCHOS", "VISIONOS", "XROS", "DRIVERKIT"] {
      text += "#define API_TO_BE_DEPRECATED_\(platform) 100000\n"
      text += "#define __API_TO_BE_DEPRECATED_\(platform) 100000\n"
    }
    // Name, how it is applied, and whether its first argument is a message or a replacement.
    let families = [
      ("AVAILABLE", "AVAILABLE", false), ("UNAVAILABLE", "UNAVAILABLE", false),
      ("DEPRECATED", "DEPRECATED", true), ("DEPRECATED_WITH_REPLACEMENT", "REPLACED", true),
      ("OBSOLETED", "OBSOLETED", true), ("OBSOLETED_WITH_REPLACEMENT", "OBSOLETED_REPLACED", true),
    ]
    for (name, operation, hasText) in families {
      let parameters = hasText ? "text,..." : "..."
      let extra = hasText ? "text" : ""
      let each = "__SDKDIFF_EACH(__SDKDIFF_\(operation),\(extra),__VA_ARGS__)"
      let region = "__SDKDIFF_EACH(__SDKDIFF_\(operation)_REGION,\(extra),__VA_ARGS__)"
      for prefix in ["API", "__API"] {
        text += "#define \(prefix)_\(name)(\(parameters)) \(each)\n"
      }
      // As in a public SDK, where they say nothing.
      text += "#define SPI_\(name)(...)\n#define __SPI_\(name)(...)\n"
      for prefix in ["API", "__API"] {
        text += "#define \(prefix)_\(name)_BEGIN(\(parameters)) __SDKDIFF_PUSH \(region)\n"
        text += "#define \(prefix)_\(name)_END __SDKDIFF_POP\n"
      }
    }
    return text
  }()
}
