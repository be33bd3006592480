import LibClang

/// Where an attribute, or the macro that brings it, is written.
struct AttributePlace: Hashable {
  let file: SourceFile
  let offset: Int
}
