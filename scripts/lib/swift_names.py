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


def why(symbol, symbols, named):
    """The reason why a symbol has no name; None when there is none that we know."""
    if symbol.get("swiftHiding"):
        return {"unavailable": "unavailable in Swift", "platform": "unavailable on the platform"}.get(
            symbol["swiftHiding"], symbol["swiftHiding"])
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
    if symbol["header"] not in named:
        return "its header belongs to no module"
    if kind == "type-method" and "instancetype" in declaration:
        return "an initializer of the same form is there"
    if re.search(r"Version(Number|String)$", symbol["name"]) and kind == "variable":
        return "the framework's version, which the importer leaves out"
    return None


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
    for module, symbols in load(options.tool, store, build):
        state = module.get("swiftNames")
        if not symbols:
            states["without symbols"] += 1
            continue
        status = state["status"] if state else "not asked"
        states[status] += 1
        if status != "complete":
            reasons[f"{status}: {state.get('reason') if state else ''}"].append(module["name"])
        by_key = {symbol["key"]: symbol for symbol in symbols}
        named = {symbol["header"] for symbol in symbols if "swiftPath" in symbol}
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
            reason = why(symbol, by_key, named) or "unknown"
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
