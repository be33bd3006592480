extension Pairs {
  /// What a person who reads headers throws away by hand.
  static let noise: [HeaderPair] = [
    HeaderPair(
      "a function's parameter has another name", "void f(int count);", "void f(int number);",
      [.init(.parameterRenamed, .noise, "f", part: "number", old: "count", new: "number")],
      back: [.init(.parameterRenamed, .noise, "f", part: "count", old: "number", new: "count")]),
    HeaderPair(
      "a method's parameter has another name", "@protocol Test\n- (void)f:(int)count;\n@end",
      "@protocol Test\n- (void)f:(int)number;\n@end",
      [.init(.parameterRenamed, .noise, "-[Test f:]", part: "number", old: "count", new: "number")]),
    HeaderPair(
      "a parameter gets a name", "void f(int);", "void f(int count);",
      [.init(.parameterRenamed, .noise, "f", part: "count", old: "", new: "count")]),
    .nothing(
      "copyright and version lines",
      "//\n//  Test.h\n//  Test\n//\n//  Copyright 2021 Somebody.\n//\n\nvoid f(void);",
      "//\n//  Test.h\n//  Test-2.1\n//\n//  Copyright 2022 Somebody.\n//\n\nvoid f(void);"
    ),
    .nothing(
      "a copyright line directly above", "/* Copyright 2021 Somebody. All rights reserved. */\nvoid f(void);",
      "/* Copyright 2022 Somebody. All rights reserved. */\nvoid f(void);"),
    .nothing(
      "declarations in another order", "void f(void);\nint g;\ntypedef int H;",
      "typedef int H;\nint g;\nvoid f(void);"),
    .nothing(
      "members in another order", "@protocol Test\n- (void)f;\n@property int p;\n- (void)g;\n@end",
      "@protocol Test\n- (void)g;\n- (void)f;\n@property int p;\n@end"),
    .nothing(
      "parents in another order", "@protocol A\n@end\n@protocol B\n@end\n@protocol Test <A, B>\n@end",
      "@protocol A\n@end\n@protocol B\n@end\n@protocol Test <B, A>\n@end"),
    .nothing(
      "include lines and guards",
      "#ifndef TEST_H\n#define TEST_H\n#include <stdint.h>\nvoid f(void);\n#endif",
      "#pragma once\n#include <stddef.h>\n#include <stdint.h>\nvoid f(void);"),
    HeaderPair(
      "a function in another header of its module",
      ["Test/A.h": "void f(void);", "Test/B.h": "void g(void);"],
      ["Test/A.h": "", "Test/B.h": "void g(void);\nvoid f(void);"],
      [.init(.headerMoved, .noise, "f", old: "A.h", new: "B.h")],
      back: [.init(.headerMoved, .noise, "f", old: "B.h", new: "A.h")]),
    HeaderPair(
      "parameters of blocks and of pointers to functions are renamed",
      "typedef int (*F)(int a, int);\nvoid f(int x, void (^reply)(int count, int size));",
      "typedef int (*F)(int b, int c);\nvoid f(int y, void (^reply)(int number, int size));",
      [
        .init(.parameterRenamed, .noise, "F", part: "b", old: "a", new: "b"),
        .init(.parameterRenamed, .noise, "F", part: "c", old: "", new: "c"),
        .init(.parameterRenamed, .noise, "f", part: "number", old: "count", new: "number"),
        .init(.parameterRenamed, .noise, "f", part: "y", old: "x", new: "y"),
      ]),
    HeaderPair(
      "a category folded into its class is renamed",
      "@interface A\n@end\n/// Words.\n@interface A (One)\n- (void)f;\n@end",
      "@interface A\n@end\n/// Words.\n@interface A (Two)\n- (void)f;\n@end",
      [
        .init(
          .documentationReflowed, .noise, "A", part: "categories", old: "- Category One: Words.",
          new: "- Category Two: Words.")
      ]),
  ]
}
