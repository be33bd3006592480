"""Looks at pages in a real browser, opened from disk; prints what is wrong.

    check_page.py FOLDER report|quick|many|site PAGE [SHOTS]     FOLDER is what scripts/test-tools made

SHOTS is a folder for screenshots: light, dark, narrow, filtered.
"""

import os
import sys
import time
import urllib.parse

from chromium import Browser

AXE = "python/axe_playwright_python/axe.min.js"

# Time from an input event to the frame that shows its outcome.
FILTER = """(async () => {
  const input = document.getElementById("q"), frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  const started = performance.now();
  input.value = %r;
  input.dispatchEvent(new Event("input", {bubbles: true}));
  await frame();
  await frame();
  return performance.now() - started;
})()"""


class Check:
    """A page, and what was found wrong with it."""

    def __init__(self, browser, tools, page, shots):
        self.browser, self.tools, self.shots = browser, tools, shots
        self.url = "file://" + urllib.parse.quote(os.path.abspath(page))

    def expect(self, condition, what):
        if not condition:
            print(f"{os.path.basename(urllib.parse.urlparse(self.url).path)}: {what}")

    def same(self, found, expected, what):
        self.expect(found == expected, f"{what}: {found!r}, not {expected!r}")

    def soon(self, find, expected, what):
        """Waits for what the next frame may bring; a loaded machine takes its time."""
        for _ in range(100):
            found = find()
            if found == expected:
                return
            time.sleep(0.05)
        self.same(found, expected, what)

    def open(self, fragment="", *allowed):
        if fragment:
            self.browser.open("about:blank#")
        seconds = self.browser.open(self.url + fragment)
        self.clean(*(allowed or (self.url,)))
        return seconds

    def clean(self, *allowed):
        """Nothing on the console, and nothing asked for but files beside the page."""
        root = self.url.rsplit("/", 1)[0] + "/"
        self.same(self.browser.errors, [], "console")
        others = [url for url in self.browser.requests if not url.startswith(allowed or root) and url != "about:blank#"]
        self.same(others, [], "requests")

    def shot(self, name):
        if self.shots:
            self.browser.screenshot(f"{self.shots}/{name}.png")

    def count(self):
        return int(self.browser.run("document.getElementById('count').textContent"))

    def shown(self):
        """How many findings are not hidden, by themselves or by what is around them."""
        return self.browser.run(
            "[...document.querySelectorAll('#findings li[id]')].filter(e => !e.closest('[hidden]')).length")

    def filter(self, text):
        return self.browser.run(FILTER % text)

    def accessible(self, what):
        with open(f"{self.tools}/{AXE}", encoding="utf-8") as file:
            self.browser.run(file.read() + ";0")
        found = self.browser.run(
            "axe.run(document, {resultTypes: ['violations'], preload: false}).then(r => r.violations.map(v => "
            "v.id + ': ' + v.help + ' at ' + v.nodes.slice(0, 3).map(n => n.target.join(' ') + ' ' + (n.any[0] || {}).message).join(', ')))")
        self.same(found, [], f"accessibility, {what}")


def themes(check):
    for theme in ("light", "dark"):
        check.browser.theme(theme)
        time.sleep(0.1)
        check.accessible(theme)
        check.shot(theme)
    check.browser.theme("light")


def quick(check):
    check.open()
    check.same(check.browser.run("typeof window.alerted + document.querySelectorAll('script').length"), "undefined1", "scripts")
    check.same(check.count(), check.browser.run("document.querySelectorAll('#findings li[id]').length"), "count")
    check.same(check.shown(), check.count(), "shown")
    themes(check)


def clear(check, total):
    check.browser.run("document.getElementById('clear').click()")
    check.soon(check.count, total, "cleared")
    check.soon(lambda: check.browser.run("location.hash"), "", "address cleared")


