"""Copies an SDK with headers that look otherwise and say the same: `reshape_sdk.py SDK DEST --blank-lines | --rewrap`.

`--blank-lines` puts an empty line on top of every header; `--rewrap` breaks the lines of all comments anew, as a
person would who sets another width, and swaps `///` for `/** */` where a comment is one paragraph. No code, no
string and no word of a comment is touched. Links stay links; what is no header is linked to the original.
"""

import argparse
import os
import re
import shutil
import sys

WIDTH = 52
# Where a person rewrapping would never begin a line, because it would look like a list, a tag, a heading or a rule.
SPECIAL = re.compile(r"[-*+#@\\|>=~_/`:<•·!]|\(?\w{1,3}[.)\]:]|o$|%")
# Bytes are read as Latin-1, so that every byte survives.
ENCODING = "latin-1"

PIECE = re.compile(
    r"(?P<line>//(?:[^\n\\]|\\(?:\r?\n|.)?)*)|(?P<block>/\*.*?\*/)|"
    r"\"(?:\\[^\n]|[^\"\\\n])*\"?|'(?:\\[^\n]|[^'\\\n])*'?", re.S)


class Comment:
    """A comment where it stands: `start` and `end` in the text, and what surrounds it."""

    def __init__(self, text, match):
        self.start, self.end = match.span()
        self.is_line = match["line"] is not None
        self.text = match[0].rstrip("\r") if self.is_line else match[0]
        self.end = self.start + len(self.text)
        self.before = text[text.rfind("\n", 0, self.start) + 1:self.start]
        end = text.find("\n", self.end)
        self.behind = text[self.end:end if end >= 0 else len(text)]
        self.marker = re.match(r"//[/!]?<?(?!/)|/\*[*!]?<?(?![*/])|//+|/\*+", self.text)[0]
        above = text[:self.start - len(self.before)].rstrip("\r\n")[-1:]
        # In a macro over several lines a line more would be a line of the macro.
        self.in_macro = above == "\\" or re.search(r"\\\r?$", self.text, flags=re.M) is not None \
            or self.behind.rstrip(" \t\r").endswith("\\")

    @property
    def stands_alone(self):
        return not self.before.strip(" \t\r\n")

    def is_of(self, other):
        """Whether it may be a line of the same comment: `///` goes on where `//!<` began."""
        doc = ("///", "///<", "//!", "//!<")
        return self.marker == other.marker or self.marker in doc and other.marker in doc and not other.stands_alone

    def column(self, tab):
        return len(self.before.expandtabs(tab))

    def is_below(self, other):
        """Whether it begins in the same column, in some editor."""
        return any(abs(self.column(tab) - other.column(tab)) < 2 for tab in (4, 8))


# Paragraphs

def is_prose(line):
    """Whether a line may be joined with its neighbours: words alone, no table, rule, tag, list or code."""
    # A no-break space that indents is not looked through.
    if not line or line.startswith("\xc2\xa0") or re.search(r"\S(?:  |\t)|[-=*_~#/+.]{3}", re.sub(r"([.!?:])  (?=\S)", r"\1 ", line)):
        return False
    return not SPECIAL.match(line) and not re.search(r"[;{}|\\]$|</?\w+>|[=(]$", line)


def begins(line):
    """Whether a line begins something that prose on the next lines goes on with: a tag or a list item."""
    if re.match(r"[@\\](method|function|property|class|protocol|category|typedef|enum|struct|union|var|define|header|"
                r"interface|group|name|code|endcode)\b", line):
        # What is named there is no prose.
        return False
    # Behind a tag and a name the words may stand in a column of their own.
    rest = re.sub(r"^[@\\]\w+(?:[ \t]+\w+)?[ \t]+", "", line)
    return re.match(r"[@\\][a-z]+\b|[-*+•] \S|\d{1,2}[.)] \S", line) is not None \
        and not re.search(r"\S(?:  |\t)|[;{}|\\]$|[-=*_~#/+.]{3}|</?\w+>", rest)


def is_code(lines, at):
    """Whether a line stands deeper than the text, behind an empty line, and holds signs of code."""
    if at == 0 or lines[at - 1].strip(" \t"):
        return False
    base = min(len(indent_of(line).expandtabs(4)) for line in lines if line.strip(" \t"))
    return len(indent_of(lines[at]).expandtabs(4)) >= base + 4 and re.search(r"[=;{}]|\w\(", lines[at]) is not None


def broken(words, first, rest):
    """Words as lines, `first` columns are taken on the first line and `rest` on the others."""
    lines, used = [[]], first
    for word in words:
        if lines[-1] and used + 1 + len(word) > WIDTH and not SPECIAL.match(word) \
                and not lines[-1][-1].endswith("\\"):
            lines.append([])
            used = rest
        used += len(word) + (1 if lines[-1] else 0)
        lines[-1].append(word)
    return [" ".join(line) for line in lines]


