#!/usr/bin/env python3
"""Draws findings of a changelog by chance, to follow each to both headers by hand.

usage: draw_findings.py CHANGELOG.json [--seed N] [--count N] [--each-id] [--without MODULE]...

Prints a Markdown table: the symbol, the ids and values, and both places. The texts of comments and
declarations are left out. The same changelog and seed give the same draw: findings are drawn by fingerprint.
"""
import argparse
import json
import random


def place(location):
    return f"`{location['header']}:{location['line']}`" if location else "—"


def value(finding, side):
    text = finding[side]
    return "—" if text is None else f"`{text if len(text) <= 48 else text[:45] + '…'}`"


def what(finding):
    if finding["id"].startswith("documentation-") or finding["part"] in ("message", "replacement"):
        return f"{finding['part'] or 'the words'}"
    if finding["id"] in ("symbol-added", "symbol-removed"):
        return "—"
    part = f"`{finding['part']}`: " if finding["part"] else ""
    return f"{part}{value(finding, 'old')} → {value(finding, 'new')}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("changelog")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--each-id", action="store_true", help="one of each id, instead of some of all")
    parser.add_argument("--without", action="append", default=[], metavar="MODULE")
    options = parser.parse_args()
    with open(options.changelog, encoding="utf-8") as file:
        findings = json.load(file)["findings"]
    known = {f["fingerprint"]: f for f in findings if f["module"] not in options.without and f["symbol"]}
    chance = random.Random(options.seed)
    if options.each_id:
        drawn = [chance.choice(sorted(p for p, f in known.items() if f["id"] == name))
                 for name in sorted({f["id"] for f in known.values()})]
    else:
        drawn = chance.sample(sorted(known), min(options.count, len(known)))
    print("| # | symbol | module | id | platform | old → new | baseline | current |")
    print("|---:|---|---|---|---|---|---|---|")
    for number, fingerprint in enumerate(drawn, 1):
        finding = known[fingerprint]
        print(f"| {number} | `{finding['symbol']['name']}` | {finding['module']} | `{finding['id']}` | "
              f"{finding['platform'] or '—'} | {what(finding)} | {place(finding['baselineLocation'])} | "
              f"{place(finding['location'])} |".replace("`|`", "`\\|`"))


if __name__ == "__main__":
    main()
