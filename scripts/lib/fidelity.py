"""Compares a snapshot of an SDK with what `clang -extract-api` says about the same headers.

Run by scripts/check-fidelity. Every difference gets a reason by a rule that looks at facts: the header's
text, what the preprocessor makes of a use of a macro, the two sides' own statements. No rule knows a name.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import re
import resource
import subprocess
import sys
import tempfile

import apifacts
from toolrun import Tool, ToolError

KINDS = {
    "class": "class", "protocol": "protocol", "struct": "struct", "union": "union", "enum": "enum",
    "typealias": "typedef", "func": "function", "var": "variable", "macro": "macro", "enum.case": "enum-constant",
    "method": "instance-method", "type.method": "type-method", "property": "property",
    "type.property": "class-property", "ivar": "field",
}
TARGETS = {
    "ios": "arm64-apple-ios16.0", "macos": "arm64-apple-macos13.0", "tvos": "arm64-apple-tvos16.0",
    "watchos": "arm64-apple-watchos9.0",
}
MEMORY = 12 << 30


class Witness:
    """Runs of clang beside the Swift compiler; it uses its own built-in headers."""

    def __init__(self, clang, plan, work, options):
        self.keep = options.keep
        self.headers = options.headers
        self.clang = clang
        self.builtin = subprocess.run(
            [clang, "-print-resource-dir"], stdout=subprocess.PIPE, text=True).stdout.strip() + "/include"
        self.plan = plan
        self.work = work

    def arguments(self, target):
        """The flags of UnitParser.swift, as far as this command has them."""
        found = ["-x", "objective-c-header", "-target", target, "-isysroot", self.plan["sysroot"]]
        for folder in self.plan["frameworkFolders"]:
            found += ["-iframework", folder]
        found += ["-iframework", self.plan["sysroot"] + "/System/Library/SubFrameworks"]
        for folder in self.headers:
            found += ["-idirafter", folder]
        return found + ["-fblocks", "-fobjc-arc", "-std=gnu11", "-fretain-comments-from-system-headers",
                        "-Wno-everything", "-ferror-limit=0"]

    def run(self, command):
        def limits():
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        return subprocess.run(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=limits, errors="replace")

    def extract(self, module, target, number):
        """The module's symbols, and the headers that had to be left out, each with the reason."""
        headers = [header["path"] for header in module["headers"]]
        left_out = {}
        output = os.path.join(self.work, f"witness-{number}.json")
        kept_answer = None
        if self.keep:
            kept_answer = os.path.join(self.keep, f"{target}-{module['name'].replace('/', '_')}.json")
            if os.path.exists(kept_answer):
                with open(kept_answer, encoding="utf-8") as file:
                    return json.load(file)
        answer = self.ask(headers, target, output, left_out)
        if kept_answer:
            with open(kept_answer, "w", encoding="utf-8") as file:
                json.dump(answer, file)
        return answer

    def ask(self, headers, target, output, left_out):
        """Asks until no header stops it."""
        for _ in range(20):
            kept = [header for header in headers if header not in left_out]
            if not kept:
                return None, left_out
            done = self.run([self.clang, "-extract-api", "--product-name=witness", *self.arguments(target),
                             *kept, "-o", output])
            if done.returncode == 0:
                with open(output, encoding="utf-8", errors="replace") as file:
                    symbols = json.load(file)["symbols"]
                os.unlink(output)
                return symbols, left_out
            culprits = self.culprits(done.stderr, kept)
            if not culprits:
                reason = "it crashed or ran out of memory" if done.returncode < 0 else "it failed without a place"
                return None, {**left_out, "*": reason}
            left_out.update(culprits)
        return None, left_out

    def culprits(self, errors, headers):
        """The given headers behind the errors: the line of its own list of includes names them."""
        found = {}
        at = None
        for line in errors.splitlines():
            include = re.match(r"In file included from <extract-api-includes>:(\d+):", line)
            if include:
                at = int(include[1]) - 1
                continue
            error = re.match(r"(.*?):(\d+):\d+: (?:fatal )?error: (.*)", line)
            if not error:
                continue
            path = os.path.normpath(error[1])
            culprit = path if path in headers else None
            if at is not None and 0 <= at < len(headers):
                culprit = headers[at]
            at = None
            if culprit is not None:
                found.setdefault(culprit, self.kind_of(error[1], int(error[2]), error[3]))
        return found

    def kind_of(self, path, line, message):
        """What kind of error it is, without the header's words."""
        lines = apifacts.lines(path)
        text = lines[line - 1] if 0 < line <= len(lines) else ""
        if re.match(r"\s*#\s*error\b", text):
            return "`#error` when it is included alone"
        if "file not found" in message:
            return "it includes a header that the SDK does not have"
        if "redefinition" in message:
            return "it defines again what another header of the folder defines"
        return "it names a type that nobody declared before it"

    def uses(self, module, target, left_out, lines):
        """What the preprocessor makes of `lines` after all the module's headers."""
        source = os.path.join(self.work, f"uses-{module['name'].replace('/', '_')}.h")
        with open(source, "w", encoding="utf-8") as file:
            for header in module["headers"]:
                if header["path"] not in left_out:
                    file.write(f'#import "{header["path"]}"\n')
            file.write("sdkdiffStart\n" + "\n".join(lines) + "\n")
        done = self.run([self.clang, "-E", "-P", *self.arguments(target), source])
        os.unlink(source)
        return done.stdout.rpartition("sdkdiffStart")[2]


