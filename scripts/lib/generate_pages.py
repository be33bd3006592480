"""Writes a folder of documentation pages in the shape of a site's, for measuring: Swift and Objective-C on one page,
links, code, lists and tables. Words are made up; the same numbers give the same bytes."""

import argparse
import json
import os
import random

WORDS = ("lamp wick light scene glow shade flame colour level room evening switch beam order place hand table corner "
         "moment window person name value result error state change mode time line").split()


def sentence(generator, length):
    words = [generator.choice(WORDS) for _ in range(length)]
    return " ".join(words).capitalize() + "."


def paragraph(generator, links):
    content = [{"type": "text", "text": sentence(generator, 24) + " "}]
    if links:
        content.append({"type": "reference", "identifier": generator.choice(links), "isActive": True})
    content += [{"type": "codeVoice", "code": generator.choice(WORDS)}, {"type": "text", "text": " " + sentence(generator, 9)}]
    return {"type": "paragraph", "inlineContent": content}


def tokens(text):
    return [{"kind": "text", "text": part} for part in text.split(" ")]


def page(number, count, is_changed, seed):
    generator = random.Random(seed * 1_000_003 + number)
    url = "doc://example.documentation/documentation/lanternkit/"
    title = f"light{number}(level:)"
    near = [url + f"light{(number + step) % count}(level:)" for step in range(1, 9)]
    blocks = [{"type": "heading", "text": "Discussion", "level": 2, "anchor": "discussion"}]
    blocks += [paragraph(generator, near) for _ in range(6)]
    blocks.append({"type": "unorderedList", "items": [{"content": [paragraph(generator, near)]} for _ in range(4)]})
    blocks.append({"type": "codeListing", "syntax": "objc", "code": [sentence(generator, 7) for _ in range(6)]})
    blocks.append({"type": "aside", "style": "note", "name": "Note", "content": [paragraph(generator, near)]})
    abstract = sentence(generator, 14)
    if is_changed:
        abstract = "Now " + abstract
        blocks[2] = {"type": "paragraph", "inlineContent": [{"type": "text", "text": sentence(generator, 30)}]}
    declaration = {"kind": "declarations", "declarations": [
        {"languages": ["swift"], "platforms": ["iOS"], "tokens": tokens(f"func light{number}(level: Double) -> Bool")}]}
    other = {"kind": "declarations", "declarations": [
        {"languages": ["occ"], "platforms": ["iOS"], "tokens": tokens(f"- (BOOL) light{number}WithLevel:(double) level;")}]}
    references = {link: {"type": "topic", "kind": "symbol", "role": "symbol", "identifier": link, "title": link.rsplit("/", 1)[1],
                         "url": link.replace("doc://example.documentation", ""),
                         "abstract": [{"type": "text", "text": sentence(generator, 14)}],
                         "fragments": tokens("func " + link.rsplit("/", 1)[1])} for link in near}
    return {
        "schemaVersion": {"major": 0, "minor": 3, "patch": 0}, "kind": "symbol", "sections": [],
        "identifier": {"url": url + title, "interfaceLanguage": "swift"},
        "metadata": {
            "title": title, "role": "symbol", "roleHeading": "Instance Method", "symbolKind": "method",
            "externalID": f"c:objc(cs)LKLantern(im)light{number}WithLevel:", "modules": [{"name": "LanternKit"}],
            "fragments": tokens(f"func light{number}(level: Double) -> Bool"),
            "platforms": [{"name": name, "introducedAt": "27.0" if is_changed else "26.0", "beta": False, "unavailable": False,
                           "deprecated": False} for name in ("iOS", "iPadOS", "Mac Catalyst", "macOS", "tvOS", "visionOS")]},
        "abstract": [{"type": "text", "text": abstract}],
        "primaryContentSections": [
            declaration,
            {"kind": "parameters", "parameters": [{"name": "level", "content": [paragraph(generator, near)]}]},
            {"kind": "content", "content": blocks}],
        "seeAlsoSections": [{"title": "Lights", "identifiers": near}],
        "variants": [{"paths": [f"/documentation/lanternkit/{title}"],
                      "traits": [{"interfaceLanguage": "swift"}, {"interfaceLanguage": "occ"}]}],
        "variantOverrides": [{"traits": [{"interfaceLanguage": "occ"}], "patch": [
            {"op": "replace", "path": "/metadata/title", "value": f"light{number}WithLevel:"},
            {"op": "replace", "path": "/primaryContentSections/0", "value": other}]}],
        "references": references,
        "hierarchy": {"paths": [[url]]},
        "legalNotices": {"copyright": "Nobody's.", "termsOfUse": "https://example.org", "privacyPolicy": "https://example.org"},
    }


def generate(folder, count, changed=0, seed=1):
    """Writes `count` pages below `folder`, of which every `changed`-th differs from what 0 gives."""
    place = os.path.join(folder, "documentation", "lanternkit")
    os.makedirs(place, exist_ok=True)
    size = 0
    for number in range(count):
        text = json.dumps(page(number, count, bool(changed) and number % changed == 0, seed))
        with open(os.path.join(place, f"light{number}(level:).json"), "w", encoding="utf-8") as file:
            file.write(text)
        size += len(text)
    return size


def main():
    parser = argparse.ArgumentParser(prog="generate_pages", description="Writes documentation pages for measuring.")
    parser.add_argument("folder")
    parser.add_argument("--count", type=int, default=5000)
    parser.add_argument("--changed", type=int, default=0, metavar="N", help="every N-th page differs from what 0 gives")
    options = parser.parse_args()
    print(f"{options.count} pages, {generate(options.folder, options.count, options.changed) / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
