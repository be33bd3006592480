"""Runs of the tool for scripts/check-fidelity and scripts/bench: what it reads, and what it stores."""

import glob
import json
import os
import subprocess
import threading
import time


class ToolError(Exception):
    """The tool did not do what was asked."""


class _PlanWatch(threading.Thread):
    """Keeps the first request that the tool writes for its worker: the list of modules and headers."""

    def __init__(self, folder, kept):
        super().__init__(daemon=True)
        self.folder = folder
        self.kept = kept
        self.ended = threading.Event()

    def run(self):
        while not self.ended.is_set():
            for path in glob.glob(os.path.join(self.folder, "sdkdiff-*", "request.json")):
                try:
                    # A link outlives the folder, which the tool removes when it is done.
                    os.link(path, self.kept)
                    json.load(open(self.kept, encoding="utf-8"))
                    return
                except FileExistsError:
                    return
                except OSError:
                    continue
                except ValueError:
                    # Caught while it was being written.
                    os.unlink(self.kept)
            time.sleep(0.002)


class Tool:
    """The built tool with a store of its own."""

    def __init__(self, program, store):
        self.program = program
        self.store = store

    def run(self, *arguments, environment=None):
        """Standard output of a run; its failure is an error."""
        done = subprocess.run(
            [self.program, *arguments, "--store", self.store], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            # Swift names are another subject, and take longer than all else.
            env={**(environment or os.environ), "SDKDIFF_SWIFT": "off"})
        if done.returncode != 0:
            raise ToolError(f"sdkdiff {' '.join(arguments)}: {done.stderr.decode(errors='replace').strip()}")
        return done.stdout

    def snapshot(self, sdk, work, *flags):
        """Takes a snapshot; returns the plan that the worker was given."""
        folder = os.path.join(work, "plans")
        os.makedirs(folder, exist_ok=True)
        kept = os.path.join(folder, f"{os.path.basename(sdk)}-{time.monotonic_ns()}.json")
        watch = _PlanWatch(folder, kept)
        watch.start()
        try:
            self.run("snapshot", sdk, *flags, environment={**os.environ, "TMPDIR": folder})
        finally:
            watch.ended.set()
            watch.join()
        if not os.path.exists(kept):
            raise ToolError("the tool's request to its worker was not seen: has WorkerProcess.swift changed?")
        with open(kept, encoding="utf-8") as file:
            return json.load(file)["plan"]

    def builds(self):
        """The stored builds, oldest first, as `show` takes them."""
        lines = self.run("list").decode().splitlines()[1:]
        return [line.split()[0] for line in lines if line.strip()]

    def manifest(self, build):
        """What is stored of a build."""
        return json.loads(self.run("show", build, "--format", "json"))

    def symbols(self, build, module):
        """A module's stored symbols."""
        return json.loads(self.run("show", build, module, "--format", "json"))["symbols"]
