import SymbolModel

/// Two states of a module's pages, and what a diff has to say about them.
struct PagesPair: Sendable, CustomStringConvertible {
  let description: String
  let before: [Page]
  let after: [Page]
  let changes: [Expected]
  let backwards: [Expected]?

  init(
    _ description: String, _ before: [Page], _ after: [Page], _ changes: [Expected], back: [Expected]? = nil
  ) {
    self.description = description
    self.before = before
    self.after = after
    self.changes = changes
    backwards = back
  }
}

enum PagePairs {
  private static func ios(_ introduced: String?, beta: Bool = false, deprecated: String? = nil)
    -> PagePlatform
  {
    PagePlatform(
      platform: PlatformName(rawValue: "ios"), introduced: introduced, deprecated: deprecated, isBeta: beta)
  }

  private static func lamp(_ body: (inout Page) -> Void = { _ in }) -> Page {
    PageSide.page("Lamp", usr: "c:objc(cs)Lamp") { page in
      page.content.texts = [
        PageText(part: "abstract", paragraphs: ["A light."]),
        PageText(part: "discussion", paragraphs: ["It shines.", "It stays where it is."]),
      ]
      page.content.declarations = [PageDeclaration(language: "occ", text: "@interface Lamp : NSObject")]
      page.content.lists = [PageList(kind: .topics, title: "Light", items: ["shine", "dim"])]
      page.content.platforms = [ios("26.0")]
      body(&page)
    }
  }

  private static func availability(_ old: PagePlatform?, _ new: PagePlatform?) -> ([Page], [Page]) {
    (
      [lamp { $0.content.platforms = [old].compactMap(\.self) }],
      [lamp { $0.content.platforms = [new].compactMap(\.self) }]
    )
  }

  private static func availability(
    _ description: String, _ old: PagePlatform?, _ new: PagePlatform?,
    _ facts: (part: String, old: String?, new: String?)
  ) -> PagesPair {
    let sides = availability(old, new)
    return PagesPair(
      description, sides.0, sides.1,
      [
        Expected(
          .pageAvailabilityChanged, .warning, "Lamp", part: facts.part, on: "ios", old: facts.old,
          new: facts.new)
      ])
  }

