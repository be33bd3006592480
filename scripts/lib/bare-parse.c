/* Parses one source file with libclang and does nothing with it: what scripts/bench measures against.
   Usage: bare-parse SOURCE ARGUMENT...   The options are those of TranslationUnit.swift. */
#include <clang-c/Index.h>
#include <stdio.h>

int main(int argc, char **argv) {
  if (argc < 2) return 2;
  CXIndex index = clang_createIndex(0, 0);
  CXTranslationUnit unit = NULL;
  enum CXErrorCode code = clang_parseTranslationUnit2(
      index, argv[1], (const char *const *)(argv + 2), argc - 2, NULL, 0,
      CXTranslationUnit_DetailedPreprocessingRecord | CXTranslationUnit_SkipFunctionBodies |
          CXTranslationUnit_KeepGoing | CXTranslationUnit_IncludeAttributedTypes,
      &unit);
  if (code != CXError_Success || unit == NULL) {
    fprintf(stderr, "bare-parse: error %d\n", (int)code);
    return 1;
  }
  unsigned errors = 0;
  for (unsigned number = 0; number < clang_getNumDiagnostics(unit); number++) {
    CXDiagnostic diagnostic = clang_getDiagnostic(unit, number);
    if (clang_getDiagnosticSeverity(diagnostic) >= CXDiagnostic_Error) errors++;
    clang_disposeDiagnostic(diagnostic);
  }
  CXString version = clang_getClangVersion();
  printf("%u errors; %s\n", errors, clang_getCString(version));
  clang_disposeString(version);
  /* The tool's process ends without giving the unit back piece by piece, too. */
  return 0;
}
