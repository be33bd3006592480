"""Fills a store with the builds of some years: `many_betas.py --tool SDKDIFF --store DIR --builds 40 SDK [SDK]...`.

Each SDK gives an equal share of the builds, one after another. From build to build five modules differ, in one header
each: comments are reworded, a function comes and the one that came before goes. The SDKs themselves are not touched.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile

MODULES_A_BUILD = 5


def link_or_copy(source, target):
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def frameworks(sdk):
    """The umbrella header, or else the largest one, of each framework, by name."""
    found = {}
    root = os.path.join(sdk, "System/Library/Frameworks")
    for name in sorted(os.listdir(root)):
        folder = os.path.join(root, name, "Headers")
        if not name.endswith(".framework") or not os.path.isdir(folder):
            continue
        headers = sorted((os.path.getsize(os.path.join(folder, h)), h) for h in os.listdir(folder) if h.endswith(".h"))
        if headers:
            found[name[:-len(".framework")]] = os.path.join(folder, headers[-1][1])
    return found


def edit(path, number):
    """Rewords three comments, and puts the function of this build where that of an earlier one stood."""
    with open(path, "rb") as file:
        text = file.read()
    text = re.sub(rb"\n/// Of build \d+\.\nextern int sdkdiffBeta\w+\(int \w+\);\n", b"", text)
    text = re.sub(rb"(/\*!|///|// |/\*\*)(\s+)(?:reworded \d+ )?(\w)", rb"\1\2reworded %d \3" % number, text, count=3)
    name = re.sub(rb"\W", b"", os.path.basename(path).encode()[:-2])
    text += b"\n/// Of build %d.\nextern int sdkdiffBeta%s%d(int value%d);\n" % (number, name, number, number)
    # Never through a link to the original.
    os.unlink(path)
    with open(path, "wb") as file:
        file.write(text)


def fill(tool, store, sdks, builds, report=lambda line: None):
    """Takes the snapshots; returns what was edited in each build."""
    edited = []
    share = (builds + len(sdks) - 1) // len(sdks)
    with tempfile.TemporaryDirectory() as work:
        for train, sdk in enumerate(sdks):
            copy = os.path.join(work, f"{train}.sdk")
            shutil.copytree(sdk, copy, symlinks=True, copy_function=link_or_copy)
            places = frameworks(copy)
            names = list(places)
            for number in range(min(share, builds - train * share)):
                # Around the alphabet in steps that have nothing in common with its length, so that all come along.
                chosen = [names[(number * MODULES_A_BUILD + step) * 7919 % len(names)] for step in range(MODULES_A_BUILD)]
                if number > 0:
                    for name in chosen:
                        edit(places[name], number)
                build = f"{20 + train}A{5000 + number}a"
                subprocess.run([tool, "snapshot", copy, "--store", store, "--build", build, "--sdk-version",
                                f"{20 + train}.0"], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                edited.append((build, chosen if number > 0 else []))
                report(f"{build}: {' '.join(edited[-1][1])}")
            shutil.rmtree(copy)
    return edited


def main():
    parser = argparse.ArgumentParser(prog="many_betas")
    parser.add_argument("sdks", nargs="+", metavar="SDK", help="whole SDKs, oldest first")
    parser.add_argument("--tool", required=True)
    parser.add_argument("--store", required=True)
    parser.add_argument("--builds", type=int, default=40)
    options = parser.parse_args()
    fill(options.tool, options.store, options.sdks, options.builds, lambda line: print(line, flush=True))


if __name__ == "__main__":
    sys.exit(main())
