"""Measures the tool against a bare parse by libclang; run by scripts/bench."""

import argparse
import glob
import json
import os
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time

import many_betas
from toolrun import Tool, ToolError

STUBS = "/sdkdiff-stubs"


class Measured:
    """A run's time on the clock and on processors, and its output; where memory is watched, that of all its
    processes at once at the highest. To look at it every few milliseconds takes a part of a processor: what is
    timed is not watched."""

    def __init__(self, command, environment=None, watches=False):
        before = self.processor_time()
        started = time.monotonic()
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**os.environ, **(environment or {})})
        self.peak = 0
        ended = threading.Event()
        watch = threading.Thread(target=self.watch, args=(process.pid, ended), daemon=True)
        if watches:
            watch.start()
        out, errors = process.communicate()
        self.seconds = time.monotonic() - started
        self.work = self.processor_time() - before
        if watches:
            ended.set()
            watch.join()
        if process.returncode != 0:
            raise ToolError(f"{' '.join(command[:3])} …: {errors.decode(errors='replace').strip()[-400:]}")
        self.output = out.decode(errors="replace")

    @staticmethod
    def processor_time():
        """User and system seconds of all children that have ended."""
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        return used.ru_utime + used.ru_stime

    def watch(self, root, ended):
        while not ended.is_set():
            total = 0
            waiting = [root]
            while waiting:
                pid = waiting.pop()
                try:
                    with open(f"/proc/{pid}/status", encoding="ascii", errors="replace") as file:
                        found = re.search(r"VmRSS:\s*(\d+)", file.read())
                    total += int(found[1]) * 1024 if found else 0
                    for task in os.listdir(f"/proc/{pid}/task"):
                        with open(f"/proc/{pid}/task/{task}/children", encoding="ascii") as file:
                            waiting += [int(word) for word in file.read().split()]
                except (OSError, ValueError):
                    continue
            self.peak = max(self.peak, total)
            ended.wait(0.01)


def libclang_root(tool):
    """The LLVM folder whose libclang the tool was linked with."""
    linked = ""
    if shutil.which("ldd"):
        linked = subprocess.run(["ldd", tool], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
    elif shutil.which("otool"):
        linked = subprocess.run(["otool", "-l", tool], stdout=subprocess.PIPE, text=True).stdout
    found = re.search(r"(/\S*)/lib/libclang|path (/\S*)/lib \(offset", linked)
    roots = [os.environ.get("LIBCLANG_ROOT"), found and (found[1] or found[2])]
    for root in roots:
        if root and os.path.exists(f"{root}/include/clang-c/Index.h"):
            return root
    raise ToolError("the libclang that the tool uses was not found; set LIBCLANG_ROOT")


def probe(tool, work):
    """Compiles the probe; returns it and libclang's resource directory."""
    root = libclang_root(tool)
    program = os.path.join(work, "bare-parse")
    source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "bare-parse.c")
    subprocess.run(["cc", "-O2", f"-I{root}/include", source, f"-L{root}/lib", f"-Wl,-rpath,{root}/lib", "-lclang",
                    "-o", program], check=True)
    folders = [f"{root}/lib/clang/{name}" for name in sorted(os.listdir(f"{root}/lib/clang"))]
    return program, [folder for folder in folders if os.path.exists(f"{folder}/include/stddef.h")][-1]


def parse_command(program, resources, plan, work):
    """The import list and the flags of UnitParser.swift; keep the two alike."""
    source = os.path.join(work, f"imports-{os.path.basename(plan['sysroot'])}.m")
    first, later = [], []
    for module in plan["modules"]:
        for number, header in enumerate(module["headers"]):
            (first if number < module["umbrellaCount"] else later).append(f"#import {header['spelling']}\n")
    with open(source, "w", encoding="utf-8") as file:
        file.write("#if __has_include(<Foundation/Foundation.h>)\n#import <Foundation/Foundation.h>\n#endif\n")
        file.writelines(first + later)
    sysroot = plan["sysroot"]
    flags = ["-x", "objective-c", "-target", plan["target"], "-fblocks", "-fobjc-arc", "-std=gnu11",
             "-resource-dir", resources]
    for folder in plan["frameworkFolders"]:
        flags += ["-iframework", folder]
    for folder in plan["headerFolders"]:
        flags += ["-isystem", folder]
    flags += ["-isysroot", sysroot, "-Xclang", "-internal-externc-isystem", "-Xclang", f"{sysroot}/usr/include",
              "-iframework", f"{sysroot}/System/Library/Frameworks",
              "-iframework", f"{sysroot}/System/Library/SubFrameworks",
              "-nostdlibinc", "-Xclang", "-internal-isystem", "-Xclang", STUBS,
              "-fretain-comments-from-system-headers", "-ferror-limit=0", "-Wno-everything"]
    return [program, source, *flags, *plan["extraArguments"]]


