"""Counts the Swift names of an SDK's symbols, and the reasons of those that have none."""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict

# Names that are right in every SDK that declares the symbol: by printed name, path and async form.
PAIRS = {
    "-[UITableViewDelegate tableView:didSelectRowAtIndexPath:]": ("UITableViewDelegate.tableView(_:didSelectRowAt:)", None),
    "+[UIBezierPath bezierPathWithRoundedRect:cornerRadius:]": ("UIBezierPath.init(roundedRect:cornerRadius:)", None),
    "UIView.hidden": ("UIView.isHidden", None),
    "UIControlEvents.UIControlEventTouchUpInside": ("UIControl.Event.touchUpInside", None),
    "NSFontAttributeName": ("NSAttributedString.Key.font", None),
    "CGContextSetLineWidth": ("CGContext.setLineWidth(_:)", None),
    "-[CKDatabase fetchRecordWithID:completionHandler:]": (
        "CKDatabase.fetch(withRecordID:completionHandler:)", "CKDatabase.record(for:)"),
}


def run(tool, *arguments):
    return subprocess.run([tool, *arguments], check=True, stdout=subprocess.PIPE).stdout


def attributes(symbol):
    return {attribute["name"] for attribute in symbol.get("attributes", []) if not attribute.get("parameter")}


def why(symbol, symbols, named, sdk):
    """The reason why a symbol has no name; None when there is none that we know."""
    if symbol.get("swiftHiding"):
        return {"unavailable": "unavailable in Swift", "platform": "unavailable on the platform"}.get(
            symbol["swiftHiding"], symbol["swiftHiding"])
    noted = sdk.note(symbol, symbols.get(symbol.get("containerKey")))
    if noted:
        return noted
    kind = symbol["kind"]
    declaration = symbol.get("declaration", "")
    container = symbols.get(symbol.get("containerKey"))
    if kind == "field" and container is not None and container["kind"] == "class":
        return "an instance variable"
    if kind == "enum-constant" and symbol.get("value") == "0" and container is not None and (
            "flag_enum" in attributes(container) or "OPTIONS" in container.get("declaration", "")):
        return "an empty set of options, which is []"
    if kind == "category":
        return "a category has no name in Swift"
    if kind == "macro":
        return "a macro with parameters" if symbol.get("parameters") or "(" in declaration.split(" ")[1:2][0:1] else \
            "a macro that is no constant"
    if kind == "alias":
        return "an alias of a class"
    if symbol.get("variadic") or re.search(r"\.\.\.\)?$", declaration.rstrip(";")):
        return "takes a variable number of arguments"
    if symbol.get("incomplete"):
        return "declared with an error"
    if container is not None and not container.get("swiftPath") and container["kind"] != "category":
        return "its container has no name"
    if named.get(symbol["header"], 0) < 0.2:
        return "its header belongs to no module"
    return shape(symbol, declaration, container, symbols, sdk) or sdk.reading(symbol, container)


# Types of C that the importer has none for.
FOREIGN = re.compile(r"long double|_Complex|__u?int128_t|__fp16|va_list|simd_|matrix_|\[\d{4,}\]|\w\[\]$")


def shape(symbol, declaration, container, symbols, sdk):
    """A reason that lies in the form of a declaration."""
    kind = symbol["kind"]
    own = symbol["name"].rstrip("]").split(" ")[-1].split(".")[-1]
    result = re.sub(r"<.*>|_Nonnull|_Nullable|nonnull|nullable|__kindof|[*\s]", "", symbol.get("type", ""))
    if kind == "type-method" and ("instancetype" in declaration or container and result == container["name"].split("(")[0]):
        return "an initializer of the same form is there"
    if kind == "instance-method" and own.startswith("init"):
        return "another initializer of the same name is there"
    if kind == "instance-method" and re.match(r"(set)?[oO]bject:?(at(Indexed|Keyed)|forKeyed)", own):
        return "a part of a subscript"
    stem = os.path.basename(symbol["header"]).removesuffix(".h")
    if kind in ("variable", "function") and symbol["name"].startswith(stem + "Version"):
        return "begins with its module's name and Version, which the extractor leaves out"
    if kind in ("struct", "union") and not symbol.get("fields"):
        return "an incomplete type"
    if kind in ("function", "field", "property", "variable", "typedef") and FOREIGN.search(declaration):
        return "of a type that Swift does not have"
    if kind == "function" and re.search(r"(Retain|Release|CFAutorelease)$", own):
        return "counts references, which Swift does itself"
    if kind == "typedef" and symbol.get("type") == "void":
        return "a name for void"
    if own.startswith("__tg_"):
        return "an overload of C"
    if kind == "protocol" and own.startswith("OS_"):
        return "made by a macro beside the class that Swift sees"
    if kind == "typedef":
        target = re.sub(r"<.*>|\bstruct\b|\bconst\b|\s", "", symbol.get("type", ""))
        if re.search(r"\[\d*\]", declaration):
            return "of a type that Swift does not have"
        if target in BUILT_IN or sdk.built_in(target):
            return "a name that Swift has already"
        if target in sdk.classes:
            return "another name of a class"
        if "struct " in declaration or "union " in declaration:
            return "an incomplete type"
    if kind == "enum-constant" and container is not None:
        twins = [other for other in symbols.values() if other.get("containerKey") == symbol.get("containerKey")
                 and other.get("value") == symbol.get("value")]
        if len(twins) > 1:
            return "another name of a constant"
    return None


