#!/usr/bin/env python3
"""Accounts for every header that differs between two SDKs: a finding, noise, or a reason for neither.

usage: unexplained_headers.py CHANGELOG.json BASELINE.sdk CURRENT.sdk     (the changelog with noise)
"""
import collections
import json
import os
import re
import sys


def headers(sdk):
    """Module and header name, as reports print them, to the file's bytes."""
    found = {}
    for folder, _, files in os.walk(sdk, followlinks=False):
        for name in files:
            if not name.endswith(".h"):
                continue
            path = os.path.join(folder, name)
            rest = os.path.relpath(path, sdk)
            match = re.search(r"([^/]+)\.framework/(?:Versions/[^/]+/)?Headers/(.+)$", rest)
            if match and "PrivateFrameworks" not in rest:
                key = (match[1], match[2])
            elif rest.startswith("usr/include/"):
                inner = rest[len("usr/include/"):]
                if inner.startswith("c++/"):
                    continue
                parts = inner.split("/", 1)
                key = (parts[0], parts[1]) if len(parts) == 2 else ("usr/include", inner)
            else:
                continue
            try:
                with open(path, "rb") as file:
                    found[key] = file.read().decode("utf-8", "replace")
            except OSError:
                pass
    return found


COMMENT = re.compile(r'//[^\n]*|/\*.*?\*/|("(?:\\.|[^"\\\n])*")', re.S)


def without_comments(text):
    return COMMENT.sub(lambda m: m[1] or " ", text)


def squeezed(text):
    return re.sub(r"\s+", "", text)


def without_lines(text, pattern):
    return "\n".join(line for line in text.split("\n") if not re.match(pattern, line))


def unconditional(text, *steps):
    """What stands outside every condition but the include guard around the whole header."""
    depth, kept = 0, []
    text = text.replace("\\\n", " ")
    guarded = bool(re.match(r"\s*#\s*(ifndef|if\s+!\s*defined|if\s)", text))
    for line in text.split("\n"):
        if re.match(r"\s*#\s*if", line):
            depth += 1
        elif re.match(r"\s*#\s*endif", line):
            depth -= 1
        elif depth <= int(guarded):
            kept.append(line)
    result = "\n".join(kept)
    for step in steps:
        result = step(result)
    return result


def reason(old, new):
    """Why a difference is no finding; None when no rule knows."""
    if squeezed(old) == squeezed(new):
        return "white space only"
    bare_old, bare_new = without_comments(old), without_comments(new)
    if squeezed(bare_old) == squeezed(bare_new):
        words = lambda text: re.sub(r"(?i)[^\n]*(copyright|created by|version|©|\(c\))[^\n]*", "", text)
        if squeezed(words(old)) == squeezed(words(new)):
            return "copyright and version lines"
        return "comments that belong to no declaration"
    imports = r"\s*#\s*(import|include)\b|\s*@import\b"
    if squeezed(without_lines(bare_old, imports)) == squeezed(without_lines(bare_new, imports)):
        return "import lines"
    forward = imports + r"|\s*@(class|protocol)\s+[\w\s,]+;\s*$|\s*(struct|union|enum)\s+\w+;\s*$"
    if squeezed(without_lines(bare_old, forward)) == squeezed(without_lines(bare_new, forward)):
        return "forward declarations"
    directive = forward + r"|\s*#"
    joined = lambda text: text.replace("\\\n", " ")
    if squeezed(without_lines(joined(bare_old), directive)) == squeezed(without_lines(joined(bare_new), directive)):
        return "conditions, pragmas and macros that are no symbols"
    # Names in capitals, with their arguments, are attributes in these headers: availability, nullability
    # and the like compare by what they mean, and equal meanings are no finding.
    attribute = re.compile(r"\b_*[A-Z][A-Z0-9_]{3,}\b(\s*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?|__attribute__\s*"
                           r"\(\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\)")
    meaning = lambda text: attribute.sub(" ", without_lines(joined(text), directive))
    first, second = meaning(bare_old), meaning(bare_new)
    if squeezed(first) == squeezed(second):
        return "attributes written in another way, equal in effect"
    ivars = lambda text: re.sub(r"(@interface[^{};@]*)\{[^}]*\}", r"\1", text)
    first, second = ivars(first), ivars(second)
    if squeezed(first) == squeezed(second):
        return "private instance variables"
    def effect(text):
        text = re.sub(r"@property\s*\(([^)]*)\)", lambda m: "@property(" + ",".join(sorted(
            set(re.split(r"\s*,\s*", m[1].strip())) - {"strong", "assign", "retain", "readwrite", "atomic", "nonnull"})) + ")", text)
        text = re.sub(r"\b(nonnull|_Nonnull|__nonnull|extern|FOUNDATION_EXPORT|static|inline)\b", " ", text)
        return re.sub(r"\b__([a-z_]+?)__\b", r"\1", text)
    if squeezed(effect(first)) == squeezed(effect(second)):
        return "defaults written out or left out"
    lists = lambda text: re.sub(r",(\s*})", r"\1", re.sub(r"\b__(single|unsafe_indexable|counted_by)\b", " ", effect(text)))
    if squeezed(lists(first)) == squeezed(lists(second)):
        return "a comma, or an annotation that says nothing here"
    named = lambda text: re.sub(r"(@interface[^;@]*?)\(\s*\w+\s*\)", r"\1()", lists(text))
    if squeezed(named(first)) == squeezed(named(second)):
        return "the name of a category on a class of the same module"
    if squeezed(unconditional(bare_old, meaning, lists)) == squeezed(unconditional(bare_new, meaning, lists)):
        return "inside conditions that this target does not meet"
    lines = lambda text: sorted(squeezed(part) for part in re.split(r"[;{}]", text))
    if lines(effect(first)) == lines(effect(second)):
        return "declarations in another order"
    return None


def main():
    changelog = json.load(open(sys.argv[1], encoding="utf-8"))
    told, noise, statuses = set(), set(), {m["name"]: m["status"] for m in changelog["modules"]}
    for finding in changelog["findings"]:
        for place in (finding["location"], finding["baselineLocation"]):
            if place:
                (noise if finding["level"] == "noise" else told).add((finding["module"], place["header"]))
    old, new = headers(sys.argv[2]), headers(sys.argv[3])
    counts, unexplained = collections.Counter(), []
    for key in sorted(set(old) | set(new)):
        before, after = old.get(key), new.get(key)
        if before == after:
            continue
        status = statuses.get(key[0])
        if status in ("added", "removed"):
            counts["module added or removed"] += 1
        elif key in told:
            counts["has a finding"] += 1
        elif key in noise:
            counts["has noise only"] += 1
        elif before is None or after is None:
            rest = without_lines(without_comments(after or before or ""), r"\s*#")
            if not squeezed(rest):
                counts["came or went without a declaration"] += 1
            else:
                counts["UNEXPLAINED"] += 1
                unexplained.append((key, "came" if before is None else "went"))
        else:
            why = reason(before, after)
            counts[why or "UNEXPLAINED"] += 1
            if why is None:
                unexplained.append((key, "differs"))
    for why, count in counts.most_common():
        print(f"{count:6}  {why}")
    for (module, header), what in unexplained:
        print(f"unexplained: {module}/{header} {what}")
    sys.exit(1 if unexplained else 0)


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main()