def folder_bytes(path):
    """The bytes of all files below a folder."""
    return sum(os.path.getsize(os.path.join(folder, name)) for folder, _, names in os.walk(path) for name in names)


def link_or_copy(source, target):
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def beta(sdk, plan, manifest, work):
    """A copy of an SDK in which the five modules with the most symbols differ in one header each."""
    copy = os.path.join(work, "beta.sdk")
    shutil.copytree(sdk, copy, symlinks=True, copy_function=link_or_copy)
    symbols = {module["name"]: module["symbols"] for module in manifest["modules"]}
    modules = sorted(plan["modules"], key=lambda module: (-symbols.get(module["name"], 0), module["name"]))
    edited = []
    for module in [m for m in modules if ".framework/" in m["headers"][0]["path"]][:5]:
        header = max((h["path"] for h in module["headers"]), key=os.path.getsize)
        path = os.path.join(copy, os.path.relpath(header, sdk))
        with open(path, "rb") as file:
            text = file.read()
        text = re.sub(rb"(/\*!|///|// |/\*\*)(\s+\w)", rb"\1 reworded \2", text, count=3)
        text += b"\nextern int sdkdiffBench%d(void);\n" % len(edited)
        os.unlink(path)
        with open(path, "wb") as file:
            file.write(text)
        edited.append(module["name"])
    return copy, edited


def median(values):
    return statistics.median(values)


def row(what, measured, goal, met=None):
    mark = "" if met is None else ("  met" if met else "  MISSED")
    print(f"{what:<70} {measured:>22}   {goal}{mark}", flush=True)


def run(options, work):
    if options.parse:
        parse(options, work)
    if options.names:
        names(options, work)
    if options.diff:
        diffs(options, work)
    if options.history:
        history(options, work)


def parse(options, work):
    program, resources = probe(options.tool, work)
    sdk = options.sdks[-1]
    tool = Tool(options.tool, os.path.join(work, "plan-store"))
    plan = tool.snapshot(sdk, work)
    if plan["usesStandIns"] or not plan["sysroot"]:
        print(f"{os.path.basename(sdk)} is no whole SDK: what a bare parse of it takes says nothing")
        return
    command = parse_command(program, resources, plan, work)
    said = Measured(command).output.strip()
    ours = tool.manifest(tool.builds()[-1])["tool"]["libclang"]
    print(f"{os.path.basename(sdk)}: {len(plan['modules'])} modules in one unit; bare parse: {said}; tool: libclang {ours}")
    if f" {ours}" not in said:
        print("WARNING: the probe and the tool use two libclangs; the ratio says little")
    bare, whole, again = [], [], []
    for number in range(options.runs):
        bare.append(Measured(command))
        store = os.path.join(work, f"store-{number}")
        take = [options.tool, "snapshot", sdk, "--no-swift-names", "--store", store]
        if number == 0:
            watched = [Measured(command, watches=True).peak, Measured(take, watches=True).peak]
            shutil.rmtree(store)
        whole.append(Measured(take))
        again.append(Measured(take))
        sys.stderr.write(f"run {number + 1} of {options.runs}: bare {bare[-1].seconds:.2f} s, snapshot "
                         f"{whole[-1].seconds:.2f} s, again {again[-1].seconds:.2f} s\n")
    one, all_of_it, second = (median([m.seconds for m in part]) for part in (bare, whole, again))
    ratios = [w.seconds / b.seconds for b, w in zip(bare, whole)]
    row("bare parse", f"{one:.2f} s", f"(median of {options.runs})")
    row("snapshot, parsed and stored", f"{all_of_it:.2f} s", f"(median of {options.runs})")
    row("snapshot : bare parse", f"{all_of_it / one:.2f} ({min(ratios):.2f} to {max(ratios):.2f})",
        "at most 2.0, aim 1.5", all_of_it / one <= 2.0)
    row("snapshot of the unchanged SDK : first snapshot", f"{second / all_of_it:.3f}", "at most 0.1",
        second / all_of_it <= 0.1)
    if watched[1]:
        row("memory of all processes, snapshot", f"{watched[1] / 2**20:.0f} MiB", "at most 1 GB", watched[1] <= 10**9)
        row("memory, bare parse", f"{watched[0] / 2**20:.0f} MiB", "")