def report(check):
    browser = check.browser
    loaded = check.open()
    total = check.count()
    check.same(browser.run("document.getElementById('filters').hidden"), False, "filters hidden")
    check.same(check.shown(), total, "shown")
    themes(check)
    # Search, and the address that keeps it.
    names = browser.run("[...document.querySelectorAll('#findings article > :is(h3, h4, h5) code')].map(e => e.textContent)")
    term = names[len(names) // 2]
    slowest = max(check.filter(text) for text in (term[:2], term[:3], term, "", term))
    found = check.count()
    check.expect(0 < found < total or len(set(names)) == 1, f"search for {term!r} found {found} of {total}")
    check.same(check.shown(), found, "shown by search")
    check.same(browser.run("new URLSearchParams(location.hash.slice(1)).get('q')"), term, "q in the address")
    address = browser.run("location.hash")
    check.shot("filtered")
    check.open(address)
    check.same(check.count(), found, "found again by the address")
    check.filter("")
    # Every other filter alone, against what the page says of its findings.
    for box in ("breaking", "warning", "info"):
        browser.run(f"document.querySelectorAll('input[name=level]').forEach(b => {{ if (b.checked !== (b.value === '{box}')) b.click(); }})")
        wanted = browser.run(f"document.querySelectorAll('#findings li.{box}[id]').length")
        check.soon(lambda: (check.count(), check.shown()), (wanted, wanted), f"level {box}")
    clear(check, total)
    for name in ("change", "kind", "platform", "module"):
        options = browser.run(f"[...document.getElementById('{name}').options].map(o => o.value)")
        if len(options) < 2:
            continue
        browser.run(f"(s => {{ s.value = {options[-1]!r}; s.dispatchEvent(new Event('input', {{bubbles: true}})); }})(document.getElementById('{name}'))")
        check.soon(lambda: browser.run(f"new URLSearchParams(location.hash.slice(1)).get('{name}')"), options[-1], f"{name} in the address")
        check.expect(0 < check.count() <= total, f"{name} {options[-1]}: {check.count()}")
        check.same(check.shown(), check.count(), f"shown by {name}")
        clear(check, total)
    # A link to a finding, also inside what is folded.
    for place in ("#findings li[id]", "#findings details li[id]"):
        ids = browser.run(f"[...document.querySelectorAll('{place}')].map(e => e.id)")
        if not ids:
            continue
        check.open("#" + ids[-1])
        time.sleep(0.2)
        seen = browser.run(
            f"(e => {{ const r = e.getBoundingClientRect(); return r.height > 0 && r.top >= 0 && r.bottom <= innerHeight; }})(document.getElementById('{ids[-1]}'))")
        check.expect(seen, f"#{ids[-1]} is not in sight")
        check.same(browser.run("document.activeElement.id"), ids[-1], "focus")
    # Keys alone: the search, then a box.
    check.open()
    browser.key("/", "Slash", 191, "/")
    check.same(browser.run("document.activeElement.id"), "q", "focus after /")
    for letter in term[:3]:
        browser.call("Input.insertText", text=letter)
    browser.key("Tab", number=9)
    check.same(browser.run("document.activeElement.name"), "level", "focus after Tab")
    browser.key(" ", "Space", 32, " ")
    check.soon(lambda: [part in browser.run("location.hash") for part in ("q=", "level=")], [True, True], "filtered by keys")
    # On paper, on a narrow screen, and without scripts.
    browser.call("Emulation.setEmulatedMedia", media="print")
    check.same(browser.run("getComputedStyle(document.getElementById('filters')).display"), "none", "filters on paper")
    browser.call("Emulation.setEmulatedMedia", media="")
    check.open()
    browser.size(360, 740)
    time.sleep(0.2)
    check.expect(browser.run("document.documentElement.scrollWidth <= innerWidth"), "scrolls sideways")
    check.shot("narrow")
    browser.size(1280, 900)
    browser.call("Emulation.setScriptExecutionDisabled", value=True)
    browser.call("Page.navigate", url=check.url)
    time.sleep(0.5)
    browser.call("Emulation.setScriptExecutionDisabled", value=False)
    check.same(browser.run("document.getElementById('filters').hidden"), True, "filters without a script")
    check.same(check.shown(), total, "shown without a script")
    check.expect(loaded < 6 and slowest < 2000, "slow")
    print(f"{total} findings: open {loaded:.2f} s, slowest filter {slowest:.0f} ms")


def many(check):
    """How long a long page takes to open, and to filter in every way."""
    loaded = check.open()
    total = check.count()
    name = check.browser.run("document.querySelectorAll('#findings article code')[9].textContent")
    times = [check.filter(text) for text in (name[:1], name[:3], name, "", name[:-1], "no such thing", "")]
    check.same(check.count(), total, "count after filters")
    box = "document.querySelector('input[name=level]').click();"
    times += [check.browser.run("(() => {" + box + "})()," + FILTER % "") for _ in range(2)]
    # Wide bounds: machines that run tests are loaded. The line that is printed says what was measured.
    check.expect(loaded < 6 and max(times) < 2000, f"slow: {loaded:.1f} s, {max(times):.0f} ms")
    print(f"{total} findings: open {loaded:.2f} s, filters {', '.join(f'{t:.0f}' for t in times)} ms")


def site(check):
    """PAGE is the site's index.html."""
    browser = check.browser
    root = check.url.rsplit("/", 1)[0] + "/"
    browser.size(360, 740)
    check.open("", root)
    check.expect(browser.run("document.documentElement.scrollWidth <= innerWidth"), "scrolls sideways")
    check.shot("narrow")
    browser.size(1280, 900)
    themes(check)
    pages = browser.run("[...document.querySelectorAll('main a')].map(a => a.href)")
    check.expect(pages and all(page.startswith(root) for page in pages), f"links: {pages[:3]}")
    # The search, with the keyboard alone.
    name = browser.run("new Promise((done, fail) => { const s = document.createElement('script'); s.src = 'symbols.js';"
                       "const old = window.sdkdiffSymbols; window.sdkdiffSymbols = d => { window.sdkdiffSymbols = old; done(d[0][3][0]); };"
                       "s.onerror = fail; document.head.append(s); })")
    browser.run("document.getElementById('symbol').focus()")
    browser.call("Input.insertText", text=name)
    for _ in range(50):
        if browser.run("document.querySelectorAll('#hits a').length"):
            break
        time.sleep(0.1)
    check.same(browser.run("document.querySelector('#hits a').textContent"), name, "first hit")
    check.shot("searched")
    check.accessible("with hits")
    browser.key("Enter", number=13, text="\r")
    time.sleep(0.5)
    check.same(browser.run("document.querySelector('h1').textContent"), name, "history page")
    check.same(browser.run("getComputedStyle(document.querySelector('article')).borderTopWidth"), "1px", "style")
    symbol = browser.run("location.href")
    check.clean(root)
    browser.call("Input.insertText", text="")
    # A page of each kind.
    module = browser.run("document.querySelector('nav a:last-child').href")
    change = browser.run("document.querySelector('main h2 a').href")
    for what, url in (("symbol", symbol), ("module", module), ("change", change)):
        browser.open("about:blank#")
        browser.open(url)
        check.clean(root)
        check.accessible(what)
        check.shot(what)
        browser.size(360, 740)
        time.sleep(0.2)
        check.expect(browser.run("document.documentElement.scrollWidth <= innerWidth"), f"{what}: scrolls sideways")
        browser.size(1280, 900)
        links = browser.run("[...document.querySelectorAll('a[href], link[href]')].map(a => a.href.split('#')[0])")
        for link in set(links):
            path = urllib.parse.unquote(link[7:])
            check.expect(link.startswith(root) and os.path.exists(path), f"{what}: {link} leads nowhere")
    check.same(browser.run("document.getElementById('filters').hidden"), False, "filters of a change page")
    for url in pages:
        check.expect(os.path.exists(urllib.parse.unquote(url[7:])), f"{url} leads nowhere")


def main():
    tools, steps, page, *shots = sys.argv[1:]
    with Browser() as browser:
        {"report": report, "quick": quick, "many": many, "site": site}[steps](Check(browser, tools, page, shots[0] if shots else None))


if __name__ == "__main__":
    main()
