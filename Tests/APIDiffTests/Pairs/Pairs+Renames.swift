extension Pairs {
  private static func lamp(_ members: String) -> String {
    "#import <Foundation/Foundation.h>\n@interface ABLamp : NSObject\n\(members)\n@end\n"
  }

  /// Renames, and moves to another module.
  static let renames: [HeaderPair] = [
    HeaderPair(
      "a part of a selector is renamed",
      lamp("- (void)askUsingWideForm:(BOOL)wide moreAction:(void (^)(void))more done:(void (^)(void))done;"),
      lamp(
        "- (void)askPreferringWideForm:(BOOL)wide moreAction:(void (^)(void))more done:(void (^)(void))done;"),
      [
        .init(
          .symbolRenamed, .breaking, "-[ABLamp askPreferringWideForm:moreAction:done:]",
          old: "-[ABLamp askUsingWideForm:moreAction:done:]",
          new: "-[ABLamp askPreferringWideForm:moreAction:done:]")
      ],
      back: [
        .init(
          .symbolRenamed, .breaking, "-[ABLamp askUsingWideForm:moreAction:done:]",
          old: "-[ABLamp askPreferringWideForm:moreAction:done:]",
          new: "-[ABLamp askUsingWideForm:moreAction:done:]")
      ]),
    HeaderPair(
      "a rename with another version lists that, too",
      lamp("- (void)fadeOverDuration:(double)seconds API_AVAILABLE(ios(14.0));"),
      lamp("- (void)fadeWithDuration:(double)seconds API_AVAILABLE(ios(15.0));"),
      [
        .init(
          .introducedChanged, .breaking, "-[ABLamp fadeWithDuration:]", on: "ios", old: "14.0", new: "15.0"),
        .init(
          .symbolRenamed, .breaking, "-[ABLamp fadeWithDuration:]", old: "-[ABLamp fadeOverDuration:]",
          new: "-[ABLamp fadeWithDuration:]"),
      ]),
    HeaderPair(
      "a rename with other words lists those, too",
      lamp("/// Fades in seconds.\n- (void)fadeOverDuration:(double)seconds;"),
      lamp("/// Fades in minutes.\n- (void)fadeWithDuration:(double)seconds;"),
      [
        .init(
          .documentationChanged, .info, "-[ABLamp fadeWithDuration:]", part: "abstract",
          old: "Fades in seconds.", new: "Fades in minutes."),
        .init(
          .symbolRenamed, .breaking, "-[ABLamp fadeWithDuration:]", old: "-[ABLamp fadeOverDuration:]",
          new: "-[ABLamp fadeWithDuration:]"),
      ]),
    HeaderPair(
      "a function whose type is renamed, too",
      "typedef int AB_master_t;\nint AB_get_master(AB_master_t *port);\n"
        + "#define AB_MASTER_PORT 2\n#define AB_get_master_port(host) AB_get(host, AB_MASTER_PORT)",
      "typedef int AB_main_t;\nint AB_get_main(AB_main_t *port);\n"
        + "#define AB_MAIN_PORT 2\n#define AB_get_main_port(host) AB_get(host, AB_MAIN_PORT)",
      [
        .init(.symbolRenamed, .breaking, "AB_MAIN_PORT", old: "AB_MASTER_PORT", new: "AB_MAIN_PORT"),
        .init(.symbolRenamed, .breaking, "AB_get_main", old: "AB_get_master", new: "AB_get_main"),
        .init(
          .typeChanged, .breaking, "AB_get_main", part: "port", old: "AB_master_t *", new: "AB_main_t *"),
        .init(
          .macroValueChanged, .warning, "AB_get_main_port", old: "(host) AB_get(host, AB_MASTER_PORT)",
          new: "(host) AB_get(host, AB_MAIN_PORT)"),
        .init(
          .symbolRenamed, .breaking, "AB_get_main_port", old: "AB_get_master_port", new: "AB_get_main_port"),
        .init(.symbolRenamed, .breaking, "AB_main_t", old: "AB_master_t", new: "AB_main_t"),
      ]),
    HeaderPair(
      "an enum constant of the same value is renamed",
      "typedef enum ABMode { ABModeOff, ABModePulse } ABMode;",
      "typedef enum ABMode { ABModeOff, ABModePulsing } ABMode;",
      [
        .init(
          .symbolRenamed, .breaking, "ABMode.ABModePulsing", old: "ABMode.ABModePulse",
          new: "ABMode.ABModePulsing")
      ]),
    HeaderPair(
      "unrelated methods of the same type stay apart", lamp("- (void)openWindow;"),
      lamp("- (void)reloadData;"),
      [.removed("-[ABLamp openWindow]"), .added("-[ABLamp reloadData]")]),
    HeaderPair(
      "a reserved name is no partner of a public one",
      lamp("+ (ABLamp *)_lampPreferringColour;"), lamp("+ (ABLamp *)lampPreferringColour;"),
      [
        .init(.symbolRemoved, .noise, "+[ABLamp _lampPreferringColour]"),
        .added("+[ABLamp lampPreferringColour]"),
      ]),
    HeaderPair(
      "a name that only keeps a number taken", "#define AB_FAMILY_LAMP 16", "#define AB_FAMILY_UNUSED_16 16",
      [.removed("AB_FAMILY_LAMP"), .added("AB_FAMILY_UNUSED_16")]),
    HeaderPair(
      "a class is renamed and its members go along",
      "@interface ABLamp\n- (void)open;\n- (void)close;\n@property int level;\n@end",
      "@interface ABLantern\n- (void)open;\n- (void)close;\n@property int level;\n@end",
      [.init(.symbolRenamed, .breaking, "ABLantern", old: "ABLamp", new: "ABLantern")]),
    HeaderPair(
      "a class is renamed, and one of its methods",
      "@interface ABLamp\n- (void)open;\n- (void)close;\n- (void)fadeOverDuration:(double)seconds;\n@end",
      "@interface ABLantern\n- (void)open;\n- (void)close;\n- (void)fadeWithDuration:(double)seconds;\n@end",
      [
        .init(
          .symbolRenamed, .breaking, "-[ABLantern fadeWithDuration:]", old: "-[ABLamp fadeOverDuration:]",
          new: "-[ABLantern fadeWithDuration:]"),
        .init(.symbolRenamed, .breaking, "ABLantern", old: "ABLamp", new: "ABLantern"),
      ]),
    HeaderPair(
      "a required member of a protocol that was renamed",
      "@protocol ABLampUser\n- (void)open;\n- (void)close;\n@end",
      "@protocol ABLanternUser\n- (void)open;\n- (void)close;\n- (int)level;\n@end",
      [
        .added("-[ABLanternUser level]", .breaking),
        .init(.symbolRenamed, .breaking, "ABLanternUser", old: "ABLampUser", new: "ABLanternUser"),
      ]),
    HeaderPair(
      "an enum is renamed and its constants stay",
      "typedef enum ABMode { ABOff, ABOn } ABMode;", "typedef enum ABLampMode { ABOff, ABOn } ABLampMode;",
      [.init(.symbolRenamed, .breaking, "ABLampMode", old: "ABMode", new: "ABLampMode")]),
    HeaderPair(
      "classes that share nothing stay apart", "@interface ABLamp\n- (void)open;\n- (void)close;\n@end",
      "@interface ABWindow\n- (void)draw;\n- (void)scroll;\n@end",
      [
        .removed("-[ABLamp close]"), .removed("-[ABLamp open]"), .added("-[ABWindow draw]"),
        .added("-[ABWindow scroll]"), .removed("ABLamp"), .added("ABWindow"),
      ]),
    HeaderPair(
      "a function moves to another module",
      ["One/One.h": "int f(void);\nint g(void);", "Two/Two.h": "int h(void);"],
      ["One/One.h": "int g(void);", "Two/Two.h": "int h(void);\nint f(void);"],
      [.init(.symbolMoved, .warning, "f", old: "One", new: "Two")],
      back: [.init(.symbolMoved, .warning, "f", old: "Two", new: "One")]),
    HeaderPair(
      "a macro that another module has had all along stays there",
      [
        "One/One.h": "#ifndef K\n#define K 3\n#endif\nint g(void);",
        "Two/Two.h": "/// Words.\n#ifndef K\n#define K 3\n#endif",
      ],
      ["One/One.h": "int g(void);", "Two/Two.h": "/// Words.\n#ifndef K\n#define K 3\n#endif"],
      [.init(.symbolMoved, .warning, "K", old: "One", new: "Two")], back: [.added("K")]),
    HeaderPair(
      "a macro that another module defines as something else is gone",
      ["One/One.h": "#define K 1\nint g(void);", "Two/Two.h": "#ifndef K\n#define K 2\n#endif"],
      ["One/One.h": "int g(void);", "Two/Two.h": "#ifndef K\n#define K 2\n#endif"],
      [.removed("K")]),
    HeaderPair(
      "a struct moves with its fields",
      ["One/One.h": "typedef struct { int x; int y; } ABPoint;\nint g(void);", "Two/Two.h": "int h(void);"],
      ["One/One.h": "int g(void);", "Two/Two.h": "int h(void);\ntypedef struct { int x; int y; } ABPoint;"],
      [.init(.symbolMoved, .warning, "ABPoint", old: "One", new: "Two")]),
    HeaderPair(
      "what moves and changes lists both",
      [
        "One/One.h":
          "/// Counts.\nint f(void) API_AVAILABLE(ios(14.0));\nint g(void);\n"
          + "@interface ABLamp\n- (void)open;\n- (void)close;\n@end",
        "Two/Two.h": "int h(void);",
      ],
      [
        "One/One.h": "int g(void);",
        "Two/Two.h":
          "int h(void);\n/// Adds.\nint f(void) API_DEPRECATED(\"old\", ios(14.0, 16.0));\n"
          + "@interface ABLamp\n- (void)open;\n- (void)close API_DEPRECATED(\"old\", ios(14.0, 16.0));\n@end",
      ],
      [
        .init(.deprecated, .warning, "-[ABLamp close]", on: "ios", new: "16.0", message: "old"),
        .init(.introducedChanged, .info, "-[ABLamp close]", on: "ios", new: "14.0"),
        .init(.symbolMoved, .warning, "ABLamp", old: "One", new: "Two"),
        .init(.deprecated, .warning, "f", on: "ios", new: "16.0", message: "old"),
        .init(
          .documentationChanged, .info, "f", part: "abstract", old: "Counts.", new: "Adds."),
        .init(.symbolMoved, .warning, "f", old: "One", new: "Two"),
      ]),
    HeaderPair(
      "a function moves to a module that is new", ["One/One.h": "int f(void);\nint g(void);"],
      ["One/One.h": "int g(void);", "Two/Two.h": "int f(void);"],
      [
        .init(.moduleAdded, .info, "Two", new: "1 symbol"),
        .init(.symbolMoved, .warning, "f", old: "One", new: "Two"),
      ]),
  ]
}