def names(options, work):
    """What Swift names take beside the symbols: anew, taken over, and where nothing changed."""
    sdk = options.sdks[-1]
    store = os.path.join(work, "names-store")
    plain = [options.tool, "snapshot", sdk, "--no-swift-names", "--store", store]
    named = [options.tool, "snapshot", sdk, "--swift-names", "--store", store]
    environment = {"XDG_CACHE_HOME": os.path.join(work, "cache")}
    Measured(plain)
    cold = Measured(named, environment=environment, watches=True)
    with open(glob.glob(os.path.join(store, "sdk", "*", "*.json"))[0], encoding="utf-8") as file:
        modules = json.load(file)["modules"]
    states = [module["swiftNames"] for module in modules if "swiftNames" in module]
    if not any(state["status"] != "none" for state in states):
        print("no Swift toolchain, or no names: nothing to measure of them")
        return
    count = sum(state["names"] for state in states)
    row("Swift names beside a stored snapshot", f"{cold.seconds:.1f} s", "at most 60 s on two cores", cold.seconds <= 60)
    row("  names", f"{count} in {len(states)} modules", "")
    if cold.peak:
        row("  memory of all processes", f"{cold.peak / 2**20:.0f} MiB", "")
    other = ["--build", "99Z9999c"]
    without = Measured(plain + other + ["--product", "other"], environment=environment)
    over = Measured(named + other, environment=environment)
    row("  taken over from that build by another", f"{over.seconds - without.seconds:.1f} s", "")
    again = Measured(named, environment=environment)
    row("  unchanged SDK, again", f"{again.seconds:.2f} s", f"without names {Measured(plain).seconds:.2f} s")


def stored(tool, sdk, work):
    """Takes a snapshot; an SDK that does not name its build is called by its folder."""
    try:
        return tool.snapshot(sdk, work)
    except ToolError as error:
        version = re.search(r"\d+\.\d+", os.path.basename(sdk))
        if "does not name its build" not in str(error) or not version:
            raise
        return tool.snapshot(sdk, work, "--build", f"{version[0]}-unnamed", "--sdk-version", version[0])


def site(tool, store, builds, work):
    """Files and bytes of a site over the store, and what one more build makes of it."""
    out = os.path.join(work, "site")
    command = [tool, "site", "--store", store, "--output", out]
    first = Measured(command, watches=True)
    files, size = (int(n) for n in re.search(r"(\d+) files, (\d+) bytes", first.output).groups())
    what = f"site of {builds} builds"
    row(what, f"{files} files", "")
    row("  bytes", f"{size / 1e6:.1f} MB", "")
    row("  written in", f"{first.seconds:.1f} s", "")
    if first.peak:
        row("  memory", f"{first.peak / 2**20:.0f} MiB", "at most 1 GB", first.peak <= 10**9)
    again = Measured(command)
    written = int(re.search(r"(\d+) files written", again.output)[1])
    row("  written again, nothing new", f"{written} files, {again.seconds:.1f} s", "0 files", written == 0)
    return command


