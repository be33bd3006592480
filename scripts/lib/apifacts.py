"""Facts about headers and statements on which scripts/lib/fidelity.py bases its reasons."""

import functools
import os
import re


@functools.lru_cache(maxsize=400)
def lines(path):
    """A header's lines."""
    try:
        with open(path, encoding="utf-8", errors="replace", newline=None) as file:
            return file.read().split("\n")
    except OSError:
        return []


@functools.lru_cache(maxsize=100)
def bare(path):
    """A header's lines with comments and literals blanked, lines kept."""
    def blank(match):
        return re.sub(r"[^\n]", " ", match[0])
    text = "\n".join(lines(path))
    text = re.sub(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"', blank, text, flags=re.S)
    return text.split("\n")


# Macros

def definition(path, line):
    """Name, parameters (or None) and body of the macro defined at a line."""
    text = bare(path)
    raw = lines(path)
    if not 0 < line <= len(text):
        return None
    at = line - 1
    whole, masked = raw[at], text[at]
    while whole.rstrip().endswith("\\") and at + 1 < len(raw):
        at += 1
        whole = whole.rstrip()[:-1] + " " + raw[at]
        masked = masked.rstrip()[:-1] + " " + text[at]
    match = re.match(r"\s*#\s*define\s+(\w+)(\(([^)]*)\))?(.*)", whole, flags=re.S)
    if not match:
        return None
    body = re.sub(r"//.*|/\*.*?\*/", " ", match[4], flags=re.S)
    parameters = None if match[2] is None else [p.strip() for p in match[3].split(",") if p.strip()]
    return match[1], parameters, body


def uses(name, path, line, is_alias=False):
    """Uses of a macro: one, or several where the number of arguments is free."""
    written = definition(path, line)
    if written is None or written[1] is None:
        counts = [1, 2, 3, 4] if is_alias else []
        return [name] + [f"{name}({', '.join(['sdkdiffArgument'] * count)})" for count in counts]
    parameters = written[1]
    counts = [len(parameters)]
    if parameters and parameters[-1].endswith("..."):
        counts = [len(parameters), len(parameters) + 1, len(parameters) + 2]
    return [f"{name}({', '.join(['sdkdiffArgument'] * count)})" for count in counts]


WORDS = set("""extern static inline __inline __inline__ _Noreturn __extension__ typedef enum struct union const
volatile __const restrict __restrict _Nonnull _Nullable _Null_unspecified __nonnull __nullable __unsafe_unretained
_Static_assert __strong __weak
__kindof __covariant __contravariant register signed unsigned id class protocol interface""".split())


def attributes_only(text):
    """What a use of a macro came to: `nothing`, `attributes`, `words`, or None when more than that remains."""
    found = None
    rest = re.sub(r'"(?:\\.|[^"\\])*"', '""', text)
    # `-E` prints a `_Pragma` as a line of its own.
    rest, pragmas = re.subn(r"^[ \t]*#[ \t]*pragma[^\n]*", " ", rest, flags=re.M)
    if pragmas:
        found = "attributes"
    while True:
        match = re.search(r"\b(__attribute__|__attribute|_Pragma|__declspec|__asm__|__asm|_Static_assert)\s*\(", rest)
        if not match:
            break
        depth = 0
        end = len(rest)
        for at in range(match.end() - 1, len(rest)):
            depth += {"(": 1, ")": -1}.get(rest[at], 0)
            if depth == 0:
                end = at + 1
                break
        rest = rest[:match.start()] + " " + rest[end:]
        found = "attributes"
    arguments = "sdkdiffArgument" in rest
    tokens = [token for token in re.findall(r'\w+|""|[^\s\w]', rest)
              if token not in ("sdkdiffArgument", "sdkdiffUse")]
    if not tokens and found is None:
        return None if arguments else "nothing"
    others = [token for token in tokens if token not in WORDS and token not in ('""', "{", "}", ";", ",", ":", "@")]
    if others:
        return None
    return "words" if tokens else found


def is_guard(path, name, anywhere=False):
    """Whether a macro is defined behind its own `#ifndef`: at the top of its header, or anywhere."""
    directives = [line for line in bare(path) if line.lstrip().startswith("#")]
    for number, line in enumerate(directives):
        opening = re.match(rf"\s*#\s*(?:ifndef\s+{name}\b|if\s+!\s*defined\s*\(?\s*{name}\b)", line)
        if opening and (anywhere or number <= 1):
            following = directives[number + 1:number + (2 if not anywhere else 40)]
            if any(re.match(rf"\s*#\s*define\s+{name}\b", other) for other in following):
                return True
        if not anywhere and number > 1:
            return False
    return False


def aliases(paths):
    """Macros without parameters that stand for a macro with parameters."""
    takes, stands = set(), {}
    for path in paths:
        text = "\n".join(lines(path))
        if "#" not in text:
            continue
        takes.update(re.findall(r"^[ \t]*#[ \t]*define[ \t]+(\w+)\(", text, flags=re.M))
        stands.update(re.findall(r"^[ \t]*#[ \t]*define[ \t]+(\w+)[ \t]+(\w+)[ \t]*$", text, flags=re.M))
    found = set()
    for name, target in stands.items():
        for _ in range(5):
            if target in takes:
                found.add(name)
                break
            target = stands.get(target)
            if target is None:
                break
    return found


# Conditions and access

def conditions(path, line):
    """The `#if` lines that are open at a line, the outermost first, without an include guard."""
    found = []
    for number, text in enumerate(bare(path)[:line - 1]):
        directive = re.match(r"\s*#\s*(ifdef|ifndef|if|elif|else|endif)\b", text)
        if not directive:
            continue
        raw = lines(path)[number]
        if directive[1] in ("if", "ifdef", "ifndef"):
            found.append(raw)
        elif directive[1] in ("elif", "else") and found:
            found[-1] = found[-1] + " " + raw if directive[1] == "else" else raw
        elif directive[1] == "endif" and found:
            found.pop()
    return [test for test in found
            if not re.match(r"\s*#\s*ifndef\s+\w*_?[hH]_*\b|\s*#\s*(if|ifdef|ifndef)\b.*__cplusplus", test)]


def deciding(path, line):
    """Whether a condition around a line asks for a name, which other headers may have defined or not."""
    return any(re.match(r"\s*#\s*(ifdef|ifndef|if|elif)\b.*[A-Za-z_]", test) for test in conditions(path, line))


def is_private_here(path, line):
    """Whether an instance variable's line stands behind `@private` or `@package`."""
    text = bare(path)
    for at in range(min(line, len(text)) - 1, -1, -1):
        here = text[at]
        word = re.findall(r"@(private|package|public|protected|interface)\b", here)
        if word:
            return word[-1] in ("private", "package")
        if "@end" in here:
            return False
    return False


def is_opaque_typedef(path, line):
    """Whether a typedef stands there of a tag of the same name, without a body."""
    text = bare(path)
    statement = " ".join(text[max(0, line - 2):line + 1])
    return re.search(r"\btypedef\s+(?:struct|union|enum)\s+(\w+)\s+\1\s*;", statement) is not None


@functools.lru_cache(maxsize=None)
def _compiler_macros(folder):
    found = set()
    for name in sorted(os.listdir(folder)):
        # The intrinsics' headers are megabytes, and define nothing that an SDK's header would.
        if name.endswith(".h") and os.path.getsize(f"{folder}/{name}") < 30000:
            text = "\n".join(lines(f"{folder}/{name}"))
            found.update(re.findall(r"^\s*#\s*(?:define|undef)\s+(\w+)", text, flags=re.M))
    return found


def defined_by_compiler(folder, name):
    """Whether the compiler's own headers define or undefine a macro."""
    return name in _compiler_macros(folder)


# Availability

FIELDS = ("introduced", "deprecated", "obsoleted")

def _version(value):
    if value is None:
        return None
    if isinstance(value, dict):
        parts = [value.get("major", 0), value.get("minor", 0), value.get("patch", 0)]
    else:
        parts = [int(part) for part in str(value).split(".")]
    while parts and parts[-1] == 0:
        parts.pop()
    return tuple(parts)


def row_text(row):
    """A witness's row on one line."""
    if row is None:
        return "nothing"
    return " ".join(
        f"{name} {'.'.join(map(str, _version(value) or (0,))) if isinstance(value, dict) else value}"
        for name, value in row.items() if name != "domain")


def _row(item):
    item = item or {}
    held = {name: _version(item.get(name)) for name in FIELDS}
    held["unavailable"] = bool(item.get("unavailable") or item.get("isUnconditionallyUnavailable"))
    return held


def differ(row, own):
    """Whether two statements about a platform differ at first sight."""
    return _row(row) != _row(own)


def _first_alone(stated, held, said_by):
    """Whether `stated` is what one of several attributes says, and no more."""
    return len(said_by.get("availabilityAsWritten", [])) > 1 and all(
        value in (None, False) or held[name] == value for name, value in stated.items())


def availability_reason(row, platform, mine, container, rows, declared_again):
    """Why two statements differ: `equal` where they do not, None where nothing tells.

    `declared_again` tells whether another header declares the same.
    """
    own = mine.get("availability", {}).get(platform)
    everywhere = mine.get("availability", {}).get("*", {})
    stated, held = _row(row), _row(own)
    deprecated = bool((row or {}).get("isUnconditionallyDeprecated")) or bool(
        rows.get("*", {}).get("isUnconditionallyDeprecated"))
    plain = bool(everywhere.get("isDeprecated") or everywhere.get("deprecated"))
    if row is None and not own:
        if deprecated == plain:
            return "neither says anything" if not plain else "equal"
        if plain and mine.get("deprecatingCategory"):
            return "deprecated by its category's name, which it does not read"
        return None
    if stated == held and (own or row is None or stated != _row(None)):
        return "equal"
    if held["unavailable"] and stated["unavailable"]:
        return "unavailable on both sides, versions beside it kept by one"
    effective = mine.get("effectiveAvailability", {}).get(platform)
    if container is not None and effective is not None:
        whole = _row(effective)
        if stated == whole or stated["unavailable"] and whole["unavailable"]:
            if own is None:
                return "its container's, which it counts as the member's own: equal to our effective availability"
            return "the member's and its container's together: equal to our effective availability"
    if platform in ("tvos", "watchos") and not own and row is not None:
        ios = _row(mine.get("availability", {}).get("ios") or (container or {}).get("availability", {}).get("ios"))
        if stated["unavailable"] and ios["unavailable"] or all(
                (stated[name] is None) == (ios[name] is None) for name in FIELDS):
            return "nothing is written for this platform: it derives a row from that of ios"
    if held["unavailable"] and stated["introduced"] is not None:
        return "introduced and unavailable at once: we say unavailable"
    if held["unavailable"] and row is None:
        return "introduced and unavailable at once: it says nothing, we unavailable"
    if own is None and declared_again:
        return "stated where another header declares the same: it inherits that"
    if row is not None and _first_alone(stated, held, mine):
        return "several attributes: it keeps the first alone"
    if row is not None and own is None and container is not None and effective is not None:
        if _first_alone(stated, _row(effective), container):
            return "several attributes on its container: it keeps the first alone"
    if mine["kind"] in ("enum", "struct", "union") and row is None:
        return "stated of the typedef that names the tag, which it keeps apart"
    if row is None and own and not mine.get("availabilityAsWritten"):
        return "from the category that declares it, folded into its class"
    if stated["introduced"] == (26,) and held["introduced"] in ((19,), (16,), (12,), (3,)):
        return "version 19 (16, 12, 3) is 26: this clang renames it"
    if declared_again:
        return "declared in several headers: we unite what they state, it adds it up"
    return None


# Comments

def words(text):
    """The words of a comment without its markers."""
    found = []
    for line in text.split("\n"):
        line = re.sub(r"^\s*(?:/\*+!?<?|//+!?<?|\*+(?!\*?/)|!|<)?\s?", " ", line)
        found += [word for word in line.replace("*/", " ").split() if re.search(r"\w", word)]
    return found


def _within(short, long):
    return any(long[at:at + len(short)] == short for at in range(len(long) - len(short) + 1))


def comment_reason(stated, own, form, first, line, path, mine, elsewhere, own_path):
    """Why two comments differ. `elsewhere` holds names of our other symbols with the witness's words."""
    if not stated and not own:
        return "none on either side"
    if not stated:
        if form == "plain":
            return "ours alone: plain comment, which it does not read"
        if mine["kind"] == "macro":
            return "ours alone: on a macro, where it reads none"
        return "ours alone: doc comment that it does not attach"
    if stated == own:
        return "equal words"
    side = "both" if own else "its alone"
    if _within(own, stated) and own:
        return "both: it joins neighbouring comments, ours is one of them"
    if _within(stated, own):
        return "both: ours goes on where its ends"
    if first and (first > mine["line"] + 1 or not _stands_at(own_path, first, stated)):
        return f"{side}: its comment comes from another header, through a macro or a type"
    if elsewhere:
        return f"{side}: its comment is another declaration's, and is so in ours"
    if _is_banner(path, first):
        return f"{side}: its comment is a title between stars"
    if stated[0].lower() in ("@header", "@file", "@framework", "@group", "@functiongroup", "@methodgroup", "@name"):
        return f"{side}: its comment is about the file, or the title of a group (`@header`, `@group`)"
    if _is_parted(path, first, line):
        return f"{side}: other declarations stand between its comment and the declaration"
    if own and form == "plain" and _stands_nearer(path, first, line, stated, own):
        return "both: a blank line parts its comment from ours, which stands nearer"
    if _has_nearer(path, first, line):
        return f"{side}: a blank line parts its comment from a plain one, which stands nearer"
    if own and (os.path.realpath(path) != os.path.realpath(own_path) or line != mine["line"]):
        return "both: of different declarations of the symbol"
    if own and sorted(stated) == sorted(own):
        return "both: same words in another order"
    if own and [re.sub(r"\W", "", word) for word in stated] == [re.sub(r"\W", "", word) for word in own]:
        return "both: equal words but for signs"
    if own and _ends_a_statement(path, first):
        return "both: its comment begins at the end of another declaration's line"
    if own:
        return "both: NO REASON FOUND"
    return "OURS: its alone: stands by the declaration, and ours is not bound"


def _ends_a_statement(path, line):
    text = lines(path)
    return 0 < line <= len(text) and re.match(r"[^/]*[;,][ \t]*/[/*]", text[line - 1]) is not None


def _is_parted(path, first, line):
    """Whether a statement ends between the line on which a comment begins and a declaration's."""
    return any(re.search(r"[;}]", text) for text in bare(path)[first:line - 1])


def _stands_nearer(path, first, line, stated, own):
    """Whether our words stand, behind a blank line, between the beginning of its comment and the declaration."""
    between = lines(path)[first:line - 1]
    blank = next((number for number, text in enumerate(between) if not text.strip()), None)
    return blank is not None and own[:4] != stated[:4] and " ".join(own[:4]) in " ".join(
        words("\n".join(between[blank:])))


def _has_nearer(path, first, line):
    """Whether another comment begins, behind a blank line, between its comment and the declaration."""
    between = "\n".join(lines(path)[first - 1:line - 1])
    return re.search(r"\*/[ \t]*\n[ \t]*\n(?:[\w \t()]*\n)*[ \t]*/[*/]", between) is not None


def _stands_at(path, line, stated):
    """Whether a comment's first word stands where the comment is said to begin."""
    text = lines(path)
    near = " ".join(text[max(0, line - 1):line + 6])
    return all(word in near for word in stated[:4])


def _is_banner(path, line):
    text = lines(path)
    near = "\n".join(text[max(0, line - 1):line + 1])
    return re.search(r"[*=/-]{6,}|/\*{3,}", near) is not None
