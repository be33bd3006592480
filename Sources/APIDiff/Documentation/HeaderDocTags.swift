/// HeaderDoc's tags, as its own test of every tag has them, with what Doxygen adds.
enum HeaderDocTags {
  /// Those that name what the comment is about: their name is structure, and no word about it.
  static let titles: Set<String> = [
    "availabilitymacro", "category", "class", "define", "defineblock", "defined", "definedblock",
    "enum",
    "file", "fn", "framework", "function", "functiongroup", "group", "header", "interface", "method",
    "methodgroup", "name", "property", "protocol", "struct", "template", "typedef", "typedefblock", "union",
    "vargroup",
  ]

  /// Those that only tell HeaderDoc what to do.
  static let markers: Set<String> = [
    "apiuid", "charset", "encoding", "hidecontents", "hidesingletons", "ignore", "ignorefuncmacro",
    "indexgroup", "internal", "language", "meta", "noparse", "parseonly", "unformatted", "unsorted",
  ]

  /// Those that begin a part of their own name.
  static let parts: Set<String> = [
    "alsoinclude", "attention", "attribute", "attributeblock", "attributelist", "author", "authors",
    "availability", "bug", "cfbundleidentifier", "classdesign", "coclass", "compilerflag", "copyright",
    "dependency", "deprecated", "flag", "frameworkcopyright", "frameworkpath", "frameworkuid", "headerpath",
    "helper", "helperclass", "helps", "important", "ingroup", "instancesize", "invariant", "memberof",
    "namespace", "note", "ownership", "performance", "post", "pre", "preprocinfo", "related", "remark",
    "remarks", "sa", "security", "see", "seealso", "serial", "serialdata", "serialfield", "since", "super",
    "superclass", "todo", "updated", "version", "warning", "whyinclude",
  ]
}
