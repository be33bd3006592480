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
      "a struct moves with its fields",
      ["One/One.h": "typedef struct { int x; int y; } ABPoint;\nint g(void);", "Two/Two.h": "int h(void);"],
      ["One/One.h": "int g(void);", "Two/Two.h": "int h(void);\ntypedef struct { int x; int y; } ABPoint;"],
      [.init(.symbolMoved, .warning, "ABPoint", old: "One", new: "Two")]),
    HeaderPair(
      "a function moves to a module that is new", ["One/One.h": "int f(void);\nint g(void);"],
      ["One/One.h": "int g(void);", "Two/Two.h": "int f(void);"],
      [
        .init(.moduleAdded, .info, "Two", new: "1 symbol"),
        .init(.symbolMoved, .warning, "f", old: "One", new: "Two"),
      ]),
  ]
}