class SDK:
    """What the whole SDK, its API notes and its headers say beside a symbol's own declaration."""

    SECTIONS = {"function": ["Functions"], "variable": ["Globals"], "enum-constant": ["Enumerators"],
                "class": ["Classes"], "protocol": ["Protocols"], "enum": ["Tags", "Typedefs"],
                "struct": ["Tags", "Typedefs"], "union": ["Tags", "Typedefs"], "typedef": ["Typedefs"],
                "property": ["Properties"], "class-property": ["Properties"],
                "instance-method": ["Methods"], "type-method": ["Methods"]}

    def __init__(self, path, modules, clang):
        self.path, self.clang = path, clang
        self.hidden, self.setters = set(), set()
        self.by_usr = defaultdict(list)
        self.typedefs = {}
        self.fields = defaultdict(list)
        self.classes = set()
        self.texts = {}
        for module, symbols in modules:
            for symbol in symbols:
                self.by_usr[symbol.get("usr") or symbol["key"]].append(symbol)
                if symbol["kind"] == "field":
                    self.fields[symbol.get("containerKey")].append(symbol)
                elif symbol["kind"] == "typedef":
                    self.typedefs.setdefault(symbol["name"], symbol.get("type", ""))
                elif symbol["kind"] == "class":
                    self.classes.add(symbol["name"])
        self.files = {}
        for folder, _, files in os.walk(path):
            for file in files:
                if file.endswith(".apinotes"):
                    self.read_notes(os.path.join(folder, file))
                elif file.endswith(".h"):
                    self.files.setdefault(file, []).append(os.path.join(folder, file))

    def read_notes(self, file):
        """The names that notes hide from Swift, and the functions that they make setters.

        Notes are YAML, of which they use lists of maps alone; what holds for older versions of Swift comes last.
        """
        section = owner = part = name = depth = None
        with open(file, encoding="utf-8", errors="replace") as lines:
            for line in lines:
                match = re.match(r"( *)(- )?(\w+): *['\"]?(.*?)['\"]?\s*$", line)
                if not match:
                    continue
                indent, key, value = len(match[1]), match[3], match[4]
                if key == "SwiftVersions" and indent == 0:
                    return
                if indent == 0 and not match[2]:
                    section, owner, part, name, depth = key, None, None, None, None
                elif match[2] and key == "Name" and (depth is None or indent <= depth):
                    owner, part, name, depth = value, None, (section, None, value), indent
                elif not value and key in ("Methods", "Properties"):
                    part = key
                elif match[2] and key in ("Name", "Selector") and part:
                    name = (part, owner, value)
                elif key == "Availability" and value in ("nonswift", "none") and name:
                    self.hidden.add(name)
                elif key == "SwiftName" and value.startswith("setter:") and name:
                    self.setters.add(name)

    def note(self, symbol, container):
        """The reason that API notes give."""
        own = symbol["name"].rstrip("]").split(" ")[-1].split(".")[-1]
        owner = container["name"].split("(")[0] if container and symbol["kind"] != "enum-constant" else None
        for section in self.SECTIONS.get(symbol["kind"], []):
            if (section, owner, own) in self.hidden:
                return "unavailable in Swift, by API notes"
            if (section, owner, own) in self.setters:
                return "sets a property, which has the name of what gets it"
        return None

    def built_in(self, name):
        """Whether a typedef stands for a number, if need be through others."""
        for _ in range(8):
            name = re.sub(r"\s", "", self.typedefs.get(name, ""))
            if name in BUILT_IN:
                return True
        return False

    def owns(self, type_text):
        """Whether a type is a block, or a name for one: C cannot state who owns it."""
        for _ in range(8):
            if "(^" in type_text:
                return True
            type_text = self.typedefs.get(re.sub(r"_Nonnull|_Nullable|\s", "", type_text), "")
        return False

    def reading(self, symbol, container):
        """A reason that lies in other symbols, in the header's conditions, or in the compiler."""
        kind, declaration = symbol["kind"], symbol.get("declaration", "")
        own = symbol["name"].rstrip("]").split(" ")[-1].split(".")[-1]
        usr = symbol.get("usr", "")
        if re.match(r"c:@[SUE]@[^@]+\.h@\d+$", usr):
            return "has no name of its own: a qualifier stands before the one that a typedef gives it"
        fields = self.fields.get(symbol["key"], []) if kind == "struct" else [symbol] if kind == "field" else []
        if any(self.owns(field.get("type", "")) for field in fields):
            return "holds a block, and C does not say who owns it"
        if any("swiftPath" in other for other in self.by_usr[usr]):
            return "another module declares the same"
        if kind == "instance-method":
            setter = re.match(r"set(\w)(\w*):$", own)
            if setter and container and usr.replace(
                    f"(im){own}", f"(py){setter[1].lower()}{setter[2]}") in self.by_usr:
                return "sets a property, which has the name of what gets it"
            for name in (container or {}).get("protocols", []):
                if f"c:objc(pl){name}(im){own}" in self.by_usr:
                    return "a protocol of its class declares it, and Swift sees that"
        if kind == "property" and any(
                f"c:objc({base}(im){own}" in self.by_usr for base in ("pl)NSObject", "cs)NSObject")):
            return "its superclass has a method of that name, and Swift sees a method"
        return self.header_reading(symbol, declaration, own)

    def header_reading(self, symbol, declaration, own):
        text = self.source(symbol)
        for name in re.findall(r"NS_(?:ENUM|OPTIONS)\(\s*\w+\s*,\s*(\w+)\s*\)\s*;", text or ""):
            if re.search(rf"\b{name}\b", declaration):
                return "of a type that its module only mentions"
        files = self.candidates(symbol)
        for file in files:
            if symbol["kind"] == "function" and "ReturnsTwiceAttr" in self.ask(
                    file, "-fsyntax-only", "-Xclang", "-ast-dump", "-Xclang", f"-ast-dump-filter={own}"):
                return "returns twice"
        for file in files:
            # Some headers stop where they are not included by the one that their folder is named for.
            folder = os.path.dirname(file)
            for main in (file, os.path.join(folder, os.path.basename(folder) + ".h")):
                plain, swift = (self.spelled(main, file, symbol["line"], more) for more in ([], SWIFT_DEFINES))
                if plain and plain != swift:
                    return "its header has no such declaration for Swift, or another"
        return None

    def candidates(self, symbol):
        return [file for file in self.files.get(os.path.basename(symbol["header"]), [])
                if file.endswith("/" + symbol["header"])]

    def source(self, symbol):
        for file in self.candidates(symbol):
            with open(file, encoding="utf-8", errors="replace") as lines:
                return lines.read()
        return None

    def ask(self, file, *arguments):
        key = (file, arguments)
        if key not in self.texts:
            self.texts[key] = subprocess.run(
                [self.clang, "-target", "arm64-apple-ios", "-isysroot", self.path, "-x", "objective-c", "-fblocks",
                 "-fobjc-arc", "-w", *arguments, file], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                check=False).stdout.decode(errors="replace")
        return self.texts[key]

    def spelled(self, main, file, line, defines):
        """What the preprocessor leaves of a header, as another takes it in, from a line to the declaration's end."""
        at, here, words = 0, False, []
        for text in self.ask(main, "-E", *defines).splitlines():
            marker = re.match(r'# (\d+) "(.*?)"', text)
            if marker:
                at, here = int(marker[1]), os.path.realpath(marker[2]) == os.path.realpath(file)
                continue
            if here and at >= line:
                words.append(text)
                if ";" in text or "{" in text:
                    break
            at += 1
        return " ".join(" ".join(words).split())