def indent_of(line):
    return line[:len(line) - len(line.lstrip(" \t"))]


def rewrapped(lines, beside=False):
    """Lines of a comment without markers, their paragraphs broken anew; what is no prose stays as it is.

    `beside` tells that the first line stands beside the marker, which says nothing about the others' indentation.
    """
    result, at, fenced = [], 0, False
    while at < len(lines):
        line, bare = lines[at], lines[at].strip(" \t")
        heads = begins(bare)
        opens = re.match(r"```|~~~|[@\\]code\b|@textblock\b|<pre>|<code>", bare)
        if fenced or opens or is_code(lines, at) or not heads and not is_prose(bare):
            if fenced:
                fenced = not re.search(r"```|~~~|[@\\]endcode|@/textblock|</pre>|</code>", bare)
            elif opens:
                fenced = not re.search(r"[@\\]endcode|@/textblock|</pre>|</code>|.```", bare)
            result.append(line)
            at += 1
            continue
        indent, below = indent_of(line), None
        words = re.split(r"[ \t]+", bare)
        # What begins with a tag or an item may go on deeper; a paragraph goes on where it began.
        is_free = beside and at == 0
        at += 1
        while at < len(lines) and is_prose(lines[at].strip(" \t")):
            deep = indent_of(lines[at])
            if below is None and not is_free and (len(deep) < len(indent) if heads else deep != indent) \
                    or below is not None and deep != below:
                break
            below = deep
            words += re.split(r"[ \t]+", lines[at].strip(" \t"))
            at += 1
        if below is None:
            below = indent + "  " if heads else indent
        parts = broken(words, len(indent.expandtabs(4)), len(below.expandtabs(4)))
        result += [(below if number else indent) + part for number, part in enumerate(parts)]
    return result


# Comments

def block_lines(comment):
    """A block's lines without its two markers, whether each begins with a star, and what stands before the closing
    marker where that has a line of its own. None where the block is a drawing."""
    inner = comment.text[len(comment.marker):-2]
    if len(comment.text) < len(comment.marker) + 2 or inner.endswith("*"):
        return None
    lines = [line.rstrip("\r") for line in inner.split("\n")]
    closing = lines[-1] if len(lines) > 1 and not lines[-1].strip(" \t\r\n") else None
    stars = [line.lstrip(" \t").startswith("*") for line in lines[1:] if line.strip(" \t\r\n")]
    if any(stars) and not all(stars):
        return None
    return lines, bool(stars) and all(stars), closing


def reshaped_block(comment, newline):
    parts = block_lines(comment)
    if parts is None:
        return None
    lines, starred, closing = parts
    body = lines[1:-1] if closing is not None else lines[1:]
    lead = ""
    if starred:
        lead = re.match(r"[ \t]*\*", next(line for line in body if line.strip(" \t\r\n")))[0]
        body = [re.sub(r"^[ \t]*\*?", "", line) for line in body]
        if any(line.startswith("*") for line in body):
            return None
    gap, opening = indent_of(lines[0]), lines[0].strip(" \t")
    if not opening:
        out = [comment.marker + lines[0]] + [(lead + line).rstrip(" \t\r") for line in rewrapped(body)]
    else:
        # The text begins beside the marker: new lines go below it, old ones keep their place.
        cut = re.sub(r"[^\t]", " ", comment.before) + " " * (len(comment.marker) + len(gap))
        shared = {indent_of(line) for line in body if line.strip(" \t\r\n")}
        if shared:
            cut = min(shared, key=len)
        if any(not indent.startswith(cut) for indent in shared):
            return None
        shaped = rewrapped([opening] + [line[len(cut):] for line in body], beside=True)
        out = [comment.marker + gap + shaped[0]] + [(lead + cut + line).rstrip(" \t\r") for line in shaped[1:]]
    if closing is not None:
        return newline.join(out) + newline + closing + "*/"
    return newline.join(out) + re.search(r"[ \t]*$", lines[-1])[0] + "*/"


def reshaped_lines(group, newline):
    """Lines of `//` that belong together."""
    marker = group[0].marker
    bodies = [comment.text[len(comment.marker):].rstrip(" \t\r") for comment in group]
    if any(re.match(r"[/*]", body) for body in bodies):
        return None
    gap = min((indent_of(body) for body in bodies if body), key=len, default="")
    if any(not body.startswith(gap) for body in bodies if body):
        return None
    shaped = rewrapped([body[len(gap):] if body else "" for body in bodies])
    prefix = re.sub(r"[^\t]", " ", group[0].before)
    lines = [(marker if number == 0 else group[min(number, len(group) - 1)].marker) + (gap + line if line else "")
             for number, line in enumerate(shaped)]
    return (newline + prefix).join(line.rstrip(" \t\r") for line in lines)


def is_one_paragraph(lines):
    return all(is_prose(line.strip(" \t")) for line in lines) and not any("*/" in line or "/*" in line for line in lines)


