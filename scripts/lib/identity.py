"""Compares an SDK with copies of itself that look otherwise and say the same. Run by scripts/check-identity."""

import argparse
import collections
import json
import os
import sys
import tempfile

import reshape_sdk
from toolrun import Tool, ToolError

COPIES = {"blank-lines": reshape_sdk.blank_line, "rewrapped": reshape_sdk.rewrap}


def findings(tool, copy):
    """The findings of the original against a copy, noise too."""
    changelog = json.loads(tool.run("diff", "original", copy, "--show-noise", "--format", "json"))
    broken = [module for module in changelog["modules"] if module.get("side") in ("baseline", "current")]
    return changelog["findings"], broken


def run(options):
    failed = False
    with tempfile.TemporaryDirectory() as work:
        folder = options.keep or work
        tool = Tool(options.tool, os.path.join(work, "store"))
        flags = [flag for name in options.module for flag in ("--module", name)]
        # What the SDK says of itself is the same in all three: the builds get names of their own.
        tool.run("snapshot", options.sdk, "--build", "original", *flags)
        for name, change in COPIES.items():
            copy = os.path.join(folder, name, os.path.basename(options.sdk.rstrip("/")))
            if not os.path.isdir(copy):
                os.makedirs(os.path.dirname(copy), exist_ok=True)
                reshape_sdk.copy(options.sdk, copy, change)
            tool.run("snapshot", copy, "--build", name, *flags)
            found, broken = findings(tool, name)
            counts = collections.Counter((finding["level"], finding["id"]) for finding in found)
            wrong = [finding for finding in found if name == "blank-lines" or finding["level"] != "noise"]
            print(f"{name}: {len(found)} findings, {len(wrong)} of them wrong")
            for (level, identifier), count in sorted(counts.items()):
                print(f"  {count:>8}  {level} {identifier}")
            for module in broken:
                print(f"  {module['name']}: {module['status']} on one side: {module['reason']}")
            for finding in wrong[:options.samples]:
                place = finding["location"] or finding["baselineLocation"] or {}
                print(f"  {finding['id']}: {finding['symbol']['name']}  {finding['module']}/{place.get('header')}:"
                      f"{place.get('line')}")
                if options.words:
                    print(f"    old: {finding['old']!r}\n    new: {finding['new']!r}")
            failed = failed or bool(wrong or broken)
    return 1 if failed else 0


def main():
    parser = argparse.ArgumentParser(prog="check-identity")
    parser.add_argument("sdk")
    parser.add_argument("--module", action="append", default=[], help="only this one (several allowed)")
    parser.add_argument("--samples", type=int, default=20, metavar="N", help="print so many wrong findings")
    parser.add_argument("--words", action="store_true", help="with the words of both sides")
    parser.add_argument("--keep", metavar="DIR", help="keep the copies there, and use them again")
    parser.add_argument("--tool", required=True, help=argparse.SUPPRESS)
    options = parser.parse_args()
    try:
        sys.exit(run(options))
    except (ToolError, OSError, ValueError) as error:
        sys.exit(f"check-identity: {error}")


if __name__ == "__main__":
    main()
