extension Pairs {
  /// A class with a method, each with attributes.
  private static func header(_ container: String, _ member: String) -> String {
    "\(container)\n@interface Test : NSObject\n- (void)f \(member);\n@end"
  }

  private static func pair(
    _ description: String, from before: (String, String), to after: (String, String), _ changes: [Expected],
    back: [Expected]? = nil
  ) -> HeaderPair {
    HeaderPair(
      description, header(before.0, before.1), header(after.0, after.1), changes, back: back)
  }

  private static func available(_ version: String) -> String { "API_AVAILABLE(ios(\(version)))" }

  private static func deprecated(_ version: String, _ message: String, from: String = "2.0") -> String {
    "API_DEPRECATED(\"\(message)\", ios(\(from), \(version)))"
  }

  /// Changes of a class and of its member, which count together.
  static let effectiveAvailability: [HeaderPair] = [
    pair(
      "a class introduced later than a member's own version", from: (available("14.0"), available("15.0")),
      to: (available("16.0"), available("15.0")),
      [.init(.introducedChanged, .breaking, "Test", on: "ios", old: "14.0", new: "16.0")],
      back: [.init(.introducedChanged, .info, "Test", on: "ios", old: "16.0", new: "14.0")]),
    pair(
      "a class introduced later, but earlier than its member", from: (available("14.0"), available("16.0")),
      to: (available("15.0"), available("16.0")),
      [.init(.introducedChanged, .breaking, "Test", on: "ios", old: "14.0", new: "15.0")],
      back: [.init(.introducedChanged, .info, "Test", on: "ios", old: "15.0", new: "14.0")]),
    pair(
      "a class and its member introduced later, in one step",
      from: (available("14.0"), available("14.0")), to: (available("15.0"), available("15.0")),
      [.init(.introducedChanged, .breaking, "Test", on: "ios", old: "14.0", new: "15.0")],
      back: [.init(.introducedChanged, .info, "Test", on: "ios", old: "15.0", new: "14.0")]),
    pair(
      "a class and its member introduced later, the member still later",
      from: (available("14.0"), available("14.0")), to: (available("15.0"), available("16.0")),
      [
        .init(.introducedChanged, .breaking, "-[Test f]", on: "ios", old: "14.0", new: "16.0"),
        .init(.introducedChanged, .breaking, "Test", on: "ios", old: "14.0", new: "15.0"),
      ],
      back: [
        .init(.introducedChanged, .info, "-[Test f]", on: "ios", old: "16.0", new: "14.0"),
        .init(.introducedChanged, .info, "Test", on: "ios", old: "15.0", new: "14.0"),
      ]),
    pair(
      "a class gains a platform that its member names",
      from: (available("14.0"), "API_AVAILABLE(tvos(15.0))"),
      to: ("API_AVAILABLE(ios(14.0), tvos(14.0))", "API_AVAILABLE(tvos(15.0))"),
      [.init(.introducedChanged, .info, "Test", on: "tvos", new: "14.0")],
      back: [.init(.introducedChanged, .warning, "Test", on: "tvos", old: "14.0")]),
    pair(
      "a class gains a platform, its member a later version of it", from: (available("14.0"), ""),
      to: ("API_AVAILABLE(ios(14.0), tvos(14.0))", "API_AVAILABLE(tvos(15.0))"),
      [
        .init(.introducedChanged, .info, "-[Test f]", on: "tvos", new: "15.0"),
        .init(.introducedChanged, .info, "Test", on: "tvos", new: "14.0"),
      ]),
    pair(
      "a class deprecated whose member has a version of its own", from: (available("2.0"), available("9.0")),
      to: (deprecated("13.0", "c"), available("9.0")),
      [.init(.deprecated, .warning, "Test", on: "ios", new: "13.0", message: "c")],
      back: [.init(.undeprecated, .info, "Test", on: "ios", old: "13.0", message: "c")]),
    pair(
      "a class deprecated later than its member", from: (available("2.0"), deprecated("9.0", "m")),
      to: (deprecated("13.0", "c"), deprecated("9.0", "m")),
      [.init(.deprecated, .warning, "Test", on: "ios", new: "13.0", message: "c")],
      back: [.init(.undeprecated, .info, "Test", on: "ios", old: "13.0", message: "c")]),
    pair(
      "a class deprecated earlier than its member", from: (available("2.0"), deprecated("16.0", "m")),
      to: (deprecated("13.0", "c"), deprecated("16.0", "m")),
      [.init(.deprecated, .warning, "Test", on: "ios", new: "13.0", message: "c")],
      back: [.init(.undeprecated, .info, "Test", on: "ios", old: "13.0", message: "c")]),
    pair(
      "a class and its member deprecated with the same words", from: (available("2.0"), available("2.0")),
      to: (deprecated("13.0", "c"), deprecated("13.0", "c")),
      [.init(.deprecated, .warning, "Test", on: "ios", new: "13.0", message: "c")],
      back: [.init(.undeprecated, .info, "Test", on: "ios", old: "13.0", message: "c")]),
    pair(
      "a class and a later member deprecated with the same words",
      from: (available("2.0"), available("9.0")),
      to: (deprecated("13.0", "c"), deprecated("13.0", "c", from: "9.0")),
      [.init(.deprecated, .warning, "Test", on: "ios", new: "13.0", message: "c")],
      back: [.init(.undeprecated, .info, "Test", on: "ios", old: "13.0", message: "c")]),
    pair(
      "a class and a later member deprecated, the member introduced later still",
      from: (available("2.0"), available("9.0")),
      to: (deprecated("13.0", "c"), deprecated("13.0", "c", from: "10.0")),
      [
        .init(.introducedChanged, .breaking, "-[Test f]", on: "ios", old: "9.0", new: "10.0"),
        .init(.deprecated, .warning, "Test", on: "ios", new: "13.0", message: "c"),
      ],
      back: [
        .init(.introducedChanged, .info, "-[Test f]", on: "ios", old: "10.0", new: "9.0"),
        .init(.undeprecated, .info, "Test", on: "ios", old: "13.0", message: "c"),
      ]),
    pair(
      "a class and its member deprecated, each with words of its own", from: (available("2.0"), ""),
      to: (deprecated("13.0", "c"), deprecated("13.0", "m")),
      [
        .init(.deprecated, .warning, "-[Test f]", on: "ios", new: "13.0", message: "m"),
        .init(.deprecated, .warning, "Test", on: "ios", new: "13.0", message: "c"),
      ],
      back: [
        .init(.undeprecated, .info, "-[Test f]", on: "ios", old: "13.0", message: "m"),
        .init(.undeprecated, .info, "Test", on: "ios", old: "13.0", message: "c"),
      ]),
    HeaderPair.nothing(
      "a member deprecated later than its class", header(deprecated("13.0", "c"), available("9.0")),
      header(deprecated("13.0", "c"), deprecated("14.0", "m", from: "9.0"))),
    pair(
      "a member deprecated earlier than its class", from: (deprecated("13.0", "c"), ""),
      to: (deprecated("13.0", "c"), deprecated("12.0", "m")),
      [.init(.deprecationChanged, .info, "-[Test f]", on: "ios", old: "13.0", new: "12.0", message: "m")],
      back: [
        .init(.deprecationChanged, .info, "-[Test f]", on: "ios", old: "12.0", new: "13.0", message: "c")
      ]),
    pair(
      "a member deprecated with its class, in words of its own", from: (deprecated("13.0", "c"), ""),
      to: (deprecated("13.0", "c"), deprecated("13.0", "m")),
      [
        .init(
          .availabilityMessageChanged, .info, "-[Test f]", part: "message", on: "ios", old: "c", new: "m",
          message: "m")
      ],
      back: [
        .init(
          .availabilityMessageChanged, .info, "-[Test f]", part: "message", on: "ios", old: "m", new: "c",
          message: "c")
      ]),
    pair(
      "a member that is to be deprecated in a class that is deprecated", from: (deprecated("13.0", "c"), ""),
      to: (deprecated("13.0", "c"), deprecated("API_TO_BE_DEPRECATED", "m")), [], back: []),
    pair(
      "a class becomes unavailable, its member has a version", from: (available("9.0"), available("12.0")),
      to: ("API_UNAVAILABLE(ios)", available("12.0")),
      [.init(.becameUnavailable, .breaking, "Test", on: "ios", old: "9.0")],
      back: [.init(.becameAvailable, .info, "Test", on: "ios", new: "9.0")]),
    pair(
      "a class becomes unavailable that had an unavailable member",
      from: (available("9.0"), "API_UNAVAILABLE(ios)"),
      to: ("API_UNAVAILABLE(ios)", "API_UNAVAILABLE(ios)"),
      [.init(.becameUnavailable, .breaking, "Test", on: "ios", old: "9.0")],
      back: [.init(.becameAvailable, .info, "Test", on: "ios", new: "9.0")]),
    pair(
      "a class becomes unavailable everywhere, its member names a platform",
      from: ("", available("12.0")), to: ("NS_UNAVAILABLE", available("12.0")),
      [.init(.becameUnavailable, .breaking, "Test", on: "*")],
      back: [.init(.becameAvailable, .info, "Test", on: "*")]),
    pair(
      "a class and its member become available, the member in a later version",
      from: ("API_UNAVAILABLE(ios)", "API_UNAVAILABLE(ios)"), to: (available("14.0"), available("15.0")),
      [
        .init(.becameAvailable, .info, "-[Test f]", on: "ios", new: "15.0"),
        .init(.becameAvailable, .info, "Test", on: "ios", new: "14.0"),
      ], back: [.init(.becameUnavailable, .breaking, "Test", on: "ios", old: "14.0")]),
    HeaderPair.nothing(
      "a member of an unavailable class changes its version",
      header("API_UNAVAILABLE(ios)", available("12.0")),
      header("API_UNAVAILABLE(ios)", available("14.0"))),
    pair(
      "a member becomes available in a class that stays unavailable",
      from: ("API_UNAVAILABLE(ios)", "API_UNAVAILABLE(ios)"), to: ("API_UNAVAILABLE(ios)", available("14.0")),
      [], back: []),
    pair(
      "a class deprecated everywhere, its member since a version", from: ("", deprecated("9.0", "m")),
      to: ("__attribute__((deprecated(\"c\")))", deprecated("9.0", "m")),
      [.init(.deprecated, .warning, "Test", on: "*", message: "c")],
      back: [.init(.undeprecated, .info, "Test", on: "*", message: "c")]),
    HeaderPair(
      "a member moves into a region",
      """
      API_AVAILABLE(ios(14.0))
      @interface Test : NSObject
      - (void)g;
      @end
      @interface Test (More)
      - (void)f;
      @end
      """,
      """
      API_AVAILABLE(ios(14.0))
      @interface Test : NSObject
      - (void)g;
      @end
      API_AVAILABLE_BEGIN(ios(16.0))
      @interface Test (More)
      - (void)f;
      @end
      API_AVAILABLE_END
      """,
      [.init(.introducedChanged, .breaking, "-[Test f]", on: "ios", old: "14.0", new: "16.0")],
      back: [.init(.introducedChanged, .info, "-[Test f]", on: "ios", old: "16.0", new: "14.0")]),
    HeaderPair(
      "a member moves into a category of a later version",
      "@interface Test : NSObject\n- (void)f API_AVAILABLE(ios(14.0));\n@end",
      """
      @interface Test : NSObject
      @end
      API_AVAILABLE(ios(16.0))
      @interface Test (Later)
      - (void)f API_AVAILABLE(ios(14.0));
      @end
      """,
      [.init(.introducedChanged, .breaking, "-[Test f]", on: "ios", old: "14.0", new: "16.0")],
      back: [.init(.introducedChanged, .info, "-[Test f]", on: "ios", old: "16.0", new: "14.0")]),
    HeaderPair(
      "an enum and its constant",
      "typedef NS_ENUM(int, E) { A API_AVAILABLE(ios(12.0)) } API_AVAILABLE(ios(11.0));",
      "typedef NS_ENUM(int, E) { A API_AVAILABLE(ios(12.0)) } API_DEPRECATED(\"c\", ios(11.0, 14.0));",
      [.init(.deprecated, .warning, "E", on: "ios", new: "14.0", message: "c")],
      back: [.init(.undeprecated, .info, "E", on: "ios", old: "14.0", message: "c")]),
    HeaderPair(
      "an unnamed enum's constants are told of one by one",
      "enum { A, B API_AVAILABLE(ios(14.0)) };",
      "enum API_AVAILABLE(ios(12.0)) { A, B API_AVAILABLE(ios(14.0)) };",
      [.init(.introducedChanged, .info, "A", on: "ios", new: "12.0")],
      back: [.init(.introducedChanged, .warning, "A", on: "ios", old: "12.0")]),
    HeaderPair(
      "an enum that gets a name is no change of its constants",
      "enum API_AVAILABLE(ios(12.0)) { A };", "enum API_AVAILABLE(ios(12.0)) E { A };",
      [.added("E")], back: [.removed("E")]),
    HeaderPair(
      "a class renamed with its members, and introduced later",
      """
      API_AVAILABLE(ios(14.0)) @interface KitTester : NSObject
      - (void)f;
      - (void)g;
      @end
      """,
      """
      API_AVAILABLE(ios(15.0)) @interface KitTesters : NSObject
      - (void)f;
      - (void)g;
      @end
      """,
      [
        .init(.introducedChanged, .breaking, "KitTesters", on: "ios", old: "14.0", new: "15.0"),
        .init(.symbolRenamed, .breaking, "KitTesters", old: "KitTester", new: "KitTesters"),
      ]),
  ]
}
