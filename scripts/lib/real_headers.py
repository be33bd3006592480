#!/usr/bin/env python3
"""Brings real Apple headers: those of the C library, which the wheels of ziglang carry.

Usage: real_headers.py FOLDER

Downloads two wheels with pip and puts their headers of macOS 13.3 and 15.5 into FOLDER as MacOSX13.3.sdk and
MacOSX15.5.sdk, unless they are there. Exits with 75, and one line that says why, where pip reaches nothing.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import zipfile

UNREACHABLE = 75

# The older wheel keeps what differs between versions and processors apart, as `zig cc` searches it: the later
# folder wins. The newer one has a single folder.
VERSIONS = {
    "13.3": ("0.11.0", ["any-macos-any", "any-macos.13-any", "x86_64-macos.13-none", "aarch64-macos.13-none"]),
    "15.5": ("0.15.1", ["any-macos-any"]),
}


def unreachable(why):
    print(f"real_headers: {why}", file=sys.stderr)
    sys.exit(UNREACHABLE)


def reason(words):
    """What pip ran into: its last line only says that nothing was found."""
    broken = re.search(r"connection broken by .*>: (.*?)'\)'", words)
    return broken[1] if broken else (words.strip() or "no reason given").splitlines()[-1]


def download(wheel, folder):
    # The same file everywhere: the headers in the wheels of all platforms are equal.
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", "--quiet", "--retries", "2"]
    pip += ["download", "--no-deps", "--only-binary", ":all:", "--platform", "manylinux_2_12_x86_64"]
    pip += ["--dest", str(folder), f"ziglang=={wheel}"]
    try:
        run = subprocess.run(pip, capture_output=True, text=True, timeout=300, stdin=subprocess.DEVNULL)
    except subprocess.TimeoutExpired:
        unreachable(f"pip did not bring ziglang {wheel} within five minutes")
    if run.returncode != 0:
        unreachable(f"pip does not bring ziglang {wheel}: {reason(run.stderr)}")
    return next(folder.glob("ziglang-*.whl"))


def unpack(wheel, parts, include):
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        for part in parts:
            prefix = f"ziglang/lib/libc/include/{part}/"
            headers = [name for name in names if name.startswith(prefix) and not name.endswith("/")]
            if not headers:
                sys.exit(f"real_headers: {wheel.name} holds no {prefix}")
            for name in headers:
                target = include / name[len(prefix):]
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(archive.read(name))


def bring(version, folder):
    wheel, parts = VERSIONS[version]
    sdk = folder / f"MacOSX{version}.sdk"
    if sdk.exists():
        return
    # Beside the place, so that it appears there whole or not at all.
    with tempfile.TemporaryDirectory(dir=folder) as name:
        made = pathlib.Path(name) / "sdk"
        unpack(download(wheel, pathlib.Path(name)), parts, made / "usr/include")
        settings = {"CanonicalName": f"macosx{version}", "Version": version}
        (made / "SDKSettings.json").write_text(json.dumps(settings))
        try:
            made.rename(sdk)
        except OSError:
            # Another run was faster.
            if not sdk.exists():
                raise


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for version in VERSIONS:
        bring(version, folder)


if __name__ == "__main__":
    main()