def other_style(group, newline, alone):
    """The same words in the other style of documentation; None where more than one plain paragraph is said."""
    if not alone or not group[0].stands_alone:
        return None
    indent = group[0].before
    if group[0].is_line and group[0].marker == "///":
        bodies = [comment.text[3:].strip(" \t\r\n") for comment in group]
        if not is_one_paragraph(bodies):
            return None
        lines = broken(" ".join(bodies).split(" "), 0, 0)
        return f"/**{newline}" + "".join(f"{indent} * {line}{newline}" for line in lines) + f"{indent} */"
    if not group[0].is_line and group[0].marker == "/**" and not group[0].behind.strip(" \t\r\n"):
        parts = block_lines(group[0])
        if parts is None:
            return None
        bodies = [re.sub(r"^[ \t]*\*?", "", line).strip(" \t\r\n") for line in parts[0]]
        while bodies and not bodies[0]:
            bodies.pop(0)
        while bodies and not bodies[-1]:
            bodies.pop()
        if not bodies or not is_one_paragraph(bodies):
            return None
        lines = broken(re.split(r"[ \t]+", " ".join(bodies)), 0, 0)
        return (newline + indent).join("/// " + line for line in lines)
    return None


def groups(text):
    """The comments of a header; lines of `//` that belong together are one group."""
    found = []
    for match in PIECE.finditer(text):
        if not match["line"] and not match["block"]:
            continue
        comment = Comment(text, match)
        last = found[-1][-1] if found else None
        if last is not None and last.is_line and comment.is_line and comment.stands_alone \
                and comment.is_of(last) and re.fullmatch(r"\r?\n", text[last.end:comment.start - len(comment.before)]) \
                and (found[-1][0].stands_alone and comment.before == found[-1][0].before
                     or not found[-1][0].stands_alone and comment.is_below(found[-1][0])):
            found[-1].append(comment)
        else:
            found.append([comment])
    return found


def rewrap(text):
    newline = "\r\n" if "\r\n" in text else "\n"
    out, at, swap = [], 0, False
    all_groups = groups(text)
    for number, group in enumerate(all_groups):
        if any(comment.in_macro for comment in group):
            continue
        shaped = None
        # Beside another comment a new marker could join what was apart.
        alone = not any(
            0 <= other < len(all_groups) and re.fullmatch(r"\s*", text[min(a, b):max(a, b)])
            for other, a, b in ((number - 1, all_groups[number - 1][-1].end, group[0].start),
                                (number + 1, group[-1].end, all_groups[(number + 1) % len(all_groups)][0].start)))
        if swap:
            shaped = other_style(group, newline, alone)
        if shaped is None and group[0].is_line:
            shaped = reshaped_lines(group, newline)
        elif shaped is None and not group[0].behind.strip(" \t\r\n"):
            shaped = reshaped_block(group[0], newline)
        swap = not swap
        if shaped is not None:
            out += [text[at:group[0].start], shaped]
            at = group[-1].end
    return "".join(out) + text[at:]


def blank_line(text):
    mark = "\xef\xbb\xbf" if text.startswith("\xef\xbb\xbf") else ""
    return mark + "\n" + text[len(mark):]


def words(text):
    """What must stay: all words in their order, markers and white space aside."""
    return re.sub(r"\s+|//[/!]*<?|/\*[*!]?<?|\*/|\*", "", text)


def copy(source, target, change):
    """Copies a tree; returns how many headers it has."""
    count = 0
    os.makedirs(target)
    for entry in sorted(os.scandir(source), key=lambda entry: entry.name):
        other = os.path.join(target, entry.name)
        if entry.is_symlink():
            os.symlink(os.readlink(entry.path), other)
        elif entry.is_dir():
            count += copy(entry.path, other, change)
        elif entry.name.endswith((".h", ".hpp", ".hh")):
            with open(entry.path, encoding=ENCODING, newline="") as file:
                text = file.read()
            changed = change(text)
            if change is rewrap and words(changed) != words(text):
                raise ValueError(f"{entry.path}: a word would change")
            with open(other, "w", encoding=ENCODING, newline="") as file:
                file.write(changed)
            count += 1
        else:
            try:
                os.link(entry.path, other)
            except OSError:
                shutil.copyfile(entry.path, other)
    return count


def main():
    parser = argparse.ArgumentParser(prog="reshape_sdk.py")
    parser.add_argument("sdk")
    parser.add_argument("dest")
    how = parser.add_mutually_exclusive_group(required=True)
    how.add_argument("--blank-lines", action="store_const", dest="change", const=blank_line)
    how.add_argument("--rewrap", action="store_const", dest="change", const=rewrap)
    options = parser.parse_args()
    try:
        count = copy(options.sdk, options.dest, options.change)
    except (OSError, ValueError) as error:
        sys.exit(f"reshape_sdk.py: {error}")
    print(f"{count} headers")


if __name__ == "__main__":
    main()
