"""Drives Debian's chromium over a pipe, with nothing but Python's own library."""

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time


class BrowserError(Exception):
    """The browser did not do what was asked."""


def program():
    """The path of a chromium; None where there is none."""
    return next((found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), None)


class Browser:
    """A headless browser with one page, which keeps what went wrong and what was asked of the network."""

    def __init__(self):
        self.profile = tempfile.mkdtemp(prefix="sdkdiff-chromium-")
        to_browser, self.out = os.pipe()
        self.back, from_browser = os.pipe()
        self.number, self.buffer, self.errors, self.requests, self.session = 0, b"", [], [], None

        def connect():
            # The browser reads from 3 and writes to 4; both may stand in the way of the other.
            read, write = os.dup(to_browser), os.dup(from_browser)
            os.dup2(read, 3)
            os.dup2(write, 4)

        self.process = subprocess.Popen(
            [program(), "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
             "--disable-extensions", "--disable-background-networking", "--force-color-profile=srgb",
             f"--user-data-dir={self.profile}", "--remote-debugging-pipe", "about:blank"],
            preexec_fn=connect, close_fds=False, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")
        self.size(1280, 900)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        for descriptor in (self.out, self.back):
            os.close(descriptor)
        shutil.rmtree(self.profile, ignore_errors=True)

    def message(self, deadline):
        """The next message of the browser."""
        while b"\0" not in self.buffer:
            ready, _, _ = select.select([self.back], [], [], max(0, deadline - time.monotonic()))
            piece = os.read(self.back, 1 << 20) if ready else b""
            if not piece:
                raise BrowserError("the browser says nothing")
            self.buffer += piece
        line, self.buffer = self.buffer.split(b"\0", 1)
        message = json.loads(line)
        self.note(message.get("method"), message.get("params", {}))
        return message

    def note(self, method, params):
        if method == "Runtime.exceptionThrown":
            details = params["exceptionDetails"]
            self.errors.append(details.get("exception", {}).get("description") or details["text"])
        elif method == "Runtime.consoleAPICalled" and params["type"] in ("error", "warning", "assert"):
            self.errors.append(" ".join(str(a.get("value", a.get("description"))) for a in params["args"]))
        elif method == "Log.entryAdded" and params["entry"]["level"] in ("error", "warning"):
            self.errors.append(params["entry"]["text"])
        elif method == "Network.requestWillBeSent":
            self.requests.append(params["request"]["url"])

    def call(self, method, seconds=60, **params):
        """Calls a method of the protocol; gives its result."""
        self.number += 1
        number = self.number
        message = {"id": number, "method": method, "params": params}
        if self.session and not method.startswith("Target."):
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.out, data):]
        deadline = time.monotonic() + seconds
        while True:
            answer = self.message(deadline)
            if answer.get("id") == number:
                if "error" in answer:
                    raise BrowserError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def wait(self, method, seconds=60):
        """Waits for an event."""
        deadline = time.monotonic() + seconds
        while self.message(deadline).get("method") != method:
            pass

    def open(self, url):
        """Loads a page; gives the seconds until its load event. Forgets what was noted before."""
        self.errors, self.requests = [], []
        started = time.monotonic()
        self.call("Page.navigate", url=url)
        while self.run("document.readyState") != "complete" or self.run("location.href") == "about:blank":
            time.sleep(0.002)
        return time.monotonic() - started

    def run(self, script):
        """The value of an expression, awaited."""
        answer = self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise BrowserError(details.get("exception", {}).get("description") or details["text"])
        return answer["result"].get("value")

    def size(self, width, height):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def theme(self, name):
        """`light` or `dark`."""
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": name}])

    def key(self, key, code=None, number=0, text=None):
        """Presses a key."""
        for kind in ("keyDown", "keyUp"):
            extra = {"text": text} if text and kind == "keyDown" else {}
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=code or key,
                      windowsVirtualKeyCode=number, **extra)

    def screenshot(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"]))
