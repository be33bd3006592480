"""What two versions of libclang made of the same SDK differently; run by scripts/check-libclang."""

import collections
import json
import sys


def main(path, name, reference, other):
    with open(path, encoding="utf-8") as file:
        changelog = json.load(file)
    label = f"{name}: libclang {reference} and {other}"
    faults = 0
    if not any("libclang" in note for note in changelog["notes"]):
        print(f"{label}: no note says that two versions were at work")
        faults += 1
    for module in changelog["modules"]:
        if module["status"] in ("added", "removed", "unparsed", "not-compared"):
            print(f"{label}: {module['name']} is {module['status']}: {module['reason']}")
            faults += 1
    counts = collections.Counter(finding["id"] for finding in changelog["findings"])
    for identifier, count in sorted(counts.items()):
        print(f"{label}: {identifier} {count}")
        shown = [finding for finding in changelog["findings"] if finding["id"] == identifier][:12]
        for finding in shown:
            print(f"    {finding['module']}: {finding['symbol'] and finding['symbol']['name']}: "
                  f"{finding['old']} -> {finding['new']}")
    if not counts and not faults:
        print(f"{label}: no difference")
    return 1 if counts or faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