# What the importer defines and a compiler of Objective-C does not.
SWIFT_DEFINES = ["-D__swift__=60000"] + [f"-DSWIFT_SDK_OVERLAY_{name}" for name in (
    "APPKIT_EPOCH=2", "COREGRAPHICS_EPOCH=0", "COREIMAGE_EPOCH=2", "DISPATCH_EPOCH=2", "FOUNDATION_EPOCH=8",
    "GAMEPLAYKIT_EPOCH=1", "PTHREAD_EPOCH=1", "SPRITEKIT_EPOCH=1", "UIKIT_EPOCH=2")]

BUILT_IN = {"int", "double", "float", "unsignedint", "long", "unsignedlong", "short", "unsignedshort", "longlong",
            "unsignedlonglong", "char", "unsignedchar", "signedchar", "_Bool"}


def load(tool, store, build):
    modules = json.loads(run(tool, "show", build, "--store", store, "--format", "json"))["modules"]
    for module in modules:
        if module["digests"].get("symbols"):
            text = run(tool, "show", build, module["name"], "--store", store, "--format", "json")
            yield module, json.loads(text)["symbols"]
        else:
            yield module, []


def table(title, rows):
    print(f"\n{title}\n")
    for row in rows:
        print("| " + " | ".join(str(cell) for cell in row) + " |")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", required=True)
    parser.add_argument("--samples", type=int, default=0)
    parser.add_argument("--keep")
    parser.add_argument("--clang", required=True)
    parser.add_argument("sdk")
    options = parser.parse_args()
    work = options.keep or tempfile.mkdtemp(prefix="sdkdiff-names-")
    try:
        store = os.path.join(work, "store")
        extra = ["--build", "unnamed"]
        line = subprocess.run([options.tool, "snapshot", options.sdk, "--store", store, "--swift-names"],
                              stdout=subprocess.PIPE).stdout.decode()
        if not line:
            line = run(options.tool, "snapshot", options.sdk, "--store", store, "--swift-names", *extra).decode()
        build = re.search(r"(\S+/\S+/\S+?)(?: \(|:)", line).group(1)
        return report(options, store, build)
    finally:
        if not options.keep:
            shutil.rmtree(work, ignore_errors=True)