class Check:
    """All comparisons of one SDK."""

    def __init__(self, options, plan, tool, build, witness):
        self.options = options
        self.plan = plan
        self.tool = tool
        self.build = build
        self.witness = witness
        paths = {h["path"] for m in plan["modules"] for h in m["headers"]}
        for folder in options.headers:
            paths.update(os.path.join(parent, name) for parent, _, names in os.walk(folder) for name in names)
        self.aliases = apifacts.aliases(sorted(paths))
        self.paths = {(m["name"], h["name"]): h["path"] for m in plan["modules"] for h in m["headers"]}
        self.counts = {name: collections.Counter() for name in (
            "lacking", "more", "kind", "parameters", "comment")}
        self.rows = collections.defaultdict(collections.Counter)
        self.samples = collections.defaultdict(list)
        self.open = []
        self.foreign = []
        self.macros = []
        self.declared = {}
        self.unprocessed = {}
        self.left_out = {}
        self.totals = collections.Counter()
        self.homes = collections.defaultdict(set)

    # Parts

    def note(self, table, reason, symbol=None, where="", detail=""):
        self.counts[table][reason] += 1
        if symbol is not None:
            self.samples[table, reason].append((symbol, where, detail))

    def unknown(self, table, name, where, detail=""):
        self.counts[table]["NO REASON FOUND"] += 1
        self.open.append((table, name, where, detail))

    def load(self, modules):
        ours = {}
        for module in modules:
            ours[module["name"]] = self.tool.symbols(self.build, module["name"])
            for symbol in ours[module["name"]]:
                self.homes[symbol["usr"]].add(module["name"])
        return ours

    def module(self, module, ours, theirs, left_out):
        """Everything about one module."""
        self.totals["modules"] += 1
        self.totals["ours"] += len(ours)
        self.totals["theirs"] += len(theirs)
        if left_out:
            self.left_out[module["name"]] = left_out
        known = {}
        for symbol in ours:
            known.setdefault(symbol["key"], symbol)
        for symbol in ours:
            known.setdefault(symbol["usr"], symbol)
        said = collections.defaultdict(list)
        for symbol in ours:
            if "documentation" in symbol:
                words = apifacts.words(symbol["documentation"]["text"])
                said[(symbol["header"], *words)].append(symbol["name"])
        met = set()
        lacking = []
        for symbol in theirs:
            usr = symbol["identifier"]["precise"]
            met.add(usr)
            mine = known.get(usr)
            if mine is None:
                lacking.append(symbol)
            else:
                self.totals["both"] += 1
                met.add(mine["key"])
                self.same(module, mine, symbol, known, said)
        self.lacking(module, lacking, ours, left_out)
        self.more(module, ours, known, met, left_out)

    def where(self, symbol):
        """Header and line of one of the witness's symbols."""
        location = symbol.get("location")
        if not location:
            return "", 0
        path = re.sub(r"%([0-9A-Fa-f]{2})", lambda m: chr(int(m[1], 16)), location["uri"][len("file://"):])
        return path, location["position"]["line"] + 1

    # What it has and the snapshot has not

    def lacking(self, module, symbols, ours, left_out):
        names = {s["name"]: s for s in ours if s["kind"] in ("struct", "union", "enum")}
        macros = []
        for symbol in symbols:
            usr = symbol["identifier"]["precise"]
            kind = symbol["kind"]["identifier"].split(".", 1)[1]
            title = symbol["names"]["title"]
            path, line = self.where(symbol)
            where = f"{os.path.basename(path)}:{line}"
            tag = names.get(title)
            if not path.startswith(self.plan["sysroot"]):
                self.note("lacking", "in the compiler's own header of that name, which it takes for the SDK's", title, where)
            elif kind == "macro":
                macros.append((symbol, path, line))
            elif kind == "typealias" and tag is not None and symbol.get("type") == tag["usr"]:
                self.note("lacking", "typedef folded into the tag it names", title, where)
            elif re.search(r"@F@[^@]*@", usr):
                self.note("lacking", "declared inside a function's body", title, where)
            elif kind in ("ivar", "property", "struct", "union") and apifacts.is_private_here(path, line):
                self.note("lacking", "instance variable behind `@private` or `@package`", title, where)
            elif re.search(r"objc\(cs\)\w+@[SU]@[^@]*@\d+", usr):
                self.note("lacking", "unnamed record inside an instance variable's type", title, where)
            elif any(s.get("incomplete") and s["header"].endswith(os.path.basename(path)) and abs(s["line"] - line) <= 4
                     for s in ours):
                self.note("lacking", "in conflict with another header of the SDK: told as incomplete", title, where)
            elif apifacts.deciding(path, line):
                self.note("lacking", "another header of the SDK declares it first", title, where)
            else:
                self.unknown("lacking", f"{title} ({kind})", f"{module['name']}/{where}", usr)
        if macros:
            self.macros.append((module, macros, left_out))

    def macro_uses(self, job):
        """What becomes of uses of macros, in a run of the preprocessor."""
        module, macros, left_out = job
        lines = []
        for number, (symbol, path, line) in enumerate(macros):
            name = symbol["names"]["title"]
            lines += [f"sdkdiffMark{number}", f"#ifdef {name}"]
            for use in apifacts.uses(name, path, line, name in self.aliases):
                lines += ["sdkdiffUse", use]
            lines += ["#else", "sdkdiffGone", "#endif"]
        return self.witness.uses(module, self.plan["target"], left_out, lines)

    def lacking_macros(self, job, text):
        module, macros, _ = job
        parts = re.split(r"sdkdiffMark\d+\b", text)[1:]
        for (symbol, path, line), part in zip(macros, parts):
            name = symbol["names"]["title"]
            where = f"{os.path.basename(path)}:{line}"
            written = apifacts.definition(path, line)
            if written is not None and not written[2].strip():
                self.note("lacking", "macro with an empty body", name, where)
            elif "sdkdiffGone" in part:
                self.note("lacking", "macro undefined again by the headers", name, where)
            else:
                verdicts = [apifacts.attributes_only(use) for use in part.split("sdkdiffUse")[1:]]
                if "nothing" in verdicts:
                    self.note("lacking", "macro that expands to nothing", name, where)
                elif "attributes" in verdicts:
                    self.note("lacking", "macro of attributes or pragmas alone", name, where)
                elif "words" in verdicts:
                    self.note("lacking", "macro of declaration words or brackets alone", name, where)
                elif apifacts.deciding(path, line):
                    self.note("lacking", "another header of the SDK declares it first", name, where)
                else:
                    self.unknown("lacking", f"{name} (macro)", f"{module['name']}/{where}", part.strip()[:80])

    # What the snapshot has and it has not

    def more(self, module, ours, known, met, left_out):
        dropped = {h["name"] for h in module["headers"] if h["path"] in left_out}
        for symbol in ours:
            if symbol["usr"] in met or symbol["key"] in met:
                continue
            reason = self.reason_for_more(module, symbol, known, dropped)
            where = f"{symbol['header']}:{symbol['line']}"
            if reason:
                self.note("more", reason, symbol["name"], where)
            else:
                self.unknown("more", f"{symbol['name']} ({symbol['kind']})", f"{module['name']}/{where}", symbol["usr"])

    def reason_for_more(self, module, symbol, known, dropped):
        kind = symbol["kind"]
        container = known.get(symbol.get("containerKey") or "")
        path = self.paths.get((module["name"], symbol["header"]), "")
        own = re.split(r"[.(\[ ]", symbol["name"])[-1] if kind in ("field", "enum-constant") else symbol["name"]
        if symbol["header"] in dropped:
            return "in a header that it could not process"
        if kind == "category":
            return "category: it has no symbol for one"
        if (symbol.get("containerKey") or "").startswith("c:objc(cy)"):
            return "member of a category on another module's class"
        for side in (symbol, container):
            for stated in ("availability", "effectiveAvailability"):
                if side and side.get(stated, {}).get("*", {}).get("unavailable"):
                    return "unavailable for all"
        if own.startswith("_"):
            return "its name begins with `_`"
        if re.search(r"@[SUE]A?@_", symbol["usr"]):
            return "its tag's name begins with `_`" if container is None else "member of a tag that begins with `_`"
        if container is not None and container["name"].startswith("_"):
            return "member of a container that begins with `_`"
        if kind == "alias":
            return "`@compatibility_alias`: it has no symbol for one"
        if kind == "macro" and apifacts.is_guard(path, symbol["name"]):
            return "macro with a value behind an `#ifndef` of it around a whole header, which it takes for a guard"
        if kind == "macro" and apifacts.is_guard(path, symbol["name"], anywhere=True):
            return "macro defined where it is not defined yet: company decides"
        if kind == "typedef" and re.match(r"(?:enum|struct|union) _", symbol.get("type") or ""):
            return "typedef of a tag that begins with `_`"
        if kind in ("struct", "union", "enum") and apifacts.is_opaque_typedef(path, symbol["line"]):
            return "tag that is never defined, named by a typedef of the same name"
        if symbol.get("incomplete") or container is not None and container.get("incomplete"):
            return "in conflict with another header of the SDK: told as incomplete"
        if kind == "macro" and apifacts.defined_by_compiler(self.witness.builtin, symbol["name"]):
            return "macro that the compiler's own header defines again"
        if apifacts.deciding(path, symbol["line"]):
            return "inside a condition that other headers' macros decide: company"
        return None

    # What both state

    def same(self, module, mine, theirs, known, said):
        path, line = self.where(theirs)
        where = f"{module['name']}/{mine['header']}:{mine['line']}"
        kind = KINDS.get(theirs["kind"]["identifier"].split(".", 1)[1], "?")
        if kind == mine["kind"]:
            self.note("kind", "equal")
        elif kind == "property" and mine["kind"] == "field":
            self.note("kind", "field of a struct or union, which it calls a property")
        elif kind == "typedef" and mine["usr"] != theirs["identifier"]["precise"]:
            self.note("kind", "typedef folded into the tag it names")
        elif kind == "struct" and mine["kind"] == "union" or kind == "union" and mine["kind"] == "struct":
            self.unknown("kind", mine["name"], where, f"{kind} and {mine['kind']}")
        else:
            self.unknown("kind", mine["name"], where, f"it says {kind}, we {mine['kind']}")
        if kind in ("function", "instance-method", "type-method"):
            count = len(theirs.get("functionSignature", {}).get("parameters", []))
            if count == len(mine.get("parameters", [])):
                self.note("parameters", "equal")
            else:
                self.unknown("parameters", mine["name"], where, f"it has {count}, we {len(mine.get('parameters', []))}")
        self.availability(module, mine, theirs, self.options.platforms[0], where, path, known)
        self.comment(module, mine, theirs, path, line, where, said)

    def availability(self, module, mine, theirs, platform, where, path, known):
        rows = {row["domain"]: row for row in theirs.get("availability", [])}
        row = rows.get(platform)
        container = known.get(mine.get("containerKey") or "")
        own = mine.get("availability", {}).get(platform)
        again = False
        if apifacts.differ(row, own):
            again = self.is_declared_again(mine["name"], path) or len(self.homes[mine["usr"]]) > 1
        reason = apifacts.availability_reason(row, platform, mine, container, rows, again)
        detail = f"it: {apifacts.row_text(row)}; we: {own}"
        if reason is None and platform != self.options.platforms[0] and mine.get("availabilityAsWritten"):
            self.foreign.append((module, platform, mine, where, detail))
            return
        self.rows[platform][reason or "NO REASON FOUND"] += 1
        if reason is None:
            self.open.append((f"availability, {platform}", mine["name"], where, detail))
        elif reason not in ("equal", "neither says anything"):
            self.samples["availability", reason].append((mine["name"], where, detail))

    def settle_foreign(self):
        """What differs on another platform, and comes of a macro that says something else for each target."""
        for module, platform, mine, where, detail in self.foreign:
            written = mine["availabilityAsWritten"]
            here, there = (self.witness.uses(module, target, self.left_out.get(module["name"], {}), written)
                           for target in (self.plan["target"], TARGETS[platform]))
            if here.split() and here.split() != there.split():
                self.rows[platform]["its macro speaks of the target's platform alone, and we have read it for ours"] += 1
            else:
                self.rows[platform]["NO REASON FOUND"] += 1
                self.open.append((f"availability, {platform}", mine["name"], where, detail))

    def is_declared_again(self, name, path):
        """Whether another header of the same folder, or of one beside it, declares a function of that name."""
        top = os.path.dirname(path)
        folders = [top, os.path.dirname(top)] if os.path.basename(top) != "Headers" else [top]
        for folder in folders:
            if folder not in self.declared:
                found = collections.defaultdict(set)
                for parent, _, files in os.walk(folder):
                    for file in files:
                        header = os.path.join(parent, file)
                        for line in apifacts.bare(header) if file.endswith(".h") else ():
                            for word in re.findall(r"^[\w \t*]+?\b(\w+)[ \t]*\(", line):
                                found[word].add(header)
                self.declared[folder] = found
            if len(self.declared[folder].get(name, ())) > 1:
                return True
        return False

    def comment(self, module, mine, theirs, path, line, where, said):
        blocks = theirs.get("docComment", {}).get("lines", [])
        stated = apifacts.words("\n".join(part["text"] for part in blocks))
        doc = mine.get("documentation") or {}
        own = apifacts.words(doc.get("text", ""))
        first = blocks[0]["range"]["start"]["line"] + 1 if blocks and "range" in blocks[0] else 0
        elsewhere = None
        if stated and stated != own:
            elsewhere = [name for name in said.get((mine["header"], *stated), ()) if name != mine["name"]]
        reason = apifacts.comment_reason(
            stated, own, doc.get("form"), first, line, path, mine, elsewhere,
            self.paths.get((module["name"], mine["header"]), ""))
        self.counts["comment"][reason] += 1
        if "NO REASON" in reason:
            self.open.append(("comment", mine["name"], where, ""))
        if reason not in ("equal words", "none on either side"):
            self.samples["comment", reason].append(
                (mine["name"], where, f"it (line {first}): {' '.join(stated[:14])} | we: {' '.join(own[:14])}"))

    def other_platform(self, module, ours, theirs, platform):
        """Availability alone, of what both have in the same place."""
        known = {}
        for symbol in ours:
            known.setdefault(symbol["key"], symbol)
        for symbol in ours:
            known.setdefault(symbol["usr"], symbol)
        for symbol in theirs:
            mine = known.get(symbol["identifier"]["precise"])
            if mine is None:
                continue
            path, line = self.where(symbol)
            if line != mine["line"] or not path.endswith("/" + mine["header"]):
                self.rows[platform]["declared in another place for this platform: not compared"] += 1
                continue
            self.availability(module, mine, symbol, platform, f"{mine['header']}:{mine['line']}", path, known)

    # The report

    def faults(self):
        """The reasons that lie with the snapshot, with their counts."""
        tables = {**self.counts, **{f"availability, {name}": counts for name, counts in self.rows.items()}}
        return {(name, reason): count for name, counts in tables.items() for reason, count in counts.items()
                if reason.startswith("OURS")}

    def table(self, title, counts):
        print(f"\n{title}\n")
        for reason, count in sorted(counts.items(), key=lambda item: (-item[1], item[0])):
            print(f"  {count:>8}  {reason}")

    def report(self):
        totals = self.totals
        print(f"{totals['modules']} modules compared: {totals['theirs']} symbols of the witness, {totals['ours']} of the "
              f"snapshot, {totals['both']} in both")
        for name, reason in sorted(self.unprocessed.items()):
            print(f"  not processed: {name}: {reason}")
        for name, headers in sorted(self.left_out.items()):
            for path, reason in sorted(headers.items()):
                print(f"  left out: {name}/{os.path.basename(path)}: {reason}")
        self.table("Symbols of the witness that the snapshot lacks, by reason", self.counts["lacking"])
        self.table("Symbols of the snapshot that the witness lacks, by reason", self.counts["more"])
        self.table("Kind, of symbols in both", self.counts["kind"])
        self.table("Parameter counts, of functions and methods in both", self.counts["parameters"])
        for platform, counts in self.rows.items():
            self.table(f"Own availability on {platform}, of symbols in both", counts)
        self.table("Comments, of symbols in both", self.counts["comment"])
        for (table, reason), samples in sorted(self.samples.items()):
            if self.options.samples and samples:
                print(f"\n{table}: {reason}")
                step = max(1, len(samples) // self.options.samples)
                for name, where, detail in samples[::step][:self.options.samples]:
                    print(f"  {name}  {where}" + (f"\n      {detail}" if detail and self.options.words else ""))
        for (table, reason), count in sorted(self.faults().items()):
            print(f"\nFault of the snapshot, {count} times: {table}: {reason[6:]}")
            for name, where, _ in self.samples[table.split(",")[0], reason][:40]:
                print(f"  {name}  {where}")
        if self.open:
            print(f"\nNo reason found for {len(self.open)} differences:")
            for table, name, where, detail in self.open:
                print(f"  {table}: {name}  {where}  {detail}")


def run(options):
    with tempfile.TemporaryDirectory(dir=options.work) as work:
        tool = Tool(options.tool, os.path.join(work, "store"))
        flags = [flag for name in options.module for flag in ("--module", name)]
        plan = tool.snapshot(options.sdk, work, *flags)
        if not plan.get("sysroot"):
            raise ToolError(f"{options.sdk} is no SDK")
        build = tool.builds()[-1]
        own = re.match(r"[^-]+-apple-([a-z]+)", plan["target"])[1]
        own = {"macosx": "macos", "xros": "visionos"}.get(own, own)
        options.platforms = [own] + [name for name in options.platforms if name != own]
        unread = {m["name"] for m in tool.manifest(build)["modules"] if not m["digests"]}
        modules = [m for m in plan["modules"] if m["name"] not in unread]
        if options.keep:
            os.makedirs(options.keep, exist_ok=True)
        witness = Witness(options.clang, plan, work, options)
        check = Check(options, plan, tool, build, witness)
        ours = check.load(modules)
        print(f"witness: {subprocess.run([options.clang, '--version'], stdout=subprocess.PIPE, text=True).stdout.splitlines()[0]}")
        for platform in options.platforms:
            target = plan["target"] if platform == own else TARGETS[platform]
            sys.stderr.write(f"reading {len(modules)} modules for {platform}\n")
            with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
                waiting = {}
                rest = list(enumerate(modules))
                # No more than a few ahead: a module's answer can be large.
                while rest or waiting:
                    while rest and len(waiting) < options.jobs + 1:
                        number, module = rest.pop(0)
                        waiting[pool.submit(witness.extract, module, target, number)] = module
                    done, _ = concurrent.futures.wait(waiting, return_when=concurrent.futures.FIRST_COMPLETED)
                    for answer in done:
                        module = waiting.pop(answer)
                        theirs, left_out = answer.result()
                        if platform != own:
                            if theirs is None:
                                check.rows[platform]["module not processed for this platform: not compared"] += 1
                            else:
                                check.other_platform(module, ours[module["name"]], theirs, platform)
                        elif theirs is None:
                            check.unprocessed[module["name"]] = left_out.get("*") or "; ".join(
                                sorted(set(left_out.values())))
                        else:
                            check.module(module, ours[module["name"]], theirs, left_out)
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            for job, text in zip(check.macros, pool.map(check.macro_uses, check.macros)):
                check.lacking_macros(job, text)
        check.settle_foreign()
        check.report()
        return 1 if check.open or check.faults() else 0


def main():
    parser = argparse.ArgumentParser(prog="check-fidelity")
    parser.add_argument("sdk")
    parser.add_argument("--module", action="append", default=[], help="only this one (several allowed)")
    parser.add_argument("--platform", dest="platforms", action="append", default=[], choices=sorted(TARGETS),
                        help="compare availability on this one too (several allowed)")
    parser.add_argument("--samples", type=int, default=0, help="print so many symbols a reason")
    parser.add_argument("--words", action="store_true", help="with --samples: the first words of both comments")
    parser.add_argument("--keep", metavar="DIR", help="keep the witness's answers there, and use them again")
    parser.add_argument("--headers", action="append", default=[], metavar="DIR",
                        help="where the witness looks for what the SDK does not have (several allowed)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--tool", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--clang", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--work", default=None, help=argparse.SUPPRESS)
    options = parser.parse_args()
    try:
        sys.exit(run(options))
    except (ToolError, OSError) as error:
        sys.exit(f"check-fidelity: {error}")


if __name__ == "__main__":
    main()
