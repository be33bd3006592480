extension Pairs {
  /// A function with the given attributes.
  private static func function(_ attributes: String) -> String { "void f(void) \(attributes);" }

  /// A pair of functions that differ in attributes.
  private static func change(
    _ description: String, _ before: String, _ after: String, _ changes: [Expected], back: [Expected]? = nil
  ) -> HeaderPair {
    HeaderPair(description, function(before), function(after), changes, back: back)
  }

  static let availability: [HeaderPair] = [
    change(
      "introduced later and earlier", "API_AVAILABLE(ios(14.0))", "API_AVAILABLE(ios(15.0))",
      [.init(.introducedChanged, .breaking, "f", on: "ios", old: "14.0", new: "15.0")],
      back: [.init(.introducedChanged, .info, "f", on: "ios", old: "15.0", new: "14.0")]),
    change(
      "introduction gained and lost", "API_AVAILABLE(ios(14.0))", "API_AVAILABLE(ios(14.0), tvos(14.0))",
      [.init(.introducedChanged, .info, "f", on: "tvos", new: "14.0")],
      back: [.init(.introducedChanged, .warning, "f", on: "tvos", old: "14.0")]),
    change(
      "deprecated since another version", "API_DEPRECATED(\"gone\", ios(10.0, 14.0))",
      "API_DEPRECATED(\"gone\", ios(10.0, 15.0))",
      [.init(.deprecationChanged, .info, "f", on: "ios", old: "14.0", new: "15.0", message: "gone")],
      back: [.init(.deprecationChanged, .info, "f", on: "ios", old: "15.0", new: "14.0", message: "gone")]),
    change(
      "deprecated with a replacement and no longer", "API_AVAILABLE(ios(10.0))",
      "API_DEPRECATED_WITH_REPLACEMENT(\"g\", ios(10.0, 14.0))",
      [.init(.deprecated, .warning, "f", on: "ios", new: "14.0", replacement: "g")],
      back: [.init(.undeprecated, .info, "f", on: "ios", old: "14.0", replacement: "g")]),
    change(
      "to be deprecated", "API_AVAILABLE(ios(10.0))",
      "API_DEPRECATED(\"soon\", ios(10.0, API_TO_BE_DEPRECATED))",
      [
        .init(
          .deprecationChanged, .info, "f", on: "ios", new: "to be deprecated", message: "soon")
      ],
      back: [.init(.undeprecated, .info, "f", on: "ios", old: "to be deprecated", message: "soon")]),
    change(
      "to be deprecated gets a version", "API_DEPRECATED(\"soon\", ios(10.0, API_TO_BE_DEPRECATED))",
      "API_DEPRECATED(\"soon\", ios(10.0, 16.0))",
      [
        .init(
          .deprecated, .warning, "f", on: "ios", old: "to be deprecated", new: "16.0", message: "soon")
      ],
      back: [
        .init(
          .deprecationChanged, .info, "f", on: "ios", old: "16.0", new: "to be deprecated", message: "soon")
      ]),
    HeaderPair.nothing(
      "equal spellings of a version", function("__attribute__((availability(ios,introduced=16_0)))"),
      function("__attribute__((availability(ios,introduced=16)))")),
    HeaderPair.nothing(
      "equal spellings of a version with parts", function("API_AVAILABLE(ios(16))"),
      function("API_AVAILABLE(ios(16.0))")),
    HeaderPair.nothing(
      "macOS 10.16 is 11.0", function("API_AVAILABLE(macos(10.16))"), function("API_AVAILABLE(macos(11.0))")),
    change(
      "a plain attribute gets a version", "__attribute__((deprecated(\"gone\")))",
      "__attribute__((availability(ios,deprecated=14.0,message=\"gone\")))",
      [.init(.deprecationChanged, .info, "f", on: "ios", new: "14.0", message: "gone")],
      back: [.init(.deprecationChanged, .info, "f", on: "ios", old: "14.0", message: "gone")]),
    change(
      "obsoleted set and gone", "__attribute__((availability(ios,introduced=10)))",
      "__attribute__((availability(ios,introduced=10,obsoleted=14)))",
      [.init(.obsoletedChanged, .breaking, "f", on: "ios", new: "14.0")],
      back: [.init(.obsoletedChanged, .info, "f", on: "ios", old: "14.0")]),
    change(
      "obsoleted earlier and later", "__attribute__((availability(ios,introduced=10,obsoleted=14)))",
      "__attribute__((availability(ios,introduced=10,obsoleted=13)))",
      [.init(.obsoletedChanged, .breaking, "f", on: "ios", old: "14.0", new: "13.0")],
      back: [.init(.obsoletedChanged, .info, "f", on: "ios", old: "13.0", new: "14.0")]),
    change(
      "unavailable on a platform", "API_AVAILABLE(ios(14.0), tvos(14.0))",
      "API_AVAILABLE(ios(14.0)) API_UNAVAILABLE(tvos)",
      [.init(.becameUnavailable, .breaking, "f", on: "tvos", old: "14.0")],
      back: [.init(.becameAvailable, .info, "f", on: "tvos", new: "14.0")]),
    change(
      "unavailable on a platform, with a message", "",
      "__attribute__((availability(tvos,unavailable,replacement=\"g\",message=\"not here\")))",
      [
        .init(
          .becameUnavailable, .breaking, "f", on: "tvos", message: "not here", replacement: "g")
      ],
      back: [.init(.becameAvailable, .info, "f", on: "tvos")]),
    change(
      "unavailable everywhere", "", "__attribute__((unavailable(\"gone\")))",
      [.init(.becameUnavailable, .breaking, "f", on: "*", message: "gone")],
      back: [.init(.becameAvailable, .info, "f", on: "*")]),
    change(
      "available since a version, then nowhere", "API_AVAILABLE(ios(14.0))", "__attribute__((unavailable))",
      [.init(.becameUnavailable, .breaking, "f", on: "*")],
      back: [
        .init(.becameAvailable, .info, "f", on: "*"),
        .init(.becameAvailable, .info, "f", on: "ios", new: "14.0"),
      ]),
    change(
      "deprecated, then nowhere", "API_DEPRECATED(\"old\", ios(10.0, 14.0))", "__attribute__((unavailable))",
      [.init(.becameUnavailable, .breaking, "f", on: "*")]),
    change(
      "unavailable on a platform, then everywhere", "API_UNAVAILABLE(tvos)", "__attribute__((unavailable))",
      [.init(.becameUnavailable, .breaking, "f", on: "*")],
      back: [.init(.becameAvailable, .info, "f", on: "*")]),
    change(
      "deprecated where it becomes unavailable", "API_DEPRECATED(\"old\", ios(10.0, 14.0))",
      "API_UNAVAILABLE(ios)",
      [.init(.becameUnavailable, .breaking, "f", on: "ios", old: "10.0")]),
    change(
      "message and replacement",
      "__attribute__((availability(ios,deprecated=14.0,replacement=\"g\",message=\"a\")))",
      "__attribute__((availability(ios,deprecated=14.0,replacement=\"h\",message=\"b\")))",
      [
        .init(
          .availabilityMessageChanged, .info, "f", part: "message", on: "ios", old: "a", new: "b",
          message: "b", replacement: "h"),
        .init(
          .availabilityMessageChanged, .info, "f", part: "replacement", on: "ios", old: "g", new: "h",
          message: "b", replacement: "h"),
      ]),
    change(
      "a message beside a new version", "API_DEPRECATED(\"a\", ios(10.0, 14.0))",
      "API_DEPRECATED(\"b\", ios(10.0, 15.0))",
      [.init(.deprecationChanged, .info, "f", on: "ios", old: "14.0", new: "15.0", message: "b")]),
    change(
      "the message of a plain attribute", "__attribute__((deprecated(\"a\")))",
      "__attribute__((deprecated(\"b\")))",
      [
        .init(
          .availabilityMessageChanged, .info, "f", part: "message", on: "*", old: "a", new: "b", message: "b")
      ]),
    change(
      "app extensions and Swift are platforms", "API_AVAILABLE(ios(14.0))",
      "API_AVAILABLE(ios(14.0)) NS_EXTENSION_UNAVAILABLE_IOS(\"no\") NS_SWIFT_UNAVAILABLE(\"no\")",
      [
        .init(.becameUnavailable, .breaking, "f", on: "ios_app_extension", message: "no"),
        .init(.becameUnavailable, .breaking, "f", on: "swift", message: "no"),
      ]),
    HeaderPair(
      "a container's availability is told on it alone",
      "API_AVAILABLE(ios(14.0))\n@interface Test : NSObject\n- (void)f;\n@property int p;\n@end",
      "API_AVAILABLE(ios(15.0))\n@interface Test : NSObject\n- (void)f;\n@property int p;\n@end",
      [.init(.introducedChanged, .breaking, "Test", on: "ios", old: "14.0", new: "15.0")]),
    HeaderPair(
      "a member with its own row for one platform keeps inheriting the others",
      """
      API_AVAILABLE(ios(14.0), tvos(14.0))
      @interface Test : NSObject
      - (void)f API_AVAILABLE(ios(15.0));
      @end
      """,
      """
      API_AVAILABLE(ios(14.0), tvos(15.0))
      @interface Test : NSObject
      - (void)f API_AVAILABLE(ios(16.0));
      @end
      """,
      [
        .init(.introducedChanged, .breaking, "-[Test f]", on: "ios", old: "15.0", new: "16.0"),
        .init(.introducedChanged, .breaking, "Test", on: "tvos", old: "14.0", new: "15.0"),
      ]),
    HeaderPair.nothing(
      "a member that repeats its container's availability",
      "API_AVAILABLE(ios(14.0))\n@interface Test : NSObject\n- (void)f;\n@end",
      "API_AVAILABLE(ios(14.0))\n@interface Test : NSObject\n- (void)f API_AVAILABLE(ios(14.0));\n@end"),
    HeaderPair(
      "a region around a class is told on it alone",
      "@interface Test : NSObject\n- (void)f;\n@end",
      "API_AVAILABLE_BEGIN(ios(14.0))\n@interface Test : NSObject\n- (void)f;\n@end\nAPI_AVAILABLE_END",
      [.init(.introducedChanged, .info, "Test", on: "ios", new: "14.0")],
      back: [.init(.introducedChanged, .warning, "Test", on: "ios", old: "14.0")]),
    HeaderPair(
      "constants and their enum",
      "typedef NS_ENUM(NSInteger, E) { A, B } API_AVAILABLE(ios(14.0));",
      "typedef NS_ENUM(NSInteger, E) { A, B API_AVAILABLE(ios(15.0)) } API_AVAILABLE(ios(14.0));",
      [.init(.introducedChanged, .breaking, "E.B", on: "ios", old: "14.0", new: "15.0")]),
    HeaderPair(
      "a method newly unavailable in a class that existed",
      "@interface Test : NSObject\n@end",
      "@interface Test : NSObject\n- (instancetype)init NS_UNAVAILABLE;\n@end",
      [.init(.becameUnavailable, .breaking, "-[Test init]", on: "*")],
      back: [.removed("-[Test init]")]),
    HeaderPair(
      "a property newly unavailable in a protocol that existed",
      "@protocol Test\n@end", "@protocol Test\n@property int p __attribute__((unavailable(\"no\")));\n@end",
      [.init(.becameUnavailable, .breaking, "Test.p", on: "*", message: "no")]),
    HeaderPair(
      "a method unavailable in a class that is new", "",
      "@interface Test : NSObject\n- (instancetype)init NS_UNAVAILABLE;\n@end",
      [.added("-[Test init]"), .added("Test")]),
    HeaderPair(
      "a method newly unavailable on one platform", "@interface Test : NSObject\n@end",
      "@interface Test : NSObject\n- (void)f API_UNAVAILABLE(tvos);\n@end", [.added("-[Test f]")]),
    HeaderPair(
      "each platform by itself", function("API_AVAILABLE(ios(14.0), macos(11.0))"),
      function("API_DEPRECATED(\"m\", ios(14.0, 16.0), macos(11.0, 13.0))"),
      [
        .init(.deprecated, .warning, "f", on: "ios", new: "16.0", message: "m"),
        .init(.deprecated, .warning, "f", on: "macos", new: "13.0", message: "m"),
      ]),
    change(
      "deprecated everywhere where it was so on one of two platforms",
      "API_DEPRECATED(\"m\", ios(10.0, 14.0)) API_AVAILABLE(tvos(10.0))",
      "__attribute__((deprecated(\"n\"))) API_AVAILABLE(ios(10.0), tvos(10.0))",
      [
        .init(.deprecated, .warning, "f", on: "*", message: "n"),
        .init(.deprecationChanged, .info, "f", on: "ios", old: "14.0", message: "n"),
      ],
      back: [
        .init(.deprecationChanged, .info, "f", on: "ios", new: "14.0", message: "m"),
        .init(.undeprecated, .info, "f", on: "tvos", message: "n"),
      ]),
    HeaderPair(
      "a message for all platforms and for one, told once",
      function("__attribute__((deprecated(\"m\"))) API_DEPRECATED(\"m\", ios(13.0, 14.0))"),
      function("__attribute__((deprecated(\"n\"))) API_DEPRECATED(\"n\", ios(13.0, 14.0))"),
      [
        .init(
          .availabilityMessageChanged, .info, "f", part: "message", on: "*", old: "m", new: "n", message: "n")
      ]),
    HeaderPair(
      "both available and unavailable is unavailable", function("API_AVAILABLE(tvos(14.0))"),
      function("API_AVAILABLE(tvos(14.0)) API_UNAVAILABLE(tvos)"),
      [.init(.becameUnavailable, .breaking, "f", on: "tvos", old: "14.0")]),
    HeaderPair(
      "variance alone", "@interface Test<T> : NSObject\n@end",
      "@interface Test<__covariant T> : NSObject\n@end",
      [.init(.attributeChanged, .info, "Test", part: "variance", old: "T", new: "__covariant T")],
      back: [.init(.attributeChanged, .info, "Test", part: "variance", old: "__covariant T", new: "T")]),
    HeaderPair(
      "instance variables", "@interface Test : NSObject\n@end",
      "@interface Test : NSObject {\n  int x;\n}\n@end",
      [.added("Test.x")], back: [.removed("Test.x")]),
  ]
}