def diffs(options, work):
    store = os.path.join(work, "diff-store")
    tool = Tool(options.tool, store)
    plan = None
    before = 0
    for sdk in options.sdks:
        plan = stored(tool, sdk, work)
        size = folder_bytes(store)
        row(f"store: {os.path.basename(sdk)} adds", f"{(size - before) / 1e6:.2f} MB", "at most 10 MB a whole SDK",
            size - before <= 10e6)
        before = size
    check = [options.tool, "verify", "--store", store]
    seconds = median([Measured(check).seconds for _ in range(options.runs)])
    row(f"verify, {len(options.sdks)} builds", f"{seconds:.2f} s", "")
    peak = Measured(check, watches=True).peak
    if peak:
        row("  memory", f"{peak / 2**20:.0f} MiB", "at most 1 GB", peak <= 10**9)
    builds = tool.builds()
    rebuild = site(options.tool, store, len(builds), work)
    newest = builds[-1]
    copy, edited = beta(options.sdks[-1], plan, tool.manifest(newest), work)
    tool.snapshot(copy, work, "--product", newest.split("/")[0], "--build", "99Z9999b")
    size = folder_bytes(store)
    after = Measured(rebuild)
    row("  rebuilt after a beta", re.search(r"\d+ files written, \d+ unchanged", after.output)[0],
        f"{after.seconds:.1f} s")
    manifest = tool.manifest(newest)
    weight = sum(
        os.path.getsize(os.path.join(folder, name))
        for folder, _, names in os.walk(os.path.join(store, "objects")) for name in names
        for module in manifest["modules"] if module["name"] in edited
        for digest in module["digests"].values() if os.path.basename(folder) + name.split(".")[0] == digest)
    row(f"store: a beta adds, {len(edited)} modules edited", f"{(size - before) / 1e6:.2f} MB",
        f"what those modules weigh: {weight / 1e6:.2f} MB, a manifest, their edits",
        size - before <= weight * 1.02 + 100_000)
    beta_build = next(name for name in tool.builds() if name not in builds)
    out = os.path.join(work, "changelog.json")
    pairs = [("diff of a beta-like pair", newest, beta_build, 0.2)]
    if len(builds) > 1:
        pairs.insert(0, (f"diff {builds[-2]} to {newest}, all from the store", builds[-2], newest, 1.5))
    for what, old, new, goal in pairs:
        command = [options.tool, "diff", old, new, "--store", store, "--format", "json", "--output", out]
        runs = [Measured(command) for _ in range(options.runs)]
        seconds = median([m.seconds for m in runs])
        row(what, f"{seconds:.2f} s", f"at most {goal} s", seconds <= goal)
        # On a machine that does other things this says more than the clock.
        row("  processors", f"{median([m.work for m in runs]):.2f} s", "")
        peak = Measured(command, watches=True).peak
        if peak:
            row("  memory", f"{peak / 2**20:.0f} MiB", "at most 1 GB", peak <= 10**9)
        row("  changelog", f"{os.path.getsize(out) / 1e6:.2f} MB", "")


def history(options, work):
    """Questions to a store of many builds: without an index, with one, and by a symbol that nobody asked for before."""
    store = os.path.join(work, "history-store")
    edited = many_betas.fill(options.tool, store, options.sdks, options.history)
    cache = os.path.join(work, "cache")
    environment = {"XDG_CACHE_HOME": cache}
    modules = len(Tool(options.tool, store).manifest(edited[-1][0])["modules"])
    row(f"store of {options.history} builds of {modules} modules", f"{folder_bytes(store) / 1e6:.1f} MB", "")

    def ask(symbol):
        return Measured([options.tool, "history", symbol, "--store", store], environment)

    cold, warm, other = [], [], []
    for _ in range(options.runs):
        shutil.rmtree(cache, ignore_errors=True)
        # Functions that came and went again, in whichever modules were edited.
        cold.append(ask("sdkdiffBeta*5"))
        warm.append(ask("sdkdiffBeta*5"))
        other.append(ask("sdkdiffBeta*7"))
    for what, runs, goal in [("no index", cold, 1.0), ("an index", warm, 0.1), ("an index, another symbol", other, 0.1)]:
        seconds = median([m.seconds for m in runs])
        row(f"history, {what}", f"{seconds:.2f} s", f"at most {goal} s", seconds <= goal)
        row("  processors", f"{median([m.work for m in runs]):.2f} s", "")
    row("  index", f"{folder_bytes(cache) / 1e6:.1f} MB", "")


def main():
    parser = argparse.ArgumentParser(
        prog="bench", description="Measures on this machine, in this run: compare ratios, not seconds.")
    parser.add_argument("sdks", nargs="*", metavar="SDK", help="SDKs, oldest first; speed is that of the last, diffs are of the last two")
    parser.add_argument("--runs", type=int, default=5, help="runs of each thing, interleaved (5)")
    parser.add_argument("--no-parse", dest="parse", action="store_false", help="leave out the parse")
    parser.add_argument("--no-names", dest="names", action="store_false", help="leave out the Swift names")
    parser.add_argument("--no-diff", dest="diff", action="store_false", help="leave out the diffs and sizes")
    parser.add_argument("--history", type=int, default=0, metavar="BUILDS",
                        help="ask for histories in a store of so many builds, made of the SDKs (40 takes minutes)")
    parser.add_argument("--tool", required=True, help=argparse.SUPPRESS)
    options = parser.parse_args()
    options.sdks = [os.path.abspath(sdk) for sdk in options.sdks]
    with tempfile.TemporaryDirectory() as work:
        try:
            run(options, work)
        except (ToolError, OSError, subprocess.CalledProcessError) as error:
            sys.exit(f"bench: {error}")


if __name__ == "__main__":
    main()