  static let all: [PagesPair] = [
    PagesPair(
      "a page comes and goes", [lamp()], [lamp(), PageSide.page("Wick")],
      [Expected(.pageAdded, .info, "Wick")], back: [Expected(.pageRemoved, .warning, "Wick")]),
    PagesPair(
      "an abstract is called out with what it mentions", [],
      [
        PageSide.page("Wick") {
          $0.content.texts = [PageText(part: "abstract", paragraphs: ["Needs NSWickUsageDescription."])]
        }
      ],
      [
        Expected(
          .pageAdded, .info, "Wick",
          words: .init(added: ["Needs NSWickUsageDescription."], mentions: ["NSWickUsageDescription"]))
      ]),
    PagesPair(
      "the title", [lamp()], [lamp { $0.content.title = "Lantern" }],
      [Expected(.pageTitleChanged, .info, "Lantern", old: "Lamp", new: "Lantern")]),
    PagesPair(
      "the title in another language",
      [lamp { $0.variants["swift"] = PageContent(title: "Lamp") }],
      [lamp { $0.variants["swift"] = PageContent(title: "Lantern") }],
      [Expected(.pageTitleChanged, .info, "Lamp", part: "swift", old: "Lamp", new: "Lantern")]),
    PagesPair(
      "what the page calls its subject", [lamp { $0.content.roleHeading = "Class" }],
      [lamp { $0.content.roleHeading = "Structure" }],
      [Expected(.pageTitleChanged, .info, "Lamp", part: "kind", old: "Class", new: "Structure")]),
    PagesPair(
      "words of a section", [lamp()],
      [lamp { $0.content.texts[1].paragraphs[1] = "It stays where it was put." }],
      [
        Expected(
          .pageTextChanged, .info, "Lamp", part: "discussion", old: "It stays where it is.",
          new: "It stays where it was put.", words: .init(removed: ["is"], added: ["was put"]))
      ]),
    PagesPair(
      "a moved paragraph is nothing", [lamp()],
      [lamp { $0.content.texts[1].paragraphs = ["It stays where it is.", "It shines."] }], [], back: []),
    PagesPair(
      "a paragraph that moves to another section is nothing", [lamp()],
      [
        lamp {
          $0.content.texts[1].paragraphs = ["It shines."]
          $0.content.texts.append(PageText(part: "Place", paragraphs: ["It stays where it is."]))
        }
      ], [], back: []),
    PagesPair(
      "form is nothing", [lamp()],
      [lamp { $0.content.texts[1].paragraphs = ["It  shines", "It stays where it is"] }], [], back: []),
    PagesPair(
      "another heading is told under the new one",
      [
        lamp {
          $0.content.texts.append(PageText(part: "Place it", paragraphs: ["Place it", "Far from curtains."]))
        }
      ],
      [
        lamp {
          $0.content.texts.append(
            PageText(part: "Put it up", paragraphs: ["Put it up", "Far from curtains."]))
        }
      ],
      [
        Expected(
          .pageTextChanged, .info, "Lamp", part: "Put it up", old: "Place it", new: "Put it up",
          words: .init(removed: ["Place"], added: ["Put", "up"]))
      ]),
    PagesPair(
      "a section comes", [lamp()],
      [lamp { $0.content.texts.append(PageText(part: "returns", paragraphs: ["The light."])) }],
      [
        Expected(
          .pageTextChanged, .info, "Lamp", part: "returns", new: "The light.",
          words: .init(added: ["The light."]))
      ]),
    PagesPair(
      "words that both languages have are told once",
      [lamp { $0.variants["swift"] = $0.content }],
      [
        lamp {
          $0.content.texts[0].paragraphs = ["A bright light."]
          $0.variants["swift"] = $0.content
        }
      ],
      [
        Expected(
          .pageTextChanged, .info, "Lamp", part: "abstract", old: "A light.", new: "A bright light.")
      ]),
    PagesPair(
      "the declaration", [lamp()],
      [lamp { $0.content.declarations[0].text = "@interface Lamp : Light" }],
      [
        Expected(
          .pageDeclarationChanged, .info, "Lamp", part: "occ", old: "@interface Lamp : NSObject",
          new: "@interface Lamp : Light")
      ]),
    PagesPair(
      "a language comes", [lamp()],
      [
        lamp {
          $0.variants["swift"] = $0.content
          $0.variants["swift"]?.declarations = [PageDeclaration(language: "swift", text: "class Lamp")]
        }
      ],
      [Expected(.pageDeclarationChanged, .info, "Lamp", part: "swift", new: "class Lamp")]),
    PagesPair(
      "what is listed", [lamp()],
      [lamp { $0.content.lists[0].items = ["dim", "glow", "flicker"] }],
      [
        Expected(
          .pageTopicsChanged, .info, "Lamp", part: "topics: Light", old: "shine\ndim",
          new: "dim\nglow\nflicker",
          words: .init(removed: ["shine"], added: ["glow", "flicker"]))
      ]),
    PagesPair(
      "the order of what is listed is nothing", [lamp()],
      [lamp { $0.content.lists[0].items = ["dim", "shine"] }],
      [], back: []),
    PagesPair(
      "another heading over a list", [lamp()], [lamp { $0.content.lists[0].title = "Lights" }],
      [
        Expected(
          .pageTopicsChanged, .info, "Lamp", part: "topics: Lights", old: "Light", new: "Lights",
          words: .init(removed: ["Light"], added: ["Lights"]))
      ]),
    availability("a version", ios("26.0"), ios("27.0"), ("introduced", "26.0", "27.0")),
    availability("another way to write it", ios("26.0"), ios("26"), ("", nil, nil)).withoutChanges,
    availability("beta begins", ios("26.0"), ios("26.0", beta: true), ("beta", nil, "beta")),
    availability("beta is over", ios("26.0", beta: true), ios("26.0"), ("beta", "beta", nil)),
    availability("a platform comes in beta", nil, ios("27.2", beta: true), ("platform", nil, "27.2 beta")),
    availability("a platform goes", ios(nil), nil, ("platform", "listed", nil)),
    availability("deprecated", ios("26.0"), ios("26.0", deprecated: "27.0"), ("deprecated", nil, "27.0")),
    PagesPair(
      "another USR under one path is one page", [lamp()],
      [
        lamp {
          $0.key = "c:objc(cs)KTLamp"
          $0.content.usr = $0.key
        }
      ], [], back: []),
    PagesPair(
      "another path of one USR is one page", [lamp()], [lamp { $0.path = "/documentation/kit/light" }], [],
      back: []),
  ]
}

extension PagesPair {
  /// The same, with nothing to tell.
  var withoutChanges: PagesPair { PagesPair(description, before, after, [], back: []) }
}
