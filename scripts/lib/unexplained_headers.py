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
    """Module and header name, as reports print them, to the file's bytes; a link counts where it leads."""
    found = {}
    for folder, _, files in os.walk(sdk, followlinks=False):
        for name in sorted(files):
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
            if os.path.islink(path):
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


# What holds for the target, where no header has a say.
FACTS = {
    "TARGET_OS_IPHONE": 1, "TARGET_OS_IOS": 1, "TARGET_OS_MAC": 1, "TARGET_OS_OSX": 0, "TARGET_OS_TV": 0,
    "TARGET_OS_WATCH": 0, "TARGET_OS_VISION": 0, "TARGET_OS_MACCATALYST": 0, "TARGET_OS_UIKITFORMAC": 0,
    "TARGET_OS_SIMULATOR": 0, "TARGET_OS_DRIVERKIT": 0, "TARGET_OS_WIN32": 0, "TARGET_OS_EMBEDDED": 1,
    "__OBJC__": 1, "__OBJC2__": 1, "__LP64__": 1, "__clang__": 1,
}
ABSENT = {"__swift__", "__cplusplus", "__i386__", "__x86_64__", "KERNEL", "_KERNEL", "__has_ptrcheck",
          "ACCELERATE_NEW_LAPACK"}


def truth(condition):
    """Whether a condition holds; None where that is not known."""
    text = re.sub(r"\bdefined\s*\(?\s*(\w+)\s*\)?", lambda m: f" {m[1]}?", condition)

    def value(match):
        name, asks = match[1], match[2]
        if name in ABSENT:
            return " 0 "
        if name in FACTS:
            return " 1 " if asks else f" {FACTS[name]} "
        return " unknown "
    text = re.sub(r"\b([A-Za-z_]\w*)(\?)?", value, text)
    text = text.replace("&&", " and ").replace("||", " or ")
    text = re.sub(r"!(?!=)", " not ", text)

    def judged(assumed):
        try:
            return bool(eval(re.sub(r"\bunknown\b(\s*\([^()]*\))?", assumed, text), {"__builtins__": {}}))
        except (SyntaxError, TypeError, NameError, ZeroDivisionError):
            return None
    first, second = judged("0"), judged("1")
    return first if first == second else None


def on_target(text):
    """The text without the branches that the target does not take; what is not known stays, its lines as well."""
    kept, stack = [], []
    for line in text.replace("\\\n", " ").split("\n"):
        match = re.match(r"\s*#\s*(ifdef|ifndef|if|elif|else|endif)\b(.*)", line)
        if not match:
            if all(branch["on"] for branch in stack):
                kept.append(line)
            continue
        word, rest = match[1], re.sub(r"//.*|/\*.*?\*/", " ", match[2])
        if word in ("if", "ifdef", "ifndef"):
            asked = rest if word == "if" else f"{'!' if word == 'ifndef' else ''}defined({rest.strip()})"
            holds = truth(asked)
            stack.append({"on": holds is not False, "taken": holds is True, "known": holds is not None})
        elif not stack:
            continue
        elif word == "elif":
            branch, holds = stack[-1], truth(rest)
            branch["on"] = not branch["taken"] and holds is not False
            branch["taken"] = branch["taken"] or holds is True
            branch["known"] = branch["known"] and holds is not None
        elif word == "else":
            stack[-1]["on"] = not stack[-1]["taken"]
        else:
            branch = stack.pop()
            if branch["known"]:
                continue
        if stack and not stack[-1]["known"] and all(branch["on"] for branch in stack):
            kept.append(line)
    return "\n".join(kept)


# How the same is written in another way: which attribute a name stands for, and what says nothing here.
SAME = [
    (r"\bNS_HEADER_AUDIT_BEGIN\s*\([^)]*\)", "NS_ASSUME_NONNULL_BEGIN"),
    (r"\bNS_HEADER_AUDIT_END\b(\s*\([^)]*\))?", "NS_ASSUME_NONNULL_END"),
    (r"\b__(WATCHOS|TVOS|IOS|OSX)_PROHIBITED\b",
     lambda m: f"API_UNAVAILABLE({ {'OSX': 'macos'}.get(m[1], m[1].lower()) })"),
]
BOUNDS = (r"\b\w*(ASSUME_(PTR_)?ABI_SINGLE_(BEGIN|END)|UNSAFE_INDEXABLE|SIZED_BY|COUNTED_BY)\b(\s*\([^()]*\))?"
          r"|\b__(single|unsafe_indexable|counted_by|sized_by)\b(\s*\([^()]*\))?|\b__ptrcheck_abi_assume_single\(\)")


def for_swift_alone(texts):
    """The macros that say something to Swift's importer only: defined where `__swift__` is."""
    names = set()
    for text in texts:
        for block in re.findall(r"#\s*if[^\n]*\b__swift__\b[^\n]*\n((?:\s*#\s*define[^\n]*\n)+)", text):
            names.update(re.findall(r"#\s*define\s+(\w+)", block))
    return names


def renamed(text):
    for pattern, word in SAME:
        text = re.sub(pattern, word, text)
    # One list after another is one list.
    return re.sub(r"\)\s*API_UNAVAILABLE\s*\(", ", ", text.replace("API_UNAVAILABLE", " ) API_UNAVAILABLE"))


def reason(old, new, swift_macros=frozenset()):
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
    plain = lambda text: re.sub(r"\s+", "", re.sub(BOUNDS, " ", renamed(without_lines(joined(text), directive))))
    if plain(bare_old) == plain(bare_new):
        bounds = lambda text: squeezed(renamed(without_lines(joined(text), directive)))
        if bounds(bare_old) == bounds(bare_new):
            return "the same attribute by another name (NS_HEADER_AUDIT, __WATCHOS_PROHIBITED)"
        return "bounds of pointers, which say nothing to this compiler"
    if plain(on_target(bare_old)) == plain(on_target(bare_new)):
        return "inside conditions that this target does not meet"
    if swift_macros:
        uses = r"\b(" + "|".join(sorted(swift_macros)) + r")\b\s*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)"
        seen = lambda text: plain(re.sub(uses, " ", text))
        if seen(bare_old) == seen(bare_new):
            return "deprecations for Swift alone (`__swift__`), which the parser does not read"
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
    lists = lambda text: re.sub(r",(\s*})", r"\1", re.sub(BOUNDS, " ", effect(text)))
    if squeezed(lists(first)) == squeezed(lists(second)):
        return "a comma, or an annotation that says nothing here"
    named = lambda text: re.sub(r"(@interface[^;@]*?)\(\s*\w+\s*\)", r"\1()", lists(text))
    if squeezed(named(first)) == squeezed(named(second)):
        return "the name of a category on a class of the same module"
    taken = lambda text: squeezed(named(meaning(on_target(text))))
    if taken(bare_old) == taken(bare_new):
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
    swift_macros = for_swift_alone(list(old.values()) + list(new.values()))
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
            rest = on_target(without_comments(after or before or ""))
            if not squeezed(without_lines(rest, r"\s*#")):
                counts["came or went without a declaration for this target"] += 1
            else:
                counts["UNEXPLAINED"] += 1
                unexplained.append((key, "came" if before is None else "went"))
        else:
            why = reason(before, after, swift_macros)
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
