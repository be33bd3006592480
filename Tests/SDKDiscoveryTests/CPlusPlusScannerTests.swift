import Testing

@testable import SDKDiscovery

/// Which headers are C++ and nothing else.
@Suite struct CPlusPlusScannerTests {
  @Test(arguments: [
    "class Widget {\n};\n", "class API_EXPORT(1.0) Widget\n  final {\n", "class A : public B {};",
    "namespace a {\n}", "namespace a::b\n{", "  namespace {", "template <typename T> T max(T a, T b);",
    "template<class T>\nstruct A {};", "template <> struct A<int> {};", "using namespace std;",
    "#include <cstdint>\n", "#import <vector>", "#  include <memory> // x\n",
    "#ifndef A_H\n#define A_H\nnamespace a {}\n#endif",
    "#if !defined(A_H) /* guard */\n#pragma once\n#define A_H 1\n#include <string>\n#endif",
    "#ifndef __cplusplus\n#error C++ only\n#endif\nstruct A { int b; };",
    "/* text */ class A {};", "// don't\nclass A {};", "@class B;\nnamespace a {",
    "#ifdef X\n#endif\nclass A {};", "#define Q \"\\\"\"\nclass A {};",
  ])
  func yes(text: String) { #expect(CPlusPlusScanner.isCPlusPlus(text)) }

  @Test(arguments: [
    "", "int a;", "@class Widget;\n@interface A : NSObject\n@end", "#ifdef __cplusplus\nclass A {};\n#endif",
    "#if defined(__cplusplus)\n#include <string>\nnamespace a {}\n#endif",
    "#if __OBJC__\n#else\nclass A {};\n#endif", "// class A {\n", "/*\nclass A {\nnamespace b {\n*/",
    "/* a\n * namespace b {\n */\nint x;", "const char *a = \"\\\nclass A {\";",
    "#define MAKE(x) \\\nclass x {\\\n}\n", "@property (nonatomic,\n  class) id a;",
    "@property (\n  class, readonly) id a;", "class = object_getClass(self);", "int f(\n  class c);",
    "unsigned\n  class : 3;", "class kind : 4;", "namespace = 3;", "xmlChar *\nnamespace;", "template < 3;",
    "#include <string.h>\n#include <vector/vector.h>\n#import <Foundation/Foundation.h>\n#include \"vector\"",
    "#ifdef KERNEL\nclass A {\n};\n#endif", "#if 0\nit's class\nclass A {\n#endif",
    "extern \"C\" {\n}", "#ifndef A\n#define A\n#else\nclass A {};\n#endif",
    "#ifndef __cplusplus\ntypedef int bool;\n#endif", "#ifdef X\n#ifndef __cplusplus\n#error\n#endif\n#endif",
    "#if !defined(__cplusplus) && !defined(__OBJC__)\n#error no\n#endif",
    "#ifndef X\n#include <a.h>\n#include <string>\n#endif", "namespace", "class", "class A", "template", "#",
    "/*",
    "\"", "'\\", "#include <", "classq_(\nint a);", "#if !", "#ifndef",
  ])
  func no(text: String) { #expect(!CPlusPlusScanner.isCPlusPlus(text)) }

  @Test func everyBeginningOfATextIsRead() {
    let text = "#if !defined(A) /* x */\n#define A 'a'\n\"s\\\"\" // c \\\nclass A(b) {\n#import <new>\n"
    for length in 0...text.utf8.count {
      _ = CPlusPlusScanner.isCPlusPlus(String(decoding: text.utf8.prefix(length), as: UTF8.self))
    }
  }
}