def report(options, store, build):
    states = Counter()
    reasons = defaultdict(list)
    kinds = Counter()
    names = Counter()
    without = defaultdict(Counter)
    samples = defaultdict(list)
    asynchronous = 0
    found = {}
    lost = 0
    modules = list(load(options.tool, store, build))
    sdk = SDK(options.sdk, modules, options.clang)
    for module, symbols in modules:
        state = module.get("swiftNames")
        if not symbols:
            states["without symbols"] += 1
            continue
        status = state["status"] if state else "not asked"
        states[status] += 1
        if status != "complete":
            reasons[f"{status}: {state.get('reason') if state else ''}"].append(module["name"])
        by_key = {symbol["key"]: symbol for symbol in symbols}
        # Macros are one by name, whatever header they stand in.
        headers = Counter(symbol["header"] for symbol in symbols if symbol["kind"] != "macro")
        with_names = Counter(
            symbol["header"] for symbol in symbols if symbol["kind"] != "macro" and "swiftPath" in symbol)
        named = {header: with_names[header] / count for header, count in headers.items()}
        for symbol in symbols:
            if status in ("none", "not asked"):
                lost += 1
                continue
            kinds[symbol["kind"]] += 1
            asynchronous += "swiftAsyncName" in symbol
            if symbol["name"] in PAIRS and "swiftPath" in symbol:
                found[symbol["name"]] = (symbol["swiftPath"], symbol.get("swiftAsyncName"))
            if "swiftPath" in symbol:
                names[symbol["kind"]] += 1
                continue
            reason = why(symbol, by_key, named, sdk) or "unknown"
            without[symbol["kind"]][reason] += 1
            samples[(symbol["kind"], reason)].append(f"{module['name']}: {symbol['name']}: {symbol.get('declaration', '')[:150]}")
    print(build)
    table("Modules", [("state", "modules"), *sorted(states.items())])
    table("Modules whose names are not complete", [("state and reason", "modules")] + [
        (reason, f"{len(modules)}: {', '.join(modules[:6])}") for reason, modules in sorted(reasons.items())])
    table("Symbols of modules with names", [("kind", "symbols", "with a name", "without")] + [
        (kind, count, names[kind], count - names[kind]) for kind, count in kinds.most_common()] + [
        ("all", sum(kinds.values()), sum(names.values()), sum(kinds.values()) - sum(names.values()))])
    print(f"\n{asynchronous} with an async form; {lost} symbols in modules without names")
    total = Counter()
    for kind, counts in without.items():
        for reason, count in counts.items():
            total[reason, kind] += count
    table("Why symbols have no name", [("reason", "kind", "symbols")] + [
        (reason, kind, count) for (reason, kind), count in sorted(total.items())])
    for (kind, reason), lines in sorted(samples.items()):
        if options.samples and reason == "unknown":
            print(f"\n{kind}: {reason}")
            step = max(1, len(lines) // options.samples)
            for line in lines[::step][:options.samples]:
                print("  " + line)
    wrong = {name: found[name] for name in found if found[name][0] != PAIRS[name][0]
             or PAIRS[name][1] and not PAIRS[name][1].endswith("." + str(found[name][1]))}
    print(f"\n{len(found) - len(wrong)} of {len(found)} known names are right")
    for name, value in wrong.items():
        print(f"  {name}: {value}, not {PAIRS[name]}")
    unknown = sum(count for (reason, _), count in total.items() if reason == "unknown")
    if unknown:
        print(f"{unknown} symbols without a name have no reason")
    return 1 if unknown or wrong else 0


if __name__ == "__main__":
    sys.exit(main())
